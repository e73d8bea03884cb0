import { beginFrom } from '@blattwerk/designs/catalogue/by-hand/begin-from.ts';
import { catalogue as library } from '@blattwerk/designs/catalogue/catalogue.ts';
import type { HandDesign } from '@blattwerk/schemas/design/hand-design.ts';
import { cardUses } from '@blattwerk/schemas/shop/cards/card-uses.ts';
import { furtherOccasions } from '@blattwerk/schemas/shop/occasions/further-occasions.ts';
import { occasions } from '@blattwerk/schemas/shop/occasions/occasions.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { BackEnd } from '../back-end.ts';
import { recipeOfDesign } from '../designs/design-recipes.ts';
import { notFound, unprocessable } from '../http/problems.ts';

const known = [...occasions, ...furtherOccasions];

/** A card of the catalogue as the beginning of another one, for the same occasion and use. */
export async function beginningFrom(
  { database, catalogue, products }: Pick<BackEnd, 'database' | 'catalogue' | 'products'>,
  number: number,
  name: string,
): Promise<{ ok: true; design: HandDesign } | { ok: false; problem: Problem }> {
  const design = (await catalogue.current()).design(number);
  const recipe = await recipeOfDesign(number, { database, products: await products.current() });
  if (!design || !recipe) return { ok: false, problem: notFound(`There is no design ${number}.`) };
  const { category = [], product = [] } = design.facets;
  const begun = beginFrom(
    recipe,
    {
      names: { de: name, en: name, es: name, fr: name, it: name, nl: name },
      occasion: known.find((one) => one === category.at(-1)) ?? 'geburtstag',
      use: cardUses.find((one) => product.includes(one)) ?? 'grusskarte',
    },
    library,
  );
  return begun.ok ? begun : { ok: false, problem: unprocessable(begun.message) };
}
