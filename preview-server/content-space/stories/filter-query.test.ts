import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesFilter, parseFilterQuery } from './filter-query.ts';

function matches(content: unknown, query: Record<string, unknown>): boolean {
  const parsed = parseFilterQuery(query);
  if (!parsed.ok) throw new Error(parsed.message);
  return matchesFilter(content, parsed.value);
}

describe('matchesFilter', () => {
  const page = {
    title: 'Hochzeit 50% (neu)',
    count: '12',
    price: '3.90',
    date: '2026-11-20 18:30',
    tags: ['karten', 'neu'],
    none: [],
    blank: '',
    isNew: true,
    body: [{ headline: 'Erste' }, { headline: 'Zweite' }],
  };

  it.each([
    ['title', 'like', 'hochzeit*', true],
    ['title', 'like', '*50% (neu)', true],
    ['title', 'like', 'Hochzeit', false],
    ['title', 'not_like', '*Geburt*', true],
    ['count', 'in', '11,12', true],
    ['count', 'not_in', '11, 12', false],
    ['missing', 'not_in', 'a', true],
    ['count', 'gt_int', '11', true],
    ['count', 'lt_int', '12', false],
    ['price', 'gt_float', '3.8', true],
    ['price', 'lt_float', '3.89', false],
    ['missing', 'lt_int', '5', false],
    ['title', 'gt_int', '5', false],
    ['date', 'gt_date', '2026-11-20 18:29', true],
    ['date', 'lt_date', '2026-11-20T18:31:00.000Z', true],
    ['tags', 'in_array', 'alt,neu', true],
    ['tags', 'any_in_array', 'alt', false],
    ['tags', 'all_in_array', 'karten,neu', true],
    ['tags', 'all_in_array', 'karten,alt', false],
    ['title', 'in_array', 'Hochzeit', false],
    ['title', 'is', 'not_empty', true],
    ['blank', 'is', 'empty', true],
    ['missing', 'is', 'empty', true],
    ['none', 'is', 'empty_array', true],
    ['tags', 'is', 'not_empty_array', true],
    ['blank', 'is', 'not_null', true],
    ['missing', 'is', 'null', true],
    ['isNew', 'is', 'true', true],
    ['isNew', 'is', 'false', false],
    ['isNew', 'in', 'true', true],
    ['isNew', 'exists', 'true', true],
    ['missing', 'exists', 'false', true],
    ['body.1.headline', 'in', 'Zweite', true],
    ['body.2.headline', 'is', 'empty', true],
    ['constructor.name', 'is', 'not_empty', false],
  ])('%s %s %s: %s', (field, operator, value, expected) => {
    expect(matches(page, { [field]: { [operator]: value } })).toBe(expected);
  });

  it('needs all conditions, and one of __or', () => {
    const either = { __or: [{ count: { in: '1' }, title: { like: 'Hoch*' } }] };
    expect(matches(page, { ...either, price: { gt_float: '3' } })).toBe(true);
    expect(matches(page, { ...either, price: { gt_float: '9' } })).toBe(false);
    expect(matches(page, { __or: [{ count: { in: ['1', '12'] } }] })).toBe(true);
    expect(matches(page, { __or: [{ count: { in: '1' } }, { count: { in: '2' } }] })).toBe(false);
  });

  const value = fc.oneof(
    fc.string(),
    fc.constant(undefined),
    fc.boolean(),
    fc.integer(),
    fc.array(fc.string()),
  );

  it('has opposite operations that never agree', () => {
    const opposites = [
      ['in', 'not_in'],
      ['like', 'not_like'],
    ] as const;
    fc.assert(
      fc.property(value, fc.string(), fc.constantFrom(...opposites), (a, wanted, [yes, no]) => {
        const content = { a };
        expect(matches(content, { a: { [yes]: wanted } })).toBe(!matches(content, { a: { [no]: wanted } }));
        expect(matches(content, { a: { is: 'empty' } })).toBe(!matches(content, { a: { is: 'not_empty' } }));
      }),
    );
  });

  it('finds a text by itself, by its beginning and by its end, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (start, end) => {
        const content = { a: start + end };
        // A star in the text would be a wildcard in the pattern, which only matches more.
        for (const pattern of [start + end, `${start}*`, `*${end}`])
          expect(matches(content, { a: { like: pattern } })).toBe(true);
      }),
    );
  });
});

describe('parseFilterQuery', () => {
  it('says what is wrong', () => {
    expect(parseFilterQuery({ a: { near: 'x' } })).toEqual({ ok: false, message: 'unknown operation near' });
    expect(parseFilterQuery({ a: 'x' })).toMatchObject({ ok: false });
    expect(parseFilterQuery({ __or: ['x'] })).toMatchObject({ ok: false });
    expect(parseFilterQuery({ a: { constructor: 'x' } })).toMatchObject({ ok: false });
  });
});
