import {
  type keptWishlistSchema,
  mostKeptDesigns,
  type wishlistChangesSchema,
} from '@blattwerk/schemas/web-api/customers/wishlist-endpoints.ts';
import type { z } from 'zod';

export type KeptWishlist = z.infer<typeof keptWishlistSchema>;
export type WishlistChanges = z.infer<typeof wishlistChangesSchema>;

/** The list after the changes: themes and designs keep their order, new ones come last; no theme is left empty. */
export function changeWishlist(wishlist: KeptWishlist, { add, remove }: WishlistChanges): KeptWishlist {
  const keyOf = ({ themeId, id }: { themeId: string; id: string }) => JSON.stringify([themeId, id]);
  const added = new Set(add.map(keyOf));
  const gone = new Set(remove.map(keyOf).filter((key) => !added.has(key)));
  const themes = new Map<string, Map<string, string>>();
  let count = 0;
  const keep = (themeId: string, { id, name }: { id: string; name: string }) => {
    const designs = themes.get(themeId) ?? new Map<string, string>();
    if (designs.has(id) || count >= mostKeptDesigns) return;
    themes.set(themeId, designs.set(id, name));
    count += 1;
  };
  for (const { id: themeId, designs } of wishlist) {
    for (const design of designs) if (!gone.has(keyOf({ themeId, id: design.id }))) keep(themeId, design);
  }
  for (const { themeId, ...design } of add) keep(themeId, design);
  return [...themes].map(([id, designs]) => ({
    id,
    designs: [...designs].map(([designId, name]) => ({ id: designId, name })),
  }));
}
