import { expect, test } from 'vitest';
import { languages } from '../markets/languages.generated.ts';
import { isContentPath } from './non-content-paths.ts';
import { fullSlugIn, pathIn, storyPath } from './story-paths.ts';
import { storySlugs } from './story-slugs.ts';

const slugs = Object.keys(storySlugs.fr);

test.each(languages)('every address of %s leads back to its story', (language) => {
  for (const slug of slugs) expect(storyPath(pathIn(slug, language))).toBe(slug);
});

test('all languages name the same pages; a name means one page, and none of another kind', () => {
  const meant = new Map<string, string>();
  for (const own of Object.values(storySlugs)) {
    expect(Object.keys(own)).toEqual(slugs);
    for (const [slug, name] of Object.entries(own)) {
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect([name, meant.get(name) ?? slug]).toEqual([name, slug]);
      expect(slugs.includes(name) ? [name, slug] : [name, name]).toEqual([name, name === slug ? slug : name]);
      expect([name, isContentPath(`/${name}/`)]).toEqual([name, true]);
      meant.set(name, slug);
    }
  }
});

test('paths and full slugs are spelled segment by segment, what has no name stays', () => {
  expect(pathIn('weihnachten/privat/grusskarte', 'fr')).toBe('noel/en-famille/cartes-de-voeux');
  expect(storyPath('natale/in-famiglia')).toBe('weihnachten/privat');
  expect(fullSlugIn('blattwerk/hochzeit/', 'fr')).toBe('blattwerk/mariage/');
  expect(fullSlugIn('fr/blattwerk/hochzeit', 'fr')).toBe('fr/blattwerk/mariage');
  expect(fullSlugIn('blattwerk', 'fr')).toBe('blattwerk');
  expect(fullSlugIn('blattwerk/hochzeit', 'de')).toBe('blattwerk/hochzeit');
});
