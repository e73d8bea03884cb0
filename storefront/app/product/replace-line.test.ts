import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { expect, test } from 'vitest';
import { replaceLine } from './replace-line.ts';

const shop = { channel: 'blattwerk', country: 'DE', locale: 'de-DE' } as const;
const line = (id: string, sealId: string) => ({ id, item: { kind: 'design', sealId } as const, draft: null });
const pen = { id: 'pen', item: { kind: 'accessory', sku: 'pen-gel-gold' } as const, draft: null };

/** A back end that answers everything alike, and all that it was asked. */
function backEnd(answer: Response) {
  const asked: string[] = [];
  const ask = createWebApiClient('', shop, async (address, init) => {
    asked.push(`${init?.method} ${address} ${init?.body}`);
    return answer.clone();
  });
  return { ask, asked };
}

test('the former line goes once the changed design is in', async () => {
  const { ask, asked } = backEnd(Response.json({ count: 2 }));
  const basket = { version: 7, count: 3, lines: [pen, line('old', 'a'), line('new', 'b')] };
  const replaced = await replaceLine(ask, basket, 'old', [{ item: line('new', 'b').item, quantity: 50 }]);
  expect(replaced).toEqual({ kind: 'replaced', lineId: 'new', count: 2 });
  expect(asked).toEqual(['DELETE /web-api/basket/lines/old {"version":7}']);
});

test('a design that was not changed has the pieces asked for, not both', async () => {
  const { ask, asked } = backEnd(Response.json({ count: 1 }));
  const basket = { version: 7, count: 1, lines: [line('old', 'a')] };
  const replaced = await replaceLine(ask, basket, 'old', [{ item: line('old', 'a').item, quantity: 75 }]);
  expect(replaced).toEqual({ kind: 'replaced', lineId: 'old', count: 1 });
  expect(asked).toEqual(['PUT /web-api/basket/lines/old {"quantity":75,"version":7}']);
});

test('a line that is gone already needs nothing, one that cannot be taken out is said to stay', async () => {
  const { ask, asked } = backEnd(Response.json({ status: 409, title: 'Conflict' }, { status: 409 }));
  const added = [{ item: line('new', 'b').item, quantity: 50 }];
  const basket = { version: 7, count: 2, lines: [line('old', 'a'), line('new', 'b')] };
  expect(await replaceLine(ask, basket, 'gone', added)).toBeUndefined();
  expect(asked).toEqual([]);
  expect(await replaceLine(ask, basket, 'old', added)).toEqual({ kind: 'stays', lineId: 'new', count: 2 });
});

test('the lines of all sizes of prints go, those of others stay', async () => {
  const { ask, asked } = backEnd(Response.json({ version: 8, count: 2 }));
  const prints = { id: 'a', kind: 'photoprint', designId: '100x150', choice: {} } as const;
  const lines = [
    pen,
    { ...line('small', 'a'), draft: prints },
    { ...line('large', 'b'), draft: prints },
    { ...line('others', 'c'), draft: { ...prints, id: 'b' } },
    { ...line('new', 'd'), draft: prints },
  ];
  const added = [{ item: line('new', 'd').item, quantity: 12 }];
  const replaced = await replaceLine(ask, { version: 7, count: 5, lines }, 'large', added);
  expect(replaced).toEqual({ kind: 'replaced', lineId: 'new', count: 2 });
  expect(asked).toEqual([
    'DELETE /web-api/basket/lines/small {"version":7}',
    'DELETE /web-api/basket/lines/large {"version":8}',
  ]);
});
