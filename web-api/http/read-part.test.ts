import { expect, test } from 'vitest';
import { z } from 'zod';
import { readPart } from './read-part.ts';

/** A list in a list in a list. */
const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

test('a body that is nested beyond reason is refused with a sentence, however deep it is', () => {
  const schema = z.object({ email: z.unknown() });
  expect(readPart('body', schema, { email: nested(39) })).toMatchObject({ ok: true });
  for (const levels of [40, 9_000]) {
    expect(readPart('body', schema, { email: nested(levels) })).toEqual({
      ok: false,
      errors: [{ in: 'body', path: [], message: 'Put values at most 40 levels into each other.' }],
    });
  }
});

test('what the database could not store is refused by its place, also as the name of a field', () => {
  const schema = z.object({ texts: z.record(z.string(), z.string()) });
  const pathsOf = (texts: Record<string, string>) => {
    const part = readPart('body', schema, { texts });
    return part.ok ? [] : part.errors.map(({ path }) => path);
  };
  expect(pathsOf({ names: 'Eva 🎉' })).toEqual([]);
  expect(pathsOf({ names: 'Eva \ud83c', place: 'a\0' })).toEqual([
    ['texts', 'names'],
    ['texts', 'place'],
  ]);
  expect(pathsOf({ '\udf89': 'Eva' })).toEqual([['texts', '\udf89']]);
});
