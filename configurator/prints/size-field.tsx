import type { Sharpness } from '@blattwerk/schemas/shop/sizes/sharpness.ts';
import type { Say } from '../texts.ts';

type SizeFieldProps = {
  label: string;
  /** Undefined where prints differ in it. */
  size: string | undefined;
  sizes: readonly { size: string; name: string; sharpness: Sharpness | undefined }[];
  onChange(size: string): void;
  say: Say;
};

/** Which size, with what a photo would look like in it. */
export function SizeField({ label, size, sizes, onChange, say }: SizeFieldProps) {
  return (
    <select aria-label={label} onChange={({ target }) => onChange(target.value)} value={size ?? ''}>
      {size === undefined && (
        <option disabled value="">
          {say('printsMixed')}
        </option>
      )}
      {sizes.map(({ size: one, name, sharpness }) => (
        <option key={one} value={one}>
          {name}
          {sharpness === 'coarse' && ` · ${say('sizeCoarse')}`}
          {sharpness === 'unprintable' && ` · ${say('sizeUnprintable')}`}
        </option>
      ))}
    </select>
  );
}
