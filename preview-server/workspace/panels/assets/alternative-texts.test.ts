import fc from 'fast-check';
import { expect, test } from 'vitest';
import { altsOf, metaDataWith } from './alternative-texts.ts';

const language = fc.constantFrom('en', 'fr', 'it', 'nl');

test('translations come back as they were written, and nothing else is touched', () => {
  const alts = fc.dictionary(
    language,
    fc.string().filter((text) => text.trim() !== ''),
  );
  const others = fc.dictionary(fc.constantFrom('title__i18n__en', 'credit'), fc.string());
  fc.assert(
    fc.property(alts, alts, others, (before, texts, rest) => {
      const written = metaDataWith({ ...metaDataWith({}, before), ...rest }, texts);
      expect(altsOf(written)).toEqual(texts);
      expect(written).toMatchObject(rest);
    }),
  );
  expect(metaDataWith({ alt__i18n__en: 'A rose' }, { en: ' ' })).toEqual({});
});
