import { handDesignSchema } from '@blattwerk/schemas/design/hand-design.ts';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { expect, test } from 'vitest';
import { expandRecipe } from '../../recipes/expand-recipe.ts';
import { catalogue } from '../catalogue.ts';
import { recipeIn } from '../recipe-in.ts';
import { handCatalogueDesign } from './hand-catalogue-design.ts';
import { handDesigns } from './hand-designs.ts';
import { handFiles } from './hand-files.generated.ts';

const [file] = handFiles;
const lion = handDesignSchema.parse(file?.design);

test('a card by hand is a design like others: filters, words, what is drawn on it', () => {
  expect(handDesigns()[0]).toMatchObject({
    id: 700_000_001,
    name: 'Löwenherz',
    namesIn: { fr: 'Cœur de lion' },
    facets: { category: ['geburtstag'], product: ['postkarte-hoch', 'einladungskarte'], photos: ['none'] },
    shows: expect.arrayContaining(['lion', 'palm']),
  });
});

test.each(languages)('every text of a card by hand is there in %s', (language) => {
  for (const { recipe } of handDesigns()) {
    const { texts } = recipeIn(recipe, language);
    expect(Object.keys(texts)).toEqual(Object.keys(recipe.texts));
    expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
  }
});

test('in another format all that was placed is stretched, and the letters stay in proportion', () => {
  const [design] = handDesigns();
  if (!design) throw new Error('There is no card by hand.');
  const larger = expandRecipe({ ...design.recipe, format: { width: 210, height: 296 } }, catalogue);
  const own = expandRecipe(design.recipe, catalogue);
  if (!larger.ok || !own.ok) throw new Error('The card cannot be drawn.');
  const namesOf = (expansion: typeof own) =>
    expansion.design.pages[0]?.layers.find((layer) => layer.type === 'text' && layer.slot === 'names');
  const [small, large] = [namesOf(own), namesOf(larger)];
  if (small?.type !== 'text' || large?.type !== 'text') throw new Error('The card has no names.');
  expect([large.box.width / small.box.width, large.size / small.size]).toEqual([2, 2]);
});

test('what reaches the edge bleeds, and over a fold it does not', () => {
  const field = {
    kind: 'field' as const,
    id: 'ground',
    box: { x: 0, y: 0, width: 120, height: 170 },
    turn: 0,
    outline: 'rectangle' as const,
    colour: 'wash',
    opacity: 1,
    line: null,
    finish: 'print' as const,
  };
  const folded = {
    ...lion,
    type: 'klappkarte-hoch' as const,
    layout: {
      format: { width: 120, height: 170 },
      faces: { front: { ground: 'paper', elements: [field] }, back: { ground: 'paper', elements: [field] } },
    },
  };
  const made = handCatalogueDesign(folded, 1);
  if (!made.ok) throw new Error(made.message);
  const expansion = expandRecipe(made.design.recipe, catalogue);
  if (!expansion.ok) throw new Error(expansion.problem.message);
  const grounds = expansion.design.pages[0]?.layers.flatMap((layer) =>
    layer.type === 'art' && layer.id.includes('ground')
      ? layer.items.map(({ matrix, shapes }) => [matrix[4], shapes[0]?.d])
      : [],
  );
  expect(grounds).toEqual([
    [120, 'M0 -3h123v176h-123Z'],
    [0, 'M-3 -3h123v176h-123Z'],
  ]);
});

test.each([
  [{ type: 'fotobuch' as const }, 'No card is made by hand as “fotobuch”.'],
  [{ palette: 'nichts' }, 'There are no colours “nichts”.'],
  [{ pairing: 'nichts' }, 'There is no type “nichts”.'],
  [
    { layout: { ...lion.layout, format: { width: 100, height: 100 } } },
    '“postkarte-hoch” is made in 105×148, 120×170 mm, not in 100×100.',
  ],
])('what cannot be made says why: %j', (change, message) => {
  expect(handCatalogueDesign({ ...lion, ...change }, 1)).toEqual({ ok: false, message });
});

test('a slot stands in one place only', () => {
  const { front } = lion.layout.faces;
  const doubled = {
    ...front,
    elements: front.elements.map((one) => ('slot' in one ? { ...one, slot: 'date' } : one)),
  };
  const read = handDesignSchema.safeParse({ ...lion, layout: { ...lion.layout, faces: { front: doubled } } });
  expect(read.error?.issues[0]?.message).toBe('A slot stands in two places: use each once.');
});
