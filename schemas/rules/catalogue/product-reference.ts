import { kindLabels } from '../../kinds/kind-names.generated.ts';
import type { Market } from '../../shop/markets/markets.ts';
import {
  type CatalogueFacts,
  factsOfProduct,
  type ProductFacts,
} from '../../shop/products/catalogue-facts.ts';
import type { Sentence } from '../model/finding.ts';
import type { Fix } from '../model/fix.ts';
import { entryRemovalFixes, offeredFix, removing } from '../model/making-fixes.ts';
import type { ReadProduct, StoryReading } from '../model/story-reading.ts';
import { marketsShowing } from './audience.ts';

export type KnownProduct = { product: ReadProduct; facts: ProductFacts; shown: readonly Market[] };

type ChosenProducts = { known: readonly KnownProduct[]; unknown: readonly ReadProduct[] };

/** The chosen products the catalogue has, each with the markets it is shown in. */
export function knownProducts(story: StoryReading, catalogue: CatalogueFacts): readonly KnownProduct[] {
  return chosenProducts(story, catalogue).known;
}

/** The chosen products the catalogue does not have. */
export function unknownProducts(story: StoryReading, catalogue: CatalogueFacts): readonly ReadProduct[] {
  return chosenProducts(story, catalogue).unknown;
}

let latest: { story: StoryReading; catalogue: CatalogueFacts; chosen: ChosenProducts } | undefined;

/** Looked up once, however many rules ask of the same story. */
function chosenProducts(story: StoryReading, catalogue: CatalogueFacts): ChosenProducts {
  if (latest?.story !== story || latest.catalogue !== catalogue) {
    latest = { story, catalogue, chosen: lookUp(story, catalogue) };
  }
  return latest.chosen;
}

function lookUp({ references, markets }: StoryReading, catalogue: CatalogueFacts): ChosenProducts {
  const known: KnownProduct[] = [];
  const unknown: ReadProduct[] = [];
  let last: { items: ReadProduct['items']; shown: readonly Market[] } | undefined;
  for (const product of references.products) {
    const facts = factsOfProduct(catalogue, product);
    if (!facts) {
      unknown.push(product);
      continue;
    }
    // All products of a list are shown where the list is.
    if (last?.items !== product.items) {
      last = { items: product.items, shown: marketsShowing(product, markets) };
    }
    known.push({ product, facts, shown: last.shown });
  }
  return { known, unknown };
}

const labels: Readonly<Record<string, string>> = kindLabels;

/** What editors call a kind as a story or a field names it; one that the shop does not have, as it stands there. */
export function storedKindLabel(kind: string): string {
  return labels[kind] ?? kind;
}

/** What editors call a product the catalogue does not have: „Karte 99“. */
export function unknownName({ kind, id }: { kind: string; id: string }): Sentence {
  return { de: `${storedKindLabel(kind)} ${id}`, en: `${kind} ${id}` };
}

/** Takes the product out of its list, unless the list must keep it. */
export function productRemovalFixes(product: ReadProduct): Fix[] {
  const { index, items, path, field } = product;
  if (items.length - 1 < minimumOf(product) || !path.parent) return [];
  const label = { de: 'Produkt entfernen', en: 'Remove the product' };
  return entryRemovalFixes(label, { field, list: items, path: path.parent, index });
}

/** The same for a product that stays in the list in another place. */
export function repetitionRemovalFixes(product: ReadProduct): Fix[] {
  const { index, items, path } = product;
  if (items.length - 1 < minimumOf(product)) return [];
  const label = { de: 'Wiederholung entfernen', en: 'Remove the repetition' };
  return [offeredFix(label, removing(path, items[index]))];
}

/** Fewest products a picker's field asks for, once one is chosen. */
export function minimumOf({ field }: Pick<ReadProduct, 'field'>): number {
  return Number(optionOf(field, 'minimum')) || 0;
}

/** Most products it takes; unlimited where it does not say. */
export function maximumOf({ field }: Pick<ReadProduct, 'field'>): number {
  return Number(optionOf(field, 'maximum')) || Number.POSITIVE_INFINITY;
}

/** Kinds of products a picker's field takes; none where it takes all. */
export function kindsOf({ field }: Pick<ReadProduct, 'field'>): string[] {
  return (optionOf(field, 'kinds') ?? '').split(',').filter((kind) => kind !== '');
}

function optionOf({ options = [] }: ReadProduct['field'], name: string): string | undefined {
  return options.find((option) => option.name === name)?.value;
}
