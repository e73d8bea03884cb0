import { inFours } from '@blattwerk/schemas/shop/amounts/in-fours.ts';
import type { InvoiceTexts } from '../../../texts/invoices/de.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import { settledWords } from '../settled-words.ts';
import { writtenAmount, writtenDay, writtenRate } from './figures.ts';
import { type Pen, plain, type Style, small, strong } from './pen.ts';
import { sheet } from './sheet.ts';

/** `terms`: what is summed up, in as many lines as it needs beside its amount. */
type Row = { terms: string[]; amount: string; style: Style; height: number };

const left = 300;
const gap = 14;
const lineHeight = 13;
const panel = '#f3ede3';

/** Sums, taxes, and what is to be done about them. @returns nothing: it ends the document */
export function drawTotals(pen: Pen, invoice: InvoiceDocument, texts: InvoiceTexts, top: number): void {
  const rows = rowsOf(pen, invoice, texts);
  const words = [...paymentWords(invoice, texts), ...reasons(invoice, texts)];
  const lines = words.flatMap((text) => pen.wrap(text, plain, sheet.right - sheet.left - 32));
  const height = rows.reduce((sum, row) => sum + row.height, 0) + 46 + lines.length * 15;
  let y = top + 10;
  if (y + height > sheet.footTop - 10) {
    pen.doc.addPage();
    y = sheet.top;
  }
  for (const { terms, amount, style, height: step } of rows) {
    const first = y + step - (terms.length - 1) * lineHeight;
    y += step;
    terms.forEach((term, line) => {
      pen.write(term, style, { x: left, y: first + line * lineHeight });
    });
    pen.write(amount, style, { x: sheet.right, y, align: 'right' });
  }
  y += 22;
  pen.doc.roundedRect(sheet.left, y, sheet.right - sheet.left, lines.length * 15 + 18, 8).fill(panel);
  lines.forEach((text, row) => {
    pen.write(text, plain, { x: sheet.left + 16, y: y + 20 + row * 15 });
  });
}

function rowsOf(pen: Pen, invoice: InvoiceDocument, texts: InvoiceTexts): Row[] {
  const { subtotal, discount, reduction, shipping, total, vat, giftVoucher, toPay } = invoice;
  const row = (term: string, minorUnits: number, style: Style = plain, height = 16): Row => {
    const amount = writtenAmount(invoice, minorUnits).replace(/^-/, '−');
    const terms = pen.wrap(term, style, sheet.right - left - gap - pen.widthOf(amount, style));
    return { terms, amount, style, height: height + (terms.length - 1) * lineHeight };
  };
  const grand = { ...strong, size: 12.5 };
  const isPlain = !discount && !shipping && reduction === 0;
  return [
    ...(isPlain ? [] : [row(texts.subtotal, subtotal)]),
    ...(discount ? [row(texts.discount(discount.code), -discount.amount)] : []),
    ...(reduction > 0 ? [row(texts.reduction, -reduction)] : []),
    ...(shipping ? [row(shipping.label, shipping.price)] : []),
    row(texts.total, total, grand, 22),
    ...vat.map(({ treatment, ratePerMille, net, tax }) => {
      const written = writtenAmount(invoice, net);
      const term =
        treatment === 'taxed'
          ? texts.net(writtenRate(invoice, ratePerMille), written)
          : texts.untaxedNet(written);
      return row(term, tax, small, 13);
    }),
    ...(giftVoucher && giftVoucher.amount > 0
      ? [row(texts.giftVoucher(giftVoucher.code), -giftVoucher.amount), row(texts.toPay, toPay, grand, 22)]
      : []),
  ];
}

function paymentWords(invoice: InvoiceDocument, texts: InvoiceTexts): string[] {
  const { payment, number, toPay, locale } = invoice;
  if (payment.kind !== 'due') return settledWords(invoice, payment, texts);
  const { account } = payment;
  const asked = texts.due(writtenAmount(invoice, toPay), writtenDay(payment.on, locale));
  return [
    asked,
    ...(payment.days === null ? [] : [texts.term(payment.days)]),
    ...(account ? [texts.account(account.holder, inFours(account.iban))] : []),
    texts.reference(number),
  ];
}

/** Why tax is not charged on something. */
function reasons({ vat }: InvoiceDocument, { untaxed }: InvoiceTexts): string[] {
  return vat.flatMap(({ treatment }) => (treatment === 'taxed' ? [] : [untaxed[treatment]]));
}
