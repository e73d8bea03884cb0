import type { Booking } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { stringify } from 'csv-stringify/sync';

const columns = [
  'Datum',
  'Art',
  'Bestellung',
  'Kunde',
  'USt-IdNr.',
  'Land',
  'Währung',
  'Steuersatz in %',
  'Netto',
  'Steuer',
  'Brutto',
  'davon mit Gutschein bezahlt',
  'Zahlungsart',
  'Steuerfall',
];

const cases: Readonly<Record<Booking['vat'][number]['treatment'], string>> = {
  taxed: 'steuerpflichtig',
  export: 'Ausfuhr',
  intraCommunity: 'innergemeinschaftliche Lieferung',
  voucher: 'Mehrzweck-Gutschein',
};

const methods = {
  invoice: 'Rechnung',
  online: 'Onlinezahlung',
  prepayment: 'Vorkasse',
  covered: 'nichts zu zahlen',
} as const;
/** So that spreadsheets read umlauts as what they are. */
const byteOrderMark = '\ufeff';

const options = {
  delimiter: ';',
  record_delimiter: 'windows',
  // A name that begins with = is a name, and no formula that a spreadsheet runs.
  escape_formulas: true,
  cast: { number: (value: number) => value.toFixed(2).replace('.', ',') },
} as const;

/** By which numbers sales are listed: of orders alone, or of invoices and credit notes too. */
type By = 'order' | 'invoice';

/** The first line of a table of sales. */
export function salesHead(by: By = 'order'): string {
  return byteOrderMark + stringify([by === 'invoice' ? ['Rechnung', ...columns] : columns], options);
}

/** Lines of a table of sales, one for each order and VAT rate; what is taken back has a minus. */
export function salesLines(bookings: readonly Booking[], by: By = 'order'): string {
  const lines = bookings.flatMap((booking) =>
    by === 'invoice' ? linesOf(booking).map((line) => [booking.document, ...line]) : linesOf(booking),
  );
  return stringify(lines, options);
}

function linesOf({ kind, vat, giftVoucher, ...booking }: Booking): (string | number)[][] {
  const sign = kind === 'sale' ? 1 : -1;
  const inMoney = (minorUnits: number) => (minorUnits === 0 ? 0 : (sign * minorUnits) / 100);
  return vat
    .filter(({ net, tax }) => net.minorUnits + tax.minorUnits !== 0)
    .map(({ treatment, ratePerMille, net, tax }, place) => [
      booking.day.split('-').reverse().join('.'),
      kind === 'sale' ? 'Verkauf' : 'Rücknahme',
      booking.number,
      booking.customer,
      booking.vatId,
      booking.country,
      booking.currency.toUpperCase(),
      ratePerMille / 10,
      inMoney(net.minorUnits),
      inMoney(tax.minorUnits),
      inMoney(net.minorUnits + tax.minorUnits),
      // Of the whole order: on its first line, so that the column adds up.
      inMoney(place === 0 ? giftVoucher.minorUnits : 0),
      methods[booking.paymentMethod],
      cases[treatment],
    ]);
}
