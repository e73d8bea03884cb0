import type { ListedDesign } from '@blattwerk/schemas/web-api/catalogue/listing.ts';

type Picture = ListedDesign['picture'];

/**
 * Addresses of a sheet's picture, for `src` and `srcset`.
 * @param width pixels it is about wide; drawn sharp on dense screens too
 */
export function sheetAddresses(
  shop: string,
  picture: Picture,
  width: number,
): { src: string; srcSet: string } {
  const address = (least: number) => {
    const fitting = picture.widths.find((offered) => offered >= least) ?? picture.widths.at(-1);
    return `${shop}${picture.url}?width=${fitting}`;
  };
  return { src: address(width), srcSet: `${address(width)} 1x, ${address(2 * width)} 2x` };
}

/** Resolves once the pictures are there to be painted, or one time is up: what is found is shown then all the same. */
export async function sheetsReady(
  shop: string,
  pictures: readonly Picture[],
  width: number,
  atMostMs: number,
): Promise<void> {
  const loading = pictures.map((picture) => {
    const image = new Image();
    const { src, srcSet } = sheetAddresses(shop, picture, width);
    image.srcset = srcSet;
    image.src = src;
    return image.decode().catch(() => undefined);
  });
  await Promise.race([Promise.all(loading), new Promise((resolve) => setTimeout(resolve, atMostMs))]);
}
