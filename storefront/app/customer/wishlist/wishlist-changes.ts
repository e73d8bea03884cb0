import type { BodyOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { hasDesign, toggleDesign, type Wishlist } from '../../wishlist/wishlist.ts';

export type WishlistChanges = BodyOf<'POST /web-api/customer-wishlist'>;

/** What was added to a list, and what was taken out, on the way to another. */
export function wishlistChanges(before: Wishlist, after: Wishlist): WishlistChanges {
  return {
    add: designsOf(after).filter(({ themeId, id }) => !hasDesign(before, themeId, id)),
    remove: designsOf(before)
      .filter(({ themeId, id }) => !hasDesign(after, themeId, id))
      .map(({ themeId, id }) => ({ themeId, id })),
  };
}

/** A list after changes; what is there already, or gone, stays so. */
export function changeWishlist(wishlist: Wishlist, { add, remove }: WishlistChanges): Wishlist {
  let changed = wishlist;
  for (const { themeId, ...design } of add)
    if (!hasDesign(changed, themeId, design.id)) changed = toggleDesign(changed, themeId, design);
  for (const { themeId, id } of remove)
    if (hasDesign(changed, themeId, id)) changed = toggleDesign(changed, themeId, { id, name: '' });
  return changed;
}

function designsOf(wishlist: Wishlist) {
  return wishlist.flatMap(({ id: themeId, designs }) => designs.map((design) => ({ themeId, ...design })));
}
