import { validateStory } from '@storyblok/schema';
import { describe, expect, it } from 'vitest';
import { cardDetailExample } from '../blocks/details/card-detail.ts';
import { themeCardsExample } from '../blocks/overviews/theme-cards.ts';
import { schema } from '../schema.ts';

function faultyFields(content: unknown): unknown[] {
  return validateStory({ content }, schema).issues.map((issue) => issue.path[1]);
}

const product = (value: object) => ({
  ...cardDetailExample,
  product: { plugin: 'blattwerk-product', ...value },
});
const format = (value: object) => ({
  ...cardDetailExample,
  format: { plugin: 'blattwerk-format', ...value },
});
const theme = (value: object) => ({ ...themeCardsExample, theme: { plugin: 'blattwerk-theme', ...value } });

describe('stored product', () => {
  it('names products by kind and id', () => {
    expect(faultyFields(product({ version: 1, items: [{ kind: 'photobook', id: 'echtfotobuch' }] }))).toEqual(
      [],
    );
  });

  it.each([
    { version: 2, items: [] },
    { version: 1, items: [{ kind: 'fridge', id: 'a' }] },
    { version: 1, items: [{ kind: 'card', id: '' }] },
    { version: 1, items: [{ kind: 'card', id: 'a', price: 149 }] },
    { version: 1, items: Array.from({ length: 25 }, () => ({ kind: 'card', id: 'a' })) },
    { version: 1 },
  ])('is not $version $items', (value) => {
    expect(new Set(faultyFields(product(value)))).toEqual(new Set(['product']));
  });
});

describe('stored format', () => {
  it.each(['148x105', '5x5', '2000x1400'])('is %s', (value) => {
    expect(faultyFields(format({ version: 1, format: value }))).toEqual([]);
  });

  it.each(['0148x105', '148 x 105', '148×105', '14.8x10.5', '0x105', '148x', ''])('is not "%s"', (value) => {
    expect(faultyFields(format({ version: 1, format: value }))).toEqual(['format']);
  });
});

describe('stored theme', () => {
  it('is a theme, with or without one of its designs', () => {
    expect(faultyFields(theme({ version: 1, themeId: 1461 }))).toEqual([]);
    expect(faultyFields(theme({ version: 1, themeId: 1461, designId: 'hochzeit-eukalyptus' }))).toEqual([]);
  });

  it.each([{ themeId: '1461' }, { themeId: 0 }, { themeId: 1.5 }, { themeId: 1461, desingId: 'a' }, {}])(
    'is not %o',
    (value) => {
      expect(new Set(faultyFields(theme({ version: 1, ...value })))).toEqual(new Set(['theme']));
    },
  );
});
