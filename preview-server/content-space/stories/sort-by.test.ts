import { describe, expect, it } from 'vitest';
import { parseSortBy } from './sort-by.ts';

describe('parseSortBy', () => {
  it('reads chains with directions, types and the place of empty values', () => {
    expect(parseSortBy('name:desc, content.a.b-c:asc:float:nulls_first')).toEqual({
      ok: true,
      sorts: [
        { by: { property: 'name' }, direction: 'desc', nulls: 'nulls_last' },
        { by: { content: ['a', 'b-c'], as: 'number' }, direction: 'asc', nulls: 'nulls_first' },
      ],
    });
  });

  it.each([
    ['secret:asc', 'cannot sort by secret'],
    ['constructor', 'cannot sort by constructor'],
    ["content.a'; drop table stories--:asc", "cannot sort by content.a'; drop table stories--"],
    ['name:sideways', 'cannot sort by the option sideways'],
  ])('refuses %s', (text, message) => {
    expect(parseSortBy(text)).toEqual({ ok: false, message });
  });
});
