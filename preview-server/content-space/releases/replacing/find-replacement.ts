import { assets } from '@blattwerk/database/tables/assets.ts';
import { type CatalogueFacts, factsOfTheme } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { referencePattern } from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { factsOf } from '../../../catalogue/facts-source.ts';
import { isImage } from '../../assets/content-types.ts';
import { pageFile } from '../../assets/replacing/replace-asset.ts';
import type { ContentSpace } from '../../content-space.ts';
import type { Replacement } from './replacement.ts';

const words = z.string().min(1, 'can’t be blank').max(200);
const reference = z.string().max(80).regex(referencePattern);

/** What an editor wants replaced, by the names that things go by. */
export const replacementWish = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('words'),
      from: words,
      to: z.string().max(200),
      isWhole: z.boolean().default(true),
    }),
    z.object({ kind: z.literal('product'), from: reference, to: reference }),
    z.object({ kind: z.literal('theme'), from: z.int().positive(), to: z.int().positive() }),
    z.object({ kind: z.literal('asset'), from: z.int().positive(), to: z.int().positive() }),
  ])
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'is what stands there already' });
export type ReplacementWish = z.output<typeof replacementWish>;

/** `kind`: the other product is of another kind, or no picture; `missing`: there is no such thing. */
export type Resolved =
  | { ok: true; replacement: Replacement }
  | { ok: false; field: 'from' | 'to'; message: string };

const missing = (field: 'from' | 'to', what: string): Resolved => ({
  ok: false,
  field,
  message: `is no ${what} there is`,
});

/** Finds out all that it takes to put one thing in another's place. */
export async function resolveReplacement(space: ContentSpace, wish: ReplacementWish): Promise<Resolved> {
  if (wish.kind === 'words') return { ok: true, replacement: wish };
  if (wish.kind === 'asset') return resolveAsset(space, wish);
  const facts = factsOf(await space.catalogue.current());
  // Without the catalogue no name can be looked up; the judge does not know more then, either.
  if (wish.kind === 'product') return resolveProduct(facts, wish);
  const design = facts && factsOfTheme(facts, wish.to)?.designs[0];
  if (design === undefined) return missing('to', 'theme');
  return { ok: true, replacement: { ...wish, design: String(design) } };
}

function resolveProduct(
  facts: CatalogueFacts | undefined,
  wish: ReplacementWish & { kind: 'product' },
): Resolved {
  if (facts && !Object.hasOwn(facts.products, wish.to)) return missing('to', 'product');
  const kindOf = (name: string) => name.slice(0, name.indexOf(':'));
  if (kindOf(wish.from) !== kindOf(wish.to))
    return { ok: false, field: 'to', message: 'is of another kind, which the same fields do not take' };
  return { ok: true, replacement: wish };
}

async function resolveAsset(
  { database, config }: ContentSpace,
  { from, to }: ReplacementWish & { kind: 'asset' },
): Promise<Resolved> {
  const rows = await database
    .select()
    .from(assets)
    .where(
      and(
        eq(assets.spaceId, config.space.id),
        inArray(assets.id, [from, to]),
        isNotNull(assets.uploadedAt),
        isNull(assets.deletedAt),
      ),
    );
  const [one, other] = [from, to].map((id) => rows.find((row) => row.id === id));
  if (!one) return missing('from', 'file');
  if (!other) return missing('to', 'file');
  if (isImage(one.contentType) && !isImage(other.contentType))
    return { ok: false, field: 'to', message: 'is no picture' };
  return {
    ok: true,
    replacement: { kind: 'asset', from: pageFile(one, config), to: pageFile(other, config) },
  };
}
