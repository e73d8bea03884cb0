import fc from 'fast-check';
import { expect, test } from 'vitest';
import { downloadName } from './download-name.ts';

test.each([
  ['Urlaub am Meer.JPG', 'Urlaub am Meer-druck.jpg'],
  ['C:\\Fotos\\Käthe & Jörg.heic', 'Käthe - Jörg-druck.jpg'],
  ['../../etc/passwd', 'passwd-druck.jpg'],
  ['rechnung\u202Egpj.exe', 'rechnung-gpj-druck.jpg'],
  ['.htaccess', 'bild-druck.jpg'],
  ['aux.txt', 'bild-druck.jpg'],
  ['', 'bild-druck.jpg'],
])('%j is saved as %j', (original, name) => {
  expect(downloadName(original, 'druck', 'jpg')).toBe(name);
});

test('whatever it was called, the name is one file of the right kind', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (original) => {
      const name = downloadName(original, 'seite-1', 'png');
      expect(name).toMatch(/^[^./\\\s-][^/\\\p{C}<>:"|?*]*-seite-1\.png$/u);
      expect(name.length).toBeLessThan(80);
    }),
  );
});
