import { expect, test } from 'vitest';
import { catalogueDesigns } from '../catalogue/catalogue-designs.ts';
import { folds } from '../model/fold.ts';
import { scenes } from './all-scenes.ts';
import { scenesFor } from './scenes-for.ts';

const ids = (shown: Parameters<typeof scenesFor>[0], designs?: number) =>
  scenesFor(shown, designs).map(({ id }) => id);

test('scenes made for the type of a product are the only ones for it', () => {
  expect(ids({ kind: 'card', type: 'flaschenetikett', fold: 'single' })).toEqual(['bottle-label']);
  expect(ids({ kind: 'card', type: 'aufkleber-rund', fold: 'single' })).toEqual(['stickers']);
  expect(ids({ kind: 'calendar', type: 'tischkalender', fold: 'single' })).toEqual(['desk-calendar']);
  expect(ids({ kind: 'collage', type: 'leinwand', fold: 'single' })).toEqual(['canvas-on-a-wall']);
});

test('a card stands, leans or lies as it is folded', () => {
  expect(ids({ kind: 'card', type: 'klappkarte-hoch', fold: 'book' })[0]).toBe('card-standing');
  expect(ids({ kind: 'card', type: 'postkarte-quer', fold: 'flat' })[0]).toBe('card-leaning');
  expect(ids({ kind: 'card', type: 'tischklappkarte', fold: 'tent' })[0]).toBe('place-card');
  for (const fold of folds)
    expect(ids({ kind: 'card', type: 'postkarte-hoch', fold }).length).toBeGreaterThan(1);
});

test('a set is shown only when there are designs for it', () => {
  const card = { kind: 'card', type: 'klappkarte-hoch', fold: 'book' } as const;
  expect(ids(card)).not.toContain('card-set');
  expect(ids(card, 3)).toContain('card-set');
});

test('an unknown type of a known kind has a place all the same', () => {
  expect(ids({ kind: 'collage', type: 'sonderformat', fold: 'single' }).length).toBeGreaterThan(0);
});

test('a photo book is shown open and closed', () => {
  expect(ids({ kind: 'photobook', type: 'echtfotobuch', fold: 'single' }).sort()).toEqual([
    'photobook-cover',
    'photobook-open',
  ]);
});

test('every scene is offered for something in the shop', () => {
  const offered = new Set(
    catalogueDesigns().flatMap(({ recipe }) => ids({ ...recipe.product, fold: recipe.fold }, 3)),
  );
  expect(scenes.map(({ id }) => id).filter((id) => !offered.has(id))).toEqual([]);
});
