import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assetFieldValue, fileName, pixelSize, readAsset } from './asset-value.ts';
import { readFocus, writeFocus } from './focal-point.ts';

const address = 'http://localhost:4000/f/100001/1600x1200/ab12/hochzeit%20eukalyptus.jpg';

test('an asset is named and measured by its address', () => {
  expect(fileName(address)).toBe('hochzeit eukalyptus.jpg');
  expect(pixelSize(address)).toEqual({ width: 1600, height: 1200 });
  expect(pixelSize('http://localhost:4000/f/100001/x/ab12/preise.pdf')).toBeUndefined();
});

test('a chosen file brings its description along; an empty value is none', () => {
  const value = assetFieldValue({ id: 4, filename: address, alt: 'Zwei Karten', focus: '800x600:801x601' });
  expect(readAsset(value)).toMatchObject({ id: 4, alt: 'Zwei Karten', focus: '800x600:801x601' });
  expect(readAsset({ fieldtype: 'asset', id: null, filename: '' })).toBeUndefined();
});

test('any focal point comes back within a pixel', () => {
  const size = { width: 1600, height: 1200 };
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(part, part, (x, y) => {
      const point = readFocus(writeFocus({ x, y }, size), size);
      expect(Math.abs((point?.x ?? 9) - x)).toBeLessThanOrEqual(1 / size.width);
      expect(Math.abs((point?.y ?? 9) - y)).toBeLessThanOrEqual(1 / size.height);
    }),
  );
  expect(readFocus('', size)).toBeUndefined();
});
