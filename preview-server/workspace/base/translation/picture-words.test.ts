import { expect, test } from 'vitest';
import { pictureWords, withPictureWords } from './picture-words.ts';

const roses = { filename: 'rosen.jpg', alt: 'Rosen', meta_data: { alt: 'Rosen', alt__i18n__en: 'Roses' } };
const alt = { at: undefined, filename: 'rosen.jpg', words: 'alt' } as const;

test('words in one language are written and taken away, all else stays', () => {
  const french = withPictureWords(roses, alt, 'fr', 'Roses');
  expect(pictureWords(french, alt, 'fr')).toBe('Roses');
  expect(pictureWords(french, alt, 'en')).toBe('Roses');
  expect(withPictureWords(french, alt, 'fr', ' ')).toEqual(roses);
});

test('of several pictures one is meant', () => {
  const second = { ...alt, at: 1 };
  const written = withPictureWords([roses, { filename: 'tulpen.jpg' }], second, 'nl', 'Tulpen');
  expect(written).toEqual([roses, { filename: 'tulpen.jpg', meta_data: { alt__i18n__nl: 'Tulpen' } }]);
  expect(pictureWords(written, second, 'nl')).toBe('Tulpen');
});
