import { customerWishlists } from '@blattwerk/database/tables/customers.ts';
import {
  keptWishlistSchema,
  type wishlistEndpoints,
} from '@blattwerk/schemas/web-api/customers/wishlist-endpoints.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { createSessions } from '../customers/sessions.ts';
import type { HandlersOf } from '../http/handler.ts';
import { problem } from '../http/problems.ts';
import { changeWishlist, type KeptWishlist, type WishlistChanges } from './change-wishlist.ts';

/** The wish list that stays with an account, whatever browser it was filled in. */
export function wishlistHandlers(backEnd: BackEnd): HandlersOf<keyof typeof wishlistEndpoints> {
  const { clock, database, limits } = backEnd;
  const sessions = createSessions(backEnd);
  return {
    'POST /web-api/customer-wishlist': async ({ body, shop, visitor }) => {
      const { user } = await sessions.read(shop.channel, visitor.headers);
      if (!user) return { ok: false, problem: problem(401, 'Sign in to keep the wish list in an account.') };
      const refused = await limits.take(['wish list by account', user.id]);
      if (refused) return { ok: false, problem: refused };
      return { ok: true, value: { wishlist: await change(user.id, body) } };
    },
  };

  /** One change after the other: the row is held meanwhile. */
  async function change(customerId: string, changes: WishlistChanges): Promise<KeptWishlist> {
    return database.transaction(async (transaction) => {
      await transaction.insert(customerWishlists).values({ customerId }).onConflictDoNothing();
      const ofCustomer = eq(customerWishlists.customerId, customerId);
      const [row] = await transaction.select().from(customerWishlists).where(ofCustomer).for('update');
      const wishlist = changeWishlist(keptWishlistSchema.parse(row?.wishlist), changes);
      const updatedAt = clock();
      await transaction.update(customerWishlists).set({ wishlist, updatedAt }).where(ofCustomer);
      return wishlist;
    });
  }
}
