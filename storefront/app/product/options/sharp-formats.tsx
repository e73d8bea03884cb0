import type { FormatPhotos } from '@blattwerk/configurator/photos/format-photos.ts';
import { photobookFormats, photobookFormatTable } from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import { type Format, parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { oneOf } from '../../../page/offer/choice.ts';
import type { OptionGroup, OptionValue } from '../../../page/offer/offer.ts';
import type { Translate } from '../../messages/messages-context.tsx';
import { useTopicMessages } from '../../messages/use-topic-messages.ts';
import styles from './option-fields.module.css';
import { useOptionLabel } from './use-option-label.ts';

/** The sizes that can be chosen; books' are named. */
export function sizesIn(groups: readonly OptionGroup[]): { option: OptionValue; size: Format }[] {
  const formats = groups.find(({ name }) => name === 'format')?.values ?? [];
  return formats.flatMap((option) => {
    const size = sizeOf(option.value);
    return size ? [{ option, size }] : [];
  });
}

function sizeOf(value: string): Format | undefined {
  const named = oneOf(photobookFormats, value);
  return named ? photobookFormatTable[named] : parseFormat(value);
}

type SharpFormatsProps = { photos: FormatPhotos; groups: readonly OptionGroup[] };

/** In which of the sizes all photos look sharp, as they stand and are cropped now. */
export function SharpFormats({ photos, groups }: SharpFormatsProps) {
  const t = useTopicMessages('configurator');
  const label = useOptionLabel();
  const sizes = sizesIn(groups).toSorted((one, other) => area(other.size) - area(one.size));
  const sharp = sizes.filter(({ size }) => {
    const { coarse, unprintable } = photos.in(size);
    return coarse.size + unprintable.size === 0;
  });
  const [largest] = sharp;
  return (
    <p className={styles.reason} role="status">
      {!largest
        ? t('configurator.formatsNoneSharp')
        : sharp.length === sizes.length
          ? t('configurator.formatsAllSharp')
          : t('configurator.formatsSharpUpTo', { size: label('format', largest.option) })}
    </p>
  );
}

/** How many photos would look bad in a size, before it is chosen. */
export function formatNote(photos: FormatPhotos, value: string, t: Translate): string | undefined {
  const size = sizeOf(value);
  if (!size) return undefined;
  const { coarse, unprintable } = photos.in(size);
  const notes = [
    coarse.size > 0 && t('configurator.formatCoarse', { count: coarse.size }),
    unprintable.size > 0 && t('configurator.formatUnprintable', { count: unprintable.size }),
  ];
  return notes.filter(Boolean).join(' · ') || undefined;
}

function area({ width, height }: Format): number {
  return width * height;
}
