import { Picture } from '../../components/picture/picture.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import type { BlockProps } from '../block-props.ts';
import { responsivePictures } from './responsive-pictures.ts';

/** A picture meant for certain screens, standing alone; slides combine theirs into one element. */
export function ResponsiveImage({ blok }: BlockProps<'responsive_image'>) {
  const mark = marksOf(blok);
  const pictures = responsivePictures([blok]);
  return (
    pictures && (
      <Picture
        {...pictures.wide}
        mark={{ ...editable(blok), ...mark.image }}
        sizes={pictures.sizes.wide ?? '100vw'}
        widths={[640, 1240]}
      />
    )
  );
}
