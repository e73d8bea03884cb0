import { designTypes } from '@blattwerk/schemas/products/kind-lists.ts';
import { type CatalogueFacts, factsOfTheme } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { byDistance, distanceOf, rankSubstitutes, type Substitute, type Wish } from './rank-substitutes.ts';

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
  return findSubstitutes(
    facts,
    { ...places, of, kinds: designTypes, without, isOnePerTheme: design === undefined },
    client,
  );
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
