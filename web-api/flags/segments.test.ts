import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSegments } from './segments.ts';

test('a client that knows a segment up to a change hears of what came after it', () => {
  const segments = createSegments();
  expect(segments.changesOf('team', -1)).toBeUndefined();
  segments.apply([
    { segment: 'team', key: 'a', isMember: true, changeNumber: 1 },
    { segment: 'team', key: 'b', isMember: true, changeNumber: 1 },
  ]);
  expect(segments.changesOf('team', -1)).toEqual({ added: ['a', 'b'], removed: [], till: 1 });
  const touched = segments.apply([{ segment: 'team', key: 'a', isMember: false, changeNumber: 2 }]);
  expect(touched).toEqual([{ segment: 'team', changeNumber: 2 }]);
  expect(segments.changesOf('team', 1)).toEqual({ added: [], removed: ['a'], till: 2 });
  expect(segments.changesOf('team', 2)).toEqual({ added: [], removed: [], till: 2 });
  expect(segments.of('a').segments).toEqual([]);
  expect(segments.of('b').segments).toEqual(['team']);
});

test('whoever follows change by change knows the same members as whoever asks for all at once', () => {
  const change = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), isMember: fc.boolean() });
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 8 }), (steps) => {
      const segments = createSegments();
      const followed = new Set<string>();
      let since = -1;
      for (const [at, changes] of steps.entries()) {
        segments.apply(changes.map((one) => ({ segment: 's', changeNumber: at + 1, ...one })));
        const news = segments.changesOf('s', since);
        if (!news) continue;
        for (const key of news.added) followed.add(key);
        for (const key of news.removed) followed.delete(key);
        since = news.till;
      }
      const all = segments.changesOf('s', -1)?.added ?? [];
      expect([...followed].sort()).toEqual([...all].sort());
    }),
  );
});
