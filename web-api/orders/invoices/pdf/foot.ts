import { inFours } from '@blattwerk/schemas/shop/amounts/in-fours.ts';
import type { InvoiceTexts } from '../../../texts/invoices/de.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import { type Pen, small } from './pen.ts';
import { sheet } from './sheet.ts';

const foot = { ...small, size: 7.5 };

/** Who sells, at the foot of every page, and which page it is. */
export function drawFeet(pen: Pen, invoice: InvoiceDocument, texts: InvoiceTexts): void {
  const { seller, swissVatNumber, payment } = invoice;
  const account = payment.kind === 'due' ? payment.account : null;
  const columns = [
    [seller.name, seller.street, `${seller.postalCode} ${seller.city}`],
    [
      `${texts.facts.vatId} ${seller.vatId}`,
      ...(swissVatNumber === null ? [] : [`${texts.swissVatNumber} ${swissVatNumber}`]),
      ...(seller.register === null ? [] : [seller.register]),
    ],
    account ? [account.holder, `IBAN ${inFours(account.iban)}`] : [],
  ];
  const { start, count } = pen.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pen.doc.switchToPage(start + page);
    pen.rule(sheet.footTop, sheet.left, sheet.right);
    columns.forEach((lines, column) => {
      lines.forEach((text, row) => {
        pen.write(text, foot, { x: sheet.left + column * 165, y: sheet.footTop + 16 + row * 11 });
      });
    });
    const place = { x: sheet.right, y: sheet.footTop + 16 + 3 * 11, align: 'right' } as const;
    if (count > 1) pen.write(texts.page(page + 1, count), foot, place);
  }
}
