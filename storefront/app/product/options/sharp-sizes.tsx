import type { PrintSizes } from '@blattwerk/configurator/photos/print-sizes.ts';
import { displayFormat, displayLength, lengthUnitOf } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { FormatLimits } from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';
import type { OptionName } from '../../../page/offer/choice.ts';
import { usePage } from '../../context/page-context.tsx';
import type { Translate } from '../../messages/messages-context.tsx';
import { useTopicMessages } from '../../messages/use-topic-messages.ts';
import styles from './option-fields.module.css';

type SharpUpToProps = {
  sizes: PrintSizes;
  /** Between which sides any size is made; undefined where only the listed ones are. */
  limits: FormatLimits | undefined;
};

/** Up to which size the photo that is in looks sharp, as it is cropped now. */
export function SharpUpTo({ sizes: { upTo }, limits }: SharpUpToProps) {
  const t = useTopicMessages('configurator');
  const { channel, locale } = usePage();
  const isMade = upTo && Math.min(upTo.width, upTo.height) >= (limits?.minimum ?? 0);
  const isLargest = upTo && limits && Math.max(upTo.width, upTo.height) >= limits.maximumLong;
  return (
    <p className={styles.reason} role="status">
      {isLargest
        ? t('configurator.sharpAlways')
        : isMade
          ? t('configurator.sharpUpTo', { size: displayFormat(upTo, locale, lengthUnitOf(channel, locale)) })
          : t('configurator.sharpNowhere')}
    </p>
  );
}

/** How much of a picture on canvas is seen on its edges, or not at all. */
export function GoesRound({ millimetres }: { millimetres: number }) {
  const t = useTopicMessages('configurator');
  const { channel, locale } = usePage();
  const unit = lengthUnitOf(channel, locale);
  const size = `${displayLength(millimetres, locale, unit)}\u00a0${unit}`;
  return <p className={styles.limits}>{t('configurator.goesRound', { size })}</p>;
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
