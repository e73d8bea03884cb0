import { expect, test } from 'vitest';
import { createFollowedBlocks } from './followed-blocks.ts';

const block = (name: string, path = '/') => ({ component: 'image_teaser', block: name, path });
const subjects = (counts: readonly { subject: string }[]) => counts.map(({ subject }) => subject);

/** What a tab keeps, and its visit before and after a reload. */
function openTab({ agrees = true, kept = new Map<string, string>() } = {}) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const blocks = createFollowedBlocks(() => storage);
  blocks.decide(agrees);
  return { ...blocks, kept };
}

test('each block on the way to the basket counts once, and only for the first thing put in', () => {
  const { follow, takeBaskets } = openTab();
  follow(block('a'));
  follow(block('b', '/hochzeit/?seite=2'));
  follow(block('a'));
  expect(takeBaskets('card 1')).toEqual([
    { kind: 'blockBasket', subject: 'image_teaser b', path: '/hochzeit/', amount: 1 },
    { kind: 'blockBasket', subject: 'image_teaser a', path: '/', amount: 1 },
  ]);
  expect(takeBaskets('card 2')).toEqual([]);
});

test('of a long way the last ten blocks count', () => {
  const { follow, takeBaskets } = openTab();
  for (let step = 0; step < 15; step++) follow(block(`b${step}`));
  const taken = subjects(takeBaskets('card 1'));
  expect(taken).toHaveLength(10);
  expect(taken.at(0)).toBe('image_teaser b5');
});

test('an order counts once for each block and each page on the way, with what the way led to, also after a reload', () => {
  const before = openTab();
  before.follow(block('a', '/'));
  before.follow(block('b', '/hochzeit/'));
  before.takeBaskets('card 1');
  before.follow(block('c', '/hochzeit/'));
  before.takeBaskets('accessory pen');
  before.takeBaskets('card 3');

  const { takeSales } = openTab({ kept: before.kept });
  const items = [
    { product: 'card 1', minorUnits: 5000 },
    { product: 'card 1', minorUnits: 2500 },
    { product: 'accessory pen', minorUnits: 250 },
    { product: 'card 3', minorUnits: 9999 },
  ];
  const sale = (path: string, subject: string, minorUnits: number) => ({
    ...{ path, subject, currency: 'eur', minorUnits },
  });
  expect(takeSales(items, 'eur')).toEqual([
    sale('/', '', 7500),
    sale('/hochzeit/', '', 7750),
    sale('/', 'image_teaser a', 7500),
    sale('/hochzeit/', 'image_teaser b', 7500),
    sale('/hochzeit/', 'image_teaser c', 250),
  ]);
  expect(takeSales(items, 'eur')).toEqual([]);
});

test('who has not agreed leaves no way, and who no longer does leaves none of the old one', () => {
  const declined = openTab({ agrees: false });
  declined.follow(block('a'));
  expect(declined.takeBaskets('card 1')).toEqual([]);
  const changed = openTab();
  changed.follow(block('a'));
  changed.takeBaskets('card 1');
  changed.decide(false);
  expect(changed.kept.size).toBe(0);
  expect(changed.takeSales([{ product: 'card 1', minorUnits: 100 }], 'eur')).toEqual([]);
});

test('what a tab keeps that is broken counts as nothing', () => {
  for (const broken of ['{', 'null', '[]', '{"way":1,"products":[]}', '{"way":[],"products":[["card 1"]]}']) {
    const { takeBaskets, takeSales } = openTab({ kept: new Map([['followed-blocks', broken]]) });
    expect(takeBaskets('card 1')).toEqual([]);
    expect(takeSales([{ product: 'card 1', minorUnits: 100 }], 'eur')).toEqual([]);
  }
});
