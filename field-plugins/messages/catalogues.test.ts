import { expect, test } from 'vitest';
import { z } from 'zod';
import german from './de.json';
import english from './en.json';

const catalogues = z.record(z.string(), z.record(z.string(), z.string().trim().min(1)));
const de = catalogues.parse(german);
const en = catalogues.parse(english);
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test('both languages have messages of the same pickers', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(de).sort());
});

test.each(Object.keys(de))('%s: both languages say the same, with the same values', (picker) => {
  const [german = {}, english = {}] = [de[picker], en[picker]];
  expect(Object.keys(english).sort()).toEqual(Object.keys(german).sort());
  for (const [key, text] of Object.entries(german))
    expect(placeholders(english[key] ?? ''), key).toEqual(placeholders(text));
});
