import type { OptionGroup } from '../offer/offer.ts';
import type { GalleryPicture } from './gallery-pictures.ts';

/** The pictures of a product with the refinement chosen: without one, nothing on them shines. */
export function refinedPictures(
  pictures: readonly GalleryPicture[],
  groups: readonly OptionGroup[] | undefined,
): readonly GalleryPicture[] {
  const refinement = groups
    ?.find(({ name }) => name === 'refinement')
    ?.values.find(({ isSelected }) => isSelected)?.value;
  if (refinement === undefined) return pictures;
  return pictures.map((shown) => {
    const { url } = shown.picture;
    const refined = `${url}${url.includes('?') ? '&' : '?'}refinement=${refinement}`;
    return { ...shown, picture: { ...shown.picture, url: refined } };
  });
}
