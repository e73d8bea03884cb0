import { expect, test } from 'vitest';
import { translateAlts } from './translate-alts.ts';

const image = (alt: string, texts: Record<string, string>) => ({ fieldtype: 'asset', alt, meta_data: texts });
const page = (picture: object) => ({
  component: 'page',
  body: [{ component: 'image_teaser', image: picture }],
});

test.each([
  ['en', 'Roses'],
  ['fr', 'Des roses'],
  ['nl', 'Roses'],
  ['de', 'Rosen'],
] as const)('a picture is described in %s, or in English', (language, alt) => {
  const texts = { alt__i18n__en: 'Roses', alt__i18n__fr: 'Des roses', alt__i18n__nl: '' };
  expect(translateAlts(page(image('Rosen', texts)), language)).toEqual(page(image(alt, texts)));
});

test('a picture without a translation keeps its description', () => {
  const content = page(image('Rosen', {}));
  expect(translateAlts(content, 'it')).toEqual(content);
});
