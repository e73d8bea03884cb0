import { acceptedEndings } from '@blattwerk/preview-server/content-space/assets/content-types.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sayIn } from '../messages/messages.ts';
import { refusalsOf } from './upload-refusals.ts';

const say = sayIn('de');

test('takes what the server takes', () => {
  const files = acceptedEndings.map((ending) => ({ name: `datei.${ending.toUpperCase()}`, size: 1 }));
  expect(refusalsOf(say, files, false)).toEqual({ taken: files, sentences: [] });
});

test('says of each file that is not taken why', () => {
  const name = fc.constantFrom('a.jpg', 'b.exe', 'c.pdf', 'd', 'e.html');
  const size = fc.constantFrom(0, 1, 26 * 1024 * 1024, 40 * 1024 * 1024);
  fc.assert(
    fc.property(fc.array(fc.record({ name, size })), fc.boolean(), (files, imagesOnly) => {
      const { taken, sentences } = refusalsOf(say, files, imagesOnly);
      for (const file of files)
        if (!taken.includes(file)) expect(sentences.join(' ')).toContain(`„${file.name}“`);
      if (taken.length === files.length) expect(sentences).toEqual([]);
    }),
  );
});

test('in sentences that say what to do', () => {
  const sentences = (name: string, size: number, imagesOnly = false) =>
    refusalsOf(say, [{ name, size }], imagesOnly).sentences;
  expect(sentences('notes.txt', 5, true)).toEqual([
    'Kein Bild: „notes.txt“. Möglich sind JPG, PNG, WebP, AVIF, GIF und SVG.',
  ]);
  expect(sentences('film.jpg', 31_000_000)).toEqual([
    '„film.jpg“ ist 31 MB groß, möglich sind 25 MB. Die Datei kleiner speichern und erneut hochladen.',
  ]);
});
