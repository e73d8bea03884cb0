import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { type AspectRatio, aspectRatios } from '@blattwerk/schemas/shop/sizes/aspect-ratios.ts';
import { hasFile } from '../../components/picture/picture-source.ts';
import { editable } from '../../context/editable.ts';

type StoredPicture = BlockOf<'responsive_image'>;

/** Crop of a picture made for all screens where only a phone's width is left. */
const narrowDefault: AspectRatio = '300:235';

/** The pictures of a slide for narrow and wide screens, each with its crop; undefined while no file is chosen. */
export function responsivePictures(pictures: readonly StoredPicture[]) {
  const usable = pictures.filter(({ image }) => hasFile(image));
  const forMedia = (media: string) => usable.find((picture) => (picture.media ?? 'all') === media);
  const narrow = forMedia('mobile') ?? forMedia('all') ?? usable[0];
  const wide = forMedia('desktop') ?? forMedia('all') ?? narrow;
  if (!narrow || !wide) return undefined;
  return {
    narrow: { asset: narrow.image, aspectRatio: narrow.media === 'mobile' ? ratioOf(narrow) : narrowDefault },
    wide: { asset: wide.image, aspectRatio: ratioOf(wide) },
    sizes: { narrow: narrow.sizes || undefined, wide: wide.sizes || undefined },
    mark: { ...editable(narrow), 'data-wide-blok-uid': editable(wide)['data-blok-uid'] },
  };
}

function ratioOf({ aspectRatio }: StoredPicture): AspectRatio {
  return aspectRatios.find((known) => known === aspectRatio) ?? '59:22';
}
