import { afterAll, beforeAll, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd({}, () => new Date('2026-11-24T08:00:00Z'));
});
afterAll(() => backEnd.close());

async function pasted(list: string, holds: 'names' | 'addresses' = 'names') {
  const answer = await backEnd.ask('/web-api/name-lists/text', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ holds, list }),
  });
  return { status: answer.status, value: await answer.json() };
}

async function uploaded(bytes: Uint8Array, holds: 'names' | 'addresses' = 'names') {
  const body = new FormData();
  body.set('holds', holds);
  body.set('file', new Blob([new Uint8Array(bytes)]), 'gaeste.xlsx');
  const answer = await backEnd.ask('/web-api/name-lists/file', { method: 'POST', body });
  return { status: answer.status, value: await answer.json() };
}

test('one name a line, as it was written', async () => {
  const { value } = await pasted('Oma  Käthe\n\nMüller, Anna\nŁukasz');
  expect(value).toEqual({
    rows: ['Oma Käthe', 'Müller, Anna', 'Łukasz'].map((names) => ({ names, place: '' })),
    tooLong: [],
    tooMany: 0,
    withoutAddress: 0,
  });
});

test('columns become a name with its address below it, or the name alone', async () => {
  const list = 'Vorname\tName\tStraße\tPLZ\tOrt\nIda\tWinter\tLindenweg 5\t80331\tMünchen';
  expect((await pasted(list, 'addresses')).value.rows).toEqual([
    { names: 'Ida Winter', place: 'Lindenweg 5\n80331 München' },
  ]);
  expect((await pasted(list)).value.rows).toEqual([{ names: 'Ida Winter', place: '' }]);
});

test('a spreadsheet is read by its own first bytes', async () => {
  const file = await writeExcelFile([
    [{ value: 'Name' }, { value: 'Personen' }],
    [{ value: 'Familie Berg' }, { value: 4, type: Number }],
    [{ value: 'Ruth' }, { value: 1, type: Number }],
  ]).toBuffer();
  const { status, value } = await uploaded(file);
  expect(status).toBe(200);
  expect(value.rows.map(({ names }: { names: string }) => names)).toEqual(['Familie Berg', 'Ruth']);
  const refused = await uploaded(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]));
  expect(refused).toMatchObject({
    status: 422,
    value: { message: { text: expect.stringContaining('.xlsx') } },
  });
});

test('what no card has room for is named by its line, and what is beyond the list counted', async () => {
  const { value } = await pasted(
    `Ida\n${'x'.repeat(121)}\n${Array.from({ length: 510 }, (_, at) => `Gast ${at}`).join('\n')}`,
  );
  expect(value).toMatchObject({ tooLong: [2], tooMany: 11 });
  expect(value.rows).toHaveLength(500);
});

test('nothing but blanks is no list, and strangers get no guests', async () => {
  expect((await pasted(' \n\n')).status).toBe(422);
  const event = '3c0d2f6e-54f6-4b36-9a4f-1b9f0c8e3a11';
  expect((await backEnd.ask(`/web-api/name-lists/events/${event}?holds=names`)).status).toBe(401);
});
