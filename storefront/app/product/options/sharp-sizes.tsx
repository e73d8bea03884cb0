import type { PrintSizes } from '@blattwerk/configurator/photos/print-sizes.ts';
import { displayFormat, lengthUnitOf } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { OptionName } from '../../../page/offer/choice.ts';
import { usePage } from '../../context/page-context.tsx';
import type { Translate } from '../../messages/messages-context.tsx';
import { useTopicMessages } from '../../messages/use-topic-messages.ts';
import styles from './option-fields.module.css';

/** Up to which size the photo that is in looks sharp, as it is cropped now. */
export function SharpUpTo({ sizes: { upTo } }: { sizes: PrintSizes }) {
  const t = useTopicMessages('configurator');
  const { channel, locale } = usePage();
  return (
    <p className={styles.reason} role="status">
      {upTo
        ? t('configurator.sharpUpTo', { size: displayFormat(upTo, locale, lengthUnitOf(channel, locale)) })
        : t('configurator.sharpNowhere')}
    </p>
  );
}

/** What is said of a size in which the photo would not look sharp. */
export function sizeNote(
  sizes: PrintSizes,
  name: OptionName,
  value: string,
  t: Translate,
): string | undefined {
  const size = name === 'format' ? parseFormat(value) : undefined;
  const sharpness = size && sizes.in(size);
  if (sharpness === undefined || sharpness === 'sharp') return undefined;
  return t(sharpness === 'coarse' ? 'configurator.sizeCoarse' : 'configurator.sizeUnprintable');
}
