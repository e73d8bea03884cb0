import { describe, expect, it } from 'vitest';
import { languages } from '../markets/languages.generated.ts';
import { isContentPath, nonContentPages } from './non-content-paths.ts';
import { pagePaths } from './page-names.generated.ts';
import { configuratorKinds, configuratorPaths, desktopAppPattern } from './routes.ts';

describe('isContentPath', () => {
  it.each(['/', '/hochzeit/einladungskarte/', '/service/versand/', '/kassel', '/newsletter-anmeldung/'])(
    'looks up %s in the content space',
    (path) => expect(isContentPath(path)).toBe(true),
  );

  it.each(nonContentPages)('knows %s in every language', (page) => {
    for (const language of languages) {
      const path = `/${pagePaths[language][page]}`;
      expect([path, isContentPath(path)]).toEqual([path, false]);
      expect(isContentPath(`${path}/`)).toBe(false);
      expect(isContentPath(`${path}/details`)).toBe(false);
    }
  });

  it.each(configuratorKinds)('leaves the %s configurator to its program', (kind) =>
    expect(isContentPath(configuratorPaths[kind])).toBe(false),
  );
});

describe('desktopAppPattern', () => {
  it.each(['/d', '/d/karten-designen', '/fr/d/produkte/'])('recognises %s', (path) =>
    expect(path).toMatch(desktopAppPattern),
  );
  it.each(['/danke', '/fr/danke', '/deutsch/d'])('is not %s', (path) =>
    expect(path).not.toMatch(desktopAppPattern),
  );
});
