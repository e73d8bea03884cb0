import { designTypes } from '@blattwerk/schemas/products/kind-lists.ts';
import { cardUseLabels } from '@blattwerk/schemas/shop/cards/card-uses.ts';
import { type CatalogueFacts, factsOfTheme } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import {
  byDistance,
  distanceOf,
  nearestFormats,
  rankSubstitutes,
  type Substitute,
  type Wish,
} from './rank-substitutes.ts';

export type FoundSubstitute = CatalogueProduct & { themeName: string | undefined };

/** How many are asked for with their prices, of which the first are shown. */
const asked = 24;
const shown = 6;

/** Substitutes for a product with their pictures and prices in a shop, those of a like price before dearer and cheaper ones. */
export async function findSubstitutes(
  facts: CatalogueFacts,
  { isOnePerTheme = false, ...wanted }: Omit<Wish, 'like'> & { isOnePerTheme?: boolean },
  client: WebApiClient,
): Promise<FoundSubstitute[]> {
  const [original] = await productsOf(client, [wanted.of]);
  const wish: Wish = { ...wanted, like: facts.products[wanted.of] ?? original };
  const all = rankSubstitutes(facts, wish);
  const ranked = (isOnePerTheme ? firstOfThemes(all) : all).slice(0, asked);
  if (ranked.length === 0) return [];
  const found = await productsOf(
    client,
    ranked.map(({ reference }) => reference),
  );
  const price = original?.priceFrom?.minorUnits;
  return ranked
    .flatMap((substitute) => {
      const product = found.find(({ kind, id }) => `${kind}:${id}` === substitute.reference);
      if (!product?.isAvailable) return [];
      const amount = product.priceFrom?.minorUnits;
      const dearness = price === undefined || amount === undefined ? 0 : Math.abs(amount - price);
      return [{ product, distance: [...distanceOf(substitute, wish), dearness] }];
    })
    .toSorted((one, other) => byDistance(one.distance, other.distance))
    .slice(0, shown)
    .map(({ product }) => ({
      ...product,
      themeName: product.themeId === undefined ? undefined : factsOfTheme(facts, product.themeId)?.name,
    }));
}

function firstOfThemes(ranked: readonly Substitute[]): Substitute[] {
  const seen = new Set<number>();
  return ranked.filter(({ facts: { themeId } }) => {
    if (themeId === undefined || seen.has(themeId)) return false;
    seen.add(themeId);
    return true;
  });
}

/**
 * Substitutes for a theme, each by its likest design: of other themes where no design was chosen, else any design.
 * @param theme number of the theme, whether the catalogue still has it or not
 */
export async function findThemes(
  facts: CatalogueFacts,
  {
    theme,
    design,
    ...places
  }: Pick<Wish, 'markets' | 'customerTypes'> & { theme: number; design: string | undefined },
  client: WebApiClient,
): Promise<FoundSubstitute[]> {
  const own = Object.keys(facts.products).filter((reference) => facts.products[reference]?.themeId === theme);
  const of =
    own.find((reference) => design === undefined || reference.endsWith(`:${design}`)) ??
    `card:${design ?? theme}`;
  const without = design === undefined ? own : [];
  const alike = await designsAlike(theme, design, client);
  return findSubstitutes(
    facts,
    { ...places, of, kinds: designTypes, without, alike, isOnePerTheme: design === undefined },
    client,
  );
}

/**
 * References of designs like a theme's: the most wanted ones for its occasion and use, then for its use. None of a theme that
 * is gone.
 */
async function designsAlike(
  theme: number,
  design: string | undefined,
  client: WebApiClient,
): Promise<ReadonlySet<string>[]> {
  const answer = await client('GET /web-api/themes/{id}', { params: { id: theme } });
  const designs = answer.ok ? answer.value.designs : [];
  const like = designs.find(({ id }) => String(id) === design) ?? designs[0];
  if (!like) return [];
  const { category = [], product: types = [] } = like.filters;
  const product = types.filter((type) => Object.hasOwn(cardUseLabels, type));
  return Promise.all(
    [{ category, product }, { product }].map(async (filters) => {
      const listed = await client('GET /web-api/themes', { query: { ...filters, pageSize: 48 } });
      return new Set((listed.ok ? listed.value.designs : []).map(({ kind, id }) => `${kind}:${id}`));
    }),
  );
}

const ownFormats = 3;

/**
 * Ways out where a product is not made in a format: its own formats, the nearest first, each the product in that one; then products
 * like it that are made in the format. What a kind costs in one format is not known here, so own formats have no price.
 */
export async function findFormats(
  facts: CatalogueFacts,
  { madeIn, ...wanted }: Omit<Wish, 'like' | 'madeIn'> & { madeIn: string },
  client: WebApiClient,
): Promise<FoundSubstitute[]> {
  const [[own], others] = await Promise.all([
    productsOf(client, [wanted.of]),
    findSubstitutes(facts, { ...wanted, madeIn }, client),
  ]);
  const made = facts.products[wanted.of]?.formats ?? [];
  const nearest = own ? nearestFormats(made, madeIn).slice(0, ownFormats) : [];
  return [
    ...nearest.flatMap((format) =>
      own ? [{ ...own, themeName: undefined, priceFrom: null, formats: [format] }] : [],
    ),
    ...others.map((product) => ({ ...product, formats: [madeIn] })),
  ].slice(0, shown);
}

/** Those the catalogue finds; an unreachable back end is an error. */
async function productsOf(client: WebApiClient, references: string[]): Promise<CatalogueProduct[]> {
  const answer = await client('GET /web-api/products/chosen', { query: { products: references } });
  if (!answer.ok) throw new Error(answer.problem.title);
  return answer.value.products.flatMap((product) => {
    if (!product.found) return [];
    const { found, ...rest } = product;
    return [rest];
  });
}
