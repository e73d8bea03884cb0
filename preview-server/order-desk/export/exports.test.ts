import type { Booking } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { expect, test } from 'vitest';
import { furtherBookings } from './booking-pages.ts';
import { accountsOf, ownAccountsSchema } from './chart-of-accounts.ts';
import { datevHead, datevLines } from './datev-batch.ts';
import { datevColumns, isDatevText } from './datev-columns.ts';
import { salesHead, salesLines } from './sales-table.ts';

const eur = (minorUnits: number) => ({ minorUnits, currency: 'eur' as const });
const sale: Booking = {
  kind: 'sale',
  number: '2026-000017',
  document: '',
  day: '2026-11-05',
  currency: 'eur',
  country: 'DE',
  customer: 'Anna Müller',
  vatId: '',
  paymentMethod: 'invoice',
  vat: [
    { treatment: 'taxed', ratePerMille: 190, net: eur(10_000), tax: eur(1_900) },
    { treatment: 'voucher', ratePerMille: 0, net: eur(2_500), tax: eur(0) },
  ],
  giftVoucher: eur(1_000),
};
const reversal: Booking = { ...sale, kind: 'reversal', day: '2026-11-20' };
const bookkeeping = {
  chart: 'SKR03' as const,
  accounts: accountsOf('SKR03', {}),
  advisor: 29_098,
  client: 55_003,
};
const lines = (text: string) => text.split('\r\n').slice(0, -1);
const cells = (line = '') => line.split(';');

test('a table of sales has a line for each VAT rate, commas, and a minus for what is taken back', () => {
  expect(salesHead().startsWith('\ufeffDatum;Art;Bestellung;Kunde;')).toBe(true);
  expect(lines(salesLines([sale, reversal]))).toEqual([
    '05.11.2026;Verkauf;2026-000017;Anna Müller;;DE;EUR;19,00;100,00;19,00;119,00;10,00;Rechnung;steuerpflichtig',
    '05.11.2026;Verkauf;2026-000017;Anna Müller;;DE;EUR;0,00;25,00;0,00;25,00;0,00;Rechnung;Mehrzweck-Gutschein',
    '20.11.2026;Rücknahme;2026-000017;Anna Müller;;DE;EUR;19,00;-100,00;-19,00;-119,00;-10,00;Rechnung;steuerpflichtig',
    '20.11.2026;Rücknahme;2026-000017;Anna Müller;;DE;EUR;0,00;-25,00;0,00;-25,00;0,00;Rechnung;Mehrzweck-Gutschein',
  ]);
});

test('by invoice numbers, a table begins with them and a posting names them', () => {
  const invoiced = { ...sale, document: 'RE-2026-000007' };
  expect(salesHead('invoice').startsWith('\ufeffRechnung;Datum;Art;')).toBe(true);
  expect(lines(salesLines([invoiced], 'invoice'))[0]).toMatch(/^RE-2026-000007;05\.11\.2026;Verkauf;/);
  expect(cells(lines(datevLines([invoiced], bookkeeping))[0])[10]).toBe('"RE-2026-000007"');
});

test.each(['=cmd|calc', '+49 30', '-1', '@SUM(A1)', '\tx'])(
  'the name %j is no formula to a spreadsheet',
  (customer) => {
    const [line] = lines(salesLines([{ ...sale, customer }]));
    expect(line).toContain(`;'${customer};`);
    expect(cells(lines(datevLines([{ ...sale, customer }], bookkeeping))[0])[13]).not.toMatch(/^"[=+\-@\t]/);
  },
);

test('names with separators and quotes stay one cell', () => {
  const [line] = lines(salesLines([{ ...sale, customer: 'Papier; "Söhne"' }]));
  expect(line).toContain(';"Papier; ""Söhne""";');
});

test('a posting batch has DATEV’s two head lines, and every line as many fields', () => {
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const [batch, head] = lines(datevHead(period, bookkeeping, new Date('2026-12-01T08:30:05.123Z')));
  expect(batch).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20261201083005123;;"BW";"";"";29098;55003;20260101;4;20261101;20261130;"Blattwerk Bestellungen";"";1;0;0;"EUR";;"";;;"03";;;"";""',
  );
  expect(head).toBe(datevColumns.join(';'));
  expect(datevColumns).toHaveLength(125);
  const text = [2, 3, 6, 9, 11, 12, 14, 16, 20, 37, 38, 40, 42, 91, 95, 96, 98, 102, 103, 105, 107, 109];
  const more = [110, 112, 118, 120, 121, 123];
  const pairs = [...Array(16).keys()].map((at) => at + 21);
  const further = [...Array(40).keys()].map((at) => at + 48);
  expect(datevColumns.flatMap((column, at) => (isDatevText(column) ? [at + 1] : []))).toEqual(
    [...text, ...more, ...pairs, ...further].toSorted((one, other) => one - other),
  );
  for (const line of lines(datevLines([sale], bookkeeping))) expect(cells(line)).toHaveLength(125);
});

test('a sale is owed by the customer, a gift voucher is owed to the holder, and a reversal turns both round', () => {
  const postings = (bookings: Booking[]) =>
    lines(datevLines(bookings, bookkeeping)).map((line) => {
      const [amount, side, , , , , account, contra, , date, field, , , text] = cells(line);
      return [amount, side, account, contra, date, field, text].join(' ');
    });
  expect(postings([sale])).toEqual([
    '119,00 "S" 10000 8400 0511 "2026-000017" "Anna Müller"',
    '25,00 "S" 10000 1710 0511 "2026-000017" "Anna Müller"',
    '10,00 "S" 1710 10000 0511 "2026-000017" "Gutschein Anna Müller"',
  ]);
  expect(postings([reversal]).map((line) => line.slice(0, 16))).toEqual([
    '119,00 "H" 10000',
    '25,00 "H" 10000 ',
    '10,00 "H" 1710 1',
  ]);
});

test('what is taxed abroad names country and rate, foreign money stays out, foreign letters are simplified', () => {
  const vat = [{ treatment: 'taxed' as const, ratePerMille: 200, net: eur(1_000), tax: eur(200) }];
  const austrian = { ...sale, country: 'AT' as const, customer: 'Jiří 陳', vat, giftVoucher: eur(0) };
  const [line] = lines(datevLines([austrian], bookkeeping));
  expect([cells(line)[7], cells(line)[39], cells(line)[40], cells(line)[13]]).toEqual([
    '8320',
    '"AT"',
    '20,00',
    '"Jirí ?"',
  ]);
  expect(datevLines([{ ...sale, currency: 'chf' }], bookkeeping)).toBe('');
});

test('what is supplied to a business in the EU without tax names its VAT id, exports an account of their own', () => {
  const untaxed = { ratePerMille: 0, net: eur(1_000), tax: eur(0) };
  const supply = {
    ...sale,
    country: 'FR' as const,
    vatId: 'FR32123456789',
    vat: [{ treatment: 'intraCommunity' as const, ...untaxed }],
    giftVoucher: eur(0),
  };
  const [line] = lines(datevLines([supply], bookkeeping));
  expect([cells(line)[7], cells(line)[39], cells(line)[40]]).toEqual(['8125', '"FR32123456789"', '']);
  expect(lines(salesLines([supply]))).toEqual([
    '05.11.2026;Verkauf;2026-000017;Anna Müller;FR32123456789;FR;EUR;0,00;10,00;0,00;10,00;0,00;Rechnung;innergemeinschaftliche Lieferung',
  ]);
  const abroad = { ...supply, country: 'CH' as const, vat: [{ treatment: 'export' as const, ...untaxed }] };
  expect(cells(lines(datevLines([abroad], bookkeeping))[0])[7]).toBe('8120');
});

test('accounts follow the chart, and single ones the setting', () => {
  const own = ownAccountsSchema.parse('revenue19=8401, vouchers=1605');
  expect(accountsOf('SKR04', own)).toMatchObject({ revenue19: '8401', revenue7: '4300', vouchers: '1605' });
  expect(ownAccountsSchema.safeParse('umsatz=8400').success).toBe(false);
  expect(ownAccountsSchema.safeParse('revenue19=84').success).toBe(false);
});

test('pages are asked for one after the other, and an answer that fails breaks the file off', async () => {
  const asked: (string | undefined)[] = [];
  const all = furtherBookings(
    async (_, after) => {
      asked.push(after);
      return { ok: true, bookings: [sale], next: asked.length < 3 ? String(asked.length) : null };
    },
    { from: '2026-11-01', to: '2026-11-30' },
    '0',
  );
  for await (const page of all) expect(page).toHaveLength(1);
  expect(asked).toEqual(['0', '1', '2']);
  const problem = { type: 'about:blank', title: 'x', status: 503, detail: 'Gone.' };
  const broken = furtherBookings(async () => ({ ok: false, problem }), { from: '', to: '' }, '0');
  await expect(broken.next()).rejects.toThrow('Gone.');
});
