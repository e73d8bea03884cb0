import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';

/** Themes and designs of a list together; more fit on no page. */
export const mostKeptDesigns = 500;

const id = z.string().min(1).max(60);
const keptDesign = z.strictObject({ id, name: z.string().max(200) });

export const keptWishlistSchema = z
  .array(z.strictObject({ id, designs: z.array(keptDesign).min(1) }))
  .meta({ id: 'Wishlist', description: 'Themes in the order in which their first design was kept.' });

const changes = <Item extends z.ZodObject>(item: Item) => z.array(item).max(mostKeptDesigns);

export const wishlistChangesSchema = z.strictObject({
  add: changes(keptDesign.extend({ themeId: id })).meta({ description: 'Put on the list here.' }),
  remove: changes(z.strictObject({ themeId: id, id })).meta({ description: 'Taken off the list here.' }),
});

const change = {
  summary: 'Adds designs to the customer’s wish list, takes others out, and answers the list',
  description:
    'Takes what changed in one browser since it was told the list last, so that browsers that are used at once lose nothing of each other. Without changes it only answers. A full list takes no more.',
  tag: 'customers',
  needsShop: true,
  usesSession: true,
  body: wishlistChangesSchema,
  answer: { status: 200, schema: z.strictObject({ wishlist: keptWishlistSchema }) },
  refusals: [401],
} as const satisfies Endpoint;

/** What customers keep for later. */
export const wishlistEndpoints = { 'POST /web-api/customer-wishlist': change } as const;
