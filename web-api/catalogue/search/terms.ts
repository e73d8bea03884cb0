import { wordsOf } from '@blattwerk/designs/motifs/words/motif-words.ts';
import { isIdea } from '@blattwerk/designs/motifs/words/shown-ideas.ts';
import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { kindNames } from '@blattwerk/schemas/kinds/kind-names.generated.ts';
import { filterValueLabel } from '@blattwerk/schemas/languages/filter-values.ts';
import { languageTable } from '@blattwerk/schemas/languages/language-table.generated.ts';
import { inLanguage } from '@blattwerk/schemas/languages/phrases.ts';
import { productName } from '@blattwerk/schemas/products/product-name.ts';
import { productTypeLabel } from '@blattwerk/schemas/products/product-type-label.ts';
import {
  cardAccessories,
  cardAccessoryLabels,
} from '@blattwerk/schemas/shop/accessories/card-accessories.ts';
import { cardMakingTable, cardPrintingTable } from '@blattwerk/schemas/shop/cards/card-printing.ts';
import { cardUses } from '@blattwerk/schemas/shop/cards/card-uses.ts';
import { paperTable } from '@blattwerk/schemas/shop/cards/papers.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { givenNameOf } from '@blattwerk/schemas/shop/products/given-name.ts';
import { dinName } from '@blattwerk/schemas/shop/sizes/din-sizes.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { fold, wordsIn } from './fold.ts';
import { synonyms } from './synonyms/synonyms.ts';
import type { Term, Weight } from './term.ts';

/** What searches may know of a product. */
export type Searched = {
  kind: ProductKind;
  name: string;
  productType: string;
  /** Millimetres. */
  formats: readonly string[];
  colours: readonly string[];
  design?:
    | {
        name: string;
        /** What it is called in other languages, where it brings that along. */
        namesIn?: Readonly<Record<string, string>> | null;
        facets: Readonly<Record<string, readonly string[]>>;
        isRefinable: boolean;
        /** What is drawn on it. */
        shows: readonly string[];
        /** Further words in German. */
        searchText: string;
      }
    | undefined;
};

export type Terms = (product: Searched) => readonly Term[];

/** Says by what products are found; equal terms of many products are one object. */
export function createTerms(): Terms {
  const known = new Map<string, Term>();
  const term = (key: string, weight: Weight, phrases: (language: Language) => readonly string[]): Term => {
    const same = known.get(key);
    if (same) return same;
    const made = {
      key,
      weight,
      phrases: (language: Language) => [...phrases(language), ...synonyms(language, key)],
    };
    known.set(key, made);
    return made;
  };
  return (product) => [
    ...kindTerms(product, term),
    ...nameTerms(product, term),
    ...drawnTerms(product, term),
    ...furtherTerms(product, term),
  ];
}

type MakeTerm = (key: string, weight: Weight, phrases: (language: Language) => readonly string[]) => Term;

/** What it is, and the occasions it is for. */
function kindTerms({ kind, productType, design }: Searched, term: MakeTerm): Term[] {
  const uses = cardUses.filter((use) => design?.facets.product?.includes(use));
  const occasions = new Set([...(design?.facets.category ?? []), ...(design?.facets.label ?? [])]);
  return [
    term(`kind:${kind}`, 'kind', (language) => [
      kindNames[kind].one[language],
      kindNames[kind].many[language],
    ]),
    term(`type:${productType}`, 'kind', (language) => [typeLabel(kind, productType, language)]),
    ...uses.map((use) =>
      term(`use:${use}`, 'kind', (language) => [filterValueLabel('product', use, language)]),
    ),
    ...[...occasions].map((occasion) =>
      term(`occasion:${occasion}`, 'kind', (language) => [filterValueLabel('category', occasion, language)]),
    ),
  ];
}

function typeLabel(kind: ProductKind, productType: string, language: Language): string {
  const accessory = kind === 'accessory' && cardAccessories.find((known) => known === productType);
  return accessory
    ? inLanguage(cardAccessoryLabels[accessory], language)
    : productTypeLabel({ kind, productType }, language);
}

/** What it is called, in the language and by its makers. */
function nameTerms({ kind, name, productType, design }: Searched, term: MakeTerm): Term[] {
  const uses = design?.facets.product ?? [];
  const given = givenNameOf(name) ?? design?.name;
  return [
    term(`name:${given ?? name}`, 'name', (language) => {
      const inIts = productName(name, { kind, productType, uses }, language);
      const own = design?.namesIn?.[language];
      if (given === undefined) return [inIts];
      return [given, own ?? givenNameOf(inIts) ?? given];
    }),
  ];
}

function drawnTerms({ design }: Searched, term: MakeTerm): Term[] {
  return (design?.shows ?? []).filter(isIdea).map((idea) =>
    term(`motif:${idea}`, 'motif', (language) =>
      // Leaves are called green in some languages: who asks for green asks for the colour.
      wordsOf(idea, language).filter(
        (word) => !Object.values(languageTable[language].words.colours).includes(word),
      ),
    ),
  );
}

/** Colours, styles, papers, sizes, and what else German words say. */
function furtherTerms({ kind, productType, formats, colours, design }: Searched, term: MakeTerm): Term[] {
  const facets = design?.facets ?? {};
  return [
    ...colours.map((colour) =>
      term(`colour:${colour}`, 'rest', (language) => [filterValueLabel('color', colour, language)]),
    ),
    ...(facets.style ?? []).map((style) =>
      term(`style:${style}`, 'rest', (language) => [filterValueLabel('style', style, language)]),
    ),
    ...(facets.aspectRatio ?? []).map((ratio) =>
      term(`ratio:${ratio}`, 'rest', (language) => [filterValueLabel('aspectRatio', ratio, language)]),
    ),
    ...papersOf(kind, productType).map((paper) =>
      term(`paper:${paper}`, 'rest', (language) => [inLanguage(paperTable[paper].label, language)]),
    ),
    ...(design?.isRefinable
      ? [term('foil', 'rest', (language) => [inLanguage('Goldveredelung', language)])]
      : []),
    ...formats.map((format) => term(`format:${format}`, 'rest', () => formatNames(format))),
    ...wordsIn(design?.searchText ?? '').map((word) =>
      term(`german:${fold(word)}`, 'rest', (language) => (language === 'de' ? [word] : [])),
    ),
  ];
}

const printings = new Map(Object.entries(cardPrintingTable));

function papersOf(kind: ProductKind, productType: string) {
  const printing = kind === 'card' && printings.get(productType);
  return printing ? cardMakingTable[printing.making].papers : [];
}

function formatNames(format: string): string[] {
  const size = parseFormat(format);
  if (!size) return [];
  const name = dinName(size);
  return [`${size.width / 10}x${size.height / 10}`, `${size.width}x${size.height}`, ...(name ? [name] : [])];
}
