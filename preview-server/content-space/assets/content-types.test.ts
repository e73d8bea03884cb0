import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentTypeOf, safeFilename } from './content-types.ts';

describe('safeFilename', () => {
  it.each([
    ['Schöne Karte (1).PNG', 'schoene-karte-1.png'],
    ['C:\\Bilder\\Größe.jpg', 'groesse.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['café.webp', 'cafe.webp'],
    ['.hidden.svg', 'hidden.svg'],
  ])('%s becomes %s', (given, expected) => {
    expect(safeFilename(given)).toBe(expected);
  });

  it('needs no escaping in an address and stays what it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const safe = safeFilename(name);
        expect(safe).toMatch(/^[a-z0-9._-]{0,150}$/);
        expect(safeFilename(safe)).toBe(safe);
      }),
    );
  });
});

describe('contentTypeOf', () => {
  it('knows files by their ending and refuses what could run', () => {
    expect(contentTypeOf('a.b.JPG')).toBe('image/jpeg');
    expect(['a.html', 'a.js', 'a.svgz', 'a', '', 'a.constructor'].map(contentTypeOf)).toEqual(
      Array(6).fill(undefined),
    );
  });
});
