import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const catalogue = z.record(z.string(), z.string().trim().min(1));
const folders = globSync('field-plugins/*/messages');
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(folders)('%s: both languages say the same, with the same values', (folder) => {
  const [de = {}, en = {}] = ['de', 'en'].map((language) =>
    catalogue.parse(JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'))),
  );
  expect(Object.keys(en).sort()).toEqual(Object.keys(de).sort());
  for (const [key, text] of Object.entries(de))
    expect(placeholders(en[key] ?? ''), key).toEqual(placeholders(text));
});
