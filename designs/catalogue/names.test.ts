import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { expect, test } from 'vitest';
import { shownMotifs } from '../compositions/shown-motifs.ts';
import { wordsOf } from '../motifs/words/motif-words.ts';
import { type Idea, ideas, isIdea } from '../motifs/words/shown-ideas.ts';
import { cardThemes } from './card-themes.ts';
import type { CatalogueDesign } from './catalogue-design.ts';
import { catalogueDesigns } from './catalogue-designs.ts';

const designs = catalogueDesigns().filter(({ variantOf }) => variantOf === null);
const themes = new Map(cardThemes().map((theme) => [theme.id, theme]));

/** Papers, paints and ornaments say nothing that a name could contradict. */
const paints: readonly Idea[] = [
  ...(['watercolour', 'kraft', 'linen', 'marble', 'contours', 'terrazzo', 'geometric'] as const),
  ...(['dots', 'stripes', 'checks', 'herringbone', 'art-deco'] as const),
];
/** Names of photo products in which a word means something else. */
const puns = ['Schatzkiste', 'Babyschatz', 'Landschaftsposter'];

const germanWords = [...ideas].filter(isIdea).flatMap((idea) =>
  wordsOf(idea, 'de')
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 4 && !word.includes(' '))
    .map((word) => ({ idea, word })),
);

/** The ideas whose words stand in a name; short words only where a word of the name begins. */
function saidBy(name: string): Idea[] {
  const text = name.toLowerCase();
  const begins = text.split(/[^a-zäöüß]+/);
  const isSaid = (word: string) =>
    word.length > 4 ? text.includes(word) : begins.some((begin) => begin.startsWith(word));
  return germanWords.filter(({ word }) => isSaid(word)).map(({ idea }) => idea);
}

const meaning = ({ shows }: CatalogueDesign) => shows.filter((idea) => !paints.includes(idea));

test('a design that shows something shows what its name claims', () => {
  const untrue = designs.flatMap((design) => {
    const claim = themes.get(design.themeId)?.named.claim;
    if (!claim || design.kind !== 'card' || meaning(design).length === 0) return [];
    const seen = shownMotifs(design.recipe);
    return seen.some((id) => claim.motifs.includes(id)) ? [] : [`${design.id} ${design.name}: ${seen}`];
  });
  expect(untrue).toEqual([]);
});

test('no name speaks of what another drawing stands in for, and figurative names have none', () => {
  const contradicted = designs.filter((design) => {
    const named = themes.get(design.themeId)?.named;
    if (named?.isFigurative) return meaning(design).length > 0;
    if (named?.isPun || named?.claim || puns.includes(design.name)) return false;
    const said = saidBy(design.name);
    return said.length > 0 && meaning(design).length > 0 && !said.some((idea) => design.shows.includes(idea));
  });
  expect(contradicted.map(({ id, name, shows }) => `${id} ${name}: ${shows}`)).toEqual([]);
});

test.each([
  ['Dinospaß', 'dinosaur'],
  ['Piratenschatz', 'pirates'],
  ['Unter Wasser', 'sea-creature'],
  ['Rotkehlchen', 'robin'],
  ['Waldfreunde', 'woodland-animal'],
  ['Meerjungfrau', 'mermaid'],
  ['Anpfiff', 'football'],
  ['Lorbeerkranz', 'laurel'],
  ['Kürbisnacht', 'pumpkin'],
] as const)('%s shows what everybody expects of it, and is found by its words', (name, idea) => {
  const [front] = designs.filter((design) => design.name === name);
  expect(front?.shows).toContain(idea);
  for (const word of wordsOf(idea, 'de')) expect(front?.searchText).toContain(word);
});

test('colours that a name speaks of are those of its theme', () => {
  const colours = { Tintenblau: 'tinte', Cremeweiß: 'elfenbein', 'Schwarz auf Weiß': 'schwarzweiss' };
  for (const [name, palette] of Object.entries(colours))
    expect([...themes.values()].find((theme) => theme.name === name)?.palette.id).toBe(palette);
  expect(languages).toHaveLength(6);
});
