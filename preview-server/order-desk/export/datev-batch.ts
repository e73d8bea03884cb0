import type { Booking } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import type { Accounts, Chart } from './chart-of-accounts.ts';
import { datevColumns, isDatevText } from './datev-columns.ts';

export type Bookkeeping = {
  chart: Chart;
  accounts: Accounts;
  /** Numbers of the tax adviser and of the client there. */
  advisor: number;
  client: number;
};
type Period = { from: string; to: string };
type Entry = {
  minorUnits: number;
  account: string;
  contra: string;
  text: string;
  /** Where it is taxed in another country, or the VAT id of who owes the tax there. */
  destination?: { place: string; ratePerMille: number } | undefined;
};

/** Written as it is; text is in quotes. */
const bare = (text: string | number) => ({ bare: String(text) });
const bareSchema = z.object({ bare: z.string() });
const options = {
  delimiter: ';',
  record_delimiter: 'windows',
  quoted_string: true,
  cast: { object: (value: object) => bareSchema.parse(value).bare },
} as const;

const accountLength = 4;
const longestText = 60;
/** Countries that the one-stop shop reports to, besides Germany. */
const union: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** The two lines that every posting batch begins with. */
export function datevHead({ from, to }: Period, { chart, advisor, client }: Bookkeeping, now: Date): string {
  const compact = (day: string) => bare(day.replaceAll('-', ''));
  const made = now.toISOString().replaceAll(/\D/g, '').slice(0, 17);
  const none = bare('');
  const batch = [
    ...['EXTF', bare(700), bare(21), 'Buchungsstapel', bare(13), bare(made), none, 'BW', '', ''],
    ...[bare(advisor), bare(client), compact(`${from.slice(0, 4)}-01-01`), bare(accountLength)],
    ...[compact(from), compact(to), 'Blattwerk Bestellungen', '', bare(1), bare(0), bare(0), 'EUR'],
    ...[none, '', none, none, chart.slice(-2), none, none, '', ''],
  ];
  return stringify([batch, datevColumns.map(bare)], options);
}

/** Postings of orders in euros; foreign money needs a rate of exchange, which the shop does not know. */
export function datevLines(bookings: readonly Booking[], { accounts }: Bookkeeping): string {
  const lines = bookings
    .filter(({ currency }) => currency === 'eur')
    .flatMap((booking) => entriesOf(booking, accounts).map((entry) => lineOf(booking, entry)));
  return stringify(lines, options);
}

function entriesOf({ vat, ...booking }: Booking, accounts: Accounts): Entry[] {
  const { country, giftVoucher, customer } = booking;
  const sales = vat.map(
    (group): Entry => ({
      minorUnits: group.net.minorUnits + group.tax.minorUnits,
      account: accounts.receivables,
      contra: revenueAccount(accounts, country, group),
      text: customer,
      destination: destinationOf(booking, group),
    }),
  );
  const paid: Entry = {
    minorUnits: giftVoucher.minorUnits,
    account: accounts.vouchers,
    contra: accounts.receivables,
    text: `Gutschein ${customer}`,
  };
  return [...sales, paid].filter(({ minorUnits }) => minorUnits > 0);
}

type Group = Booking['vat'][number];

function destinationOf(
  { country, vatId }: Pick<Booking, 'country' | 'vatId'>,
  { treatment, ratePerMille }: Group,
): Entry['destination'] {
  if (treatment === 'intraCommunity') return { place: vatId, ratePerMille };
  return ratePerMille > 0 && union.has(country) ? { place: country, ratePerMille } : undefined;
}

/** A gift voucher is no revenue when it is sold: it is owed until it is used. */
function revenueAccount(accounts: Accounts, country: string, { treatment, ratePerMille }: Group): string {
  if (treatment === 'voucher') return accounts.vouchers;
  if (treatment === 'intraCommunity') return accounts.revenueIntraCommunity;
  if (treatment === 'export') return accounts.revenueExport;
  if (union.has(country)) return accounts.revenueOss;
  if (country !== 'DE') return accounts.revenueExport;
  return ratePerMille > 100 ? accounts.revenue19 : accounts.revenue7;
}

function lineOf({ kind, day, number, document }: Booking, entry: Entry) {
  const { minorUnits, account, contra, text, destination } = entry;
  const [, month = '', date = ''] = day.split('-');
  const values = new Map<string, string | { bare: string }>([
    ['Umsatz (ohne Soll/Haben-Kz)', bare(decimal(minorUnits / 100))],
    ['Soll/Haben-Kennzeichen', kind === 'sale' ? 'S' : 'H'],
    ['WKZ Umsatz', 'EUR'],
    ['Konto', bare(account)],
    ['Gegenkonto (ohne BU-Schlüssel)', bare(contra)],
    ['Belegdatum', bare(`${date}${month}`)],
    ['Belegfeld 1', document || number],
    ['Buchungstext', plainText(text)],
    ...(destination
      ? ([
          ['EU-Land u. UStID (Bestimmung)', destination.place],
          // What is not taxed has none.
          ...(destination.ratePerMille > 0
            ? [['EU-Steuersatz (Bestimmung)', bare(decimal(destination.ratePerMille / 10))] as const]
            : []),
        ] as const)
      : []),
  ]);
  return datevColumns.map((column) => values.get(column) ?? (isDatevText(column) ? '' : bare('')));
}

const decimal = (value: number): string => value.toFixed(2).replace('.', ',');

/** Letters that DATEV's character set has, in one line, and nothing that a spreadsheet takes for a formula. */
function plainText(text: string): string {
  const known = Array.from(text, (letter) =>
    isKnown(letter) ? letter : letter.normalize('NFD').slice(0, 1),
  );
  return known
    .map((letter) => (isKnown(letter) ? letter : '?'))
    .join('')
    .replace(/^[=+\-@\s]+/, '')
    .slice(0, longestText);
}

const isKnown = (letter: string): boolean => /^[\u0020-\u007e\u00a0-\u00ff]$/.test(letter);
