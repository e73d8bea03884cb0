import type { InvoiceTexts } from '../../../texts/invoices/de.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import { lineName } from '../line-name.ts';
import { writtenAmount, writtenRate, writtenUnitPrice } from './figures.ts';
import { type Pen, plain, small } from './pen.ts';
import { sheet } from './sheet.ts';

/** Where columns of numbers end. */
const columns = { quantity: 346, unitPrice: 420, vat: 466, total: sheet.right };
const itemWidth = 232;

/** What was bought, a row each, over as many pages as it takes. @returns where what follows may begin */
export function drawLines(pen: Pen, invoice: InvoiceDocument, texts: InvoiceTexts, top: number): number {
  let y = drawColumns(pen, texts, top);
  for (const line of invoice.lines) {
    const names = pen.wrap(lineName(line, texts), plain, itemWidth);
    const details = pen.wrap(line.details.join(' · '), small, itemWidth).filter((text) => text !== '');
    const height = names.length * 13 + details.length * 11.5 + 11;
    if (y + height > sheet.footTop - 12) {
      pen.doc.addPage();
      y = drawColumns(pen, texts, sheet.top);
    }
    names.forEach((text, row) => {
      pen.write(text, plain, { x: sheet.left, y: y + 15 + row * 13 });
    });
    details.forEach((text, row) => {
      pen.write(text, small, { x: sheet.left, y: y + 15 + names.length * 13 + row * 11.5 - 1.5 });
    });
    drawNumbers(pen, invoice, line, y + 15);
    y += height;
    pen.rule(y, sheet.left, sheet.right);
  }
  return y;
}

function drawColumns(pen: Pen, { columns: names }: InvoiceTexts, top: number): number {
  pen.write(names.item, small, { x: sheet.left, y: top + 10 });
  for (const name of ['quantity', 'unitPrice', 'vat', 'total'] as const)
    pen.write(names[name], small, { x: columns[name], y: top + 10, align: 'right' });
  pen.rule(top + 17, sheet.left, sheet.right);
  return top + 17;
}

function drawNumbers(pen: Pen, invoice: InvoiceDocument, line: InvoiceDocument['lines'][number], y: number) {
  const texts = {
    quantity: String(line.quantity),
    unitPrice: writtenUnitPrice(invoice, line),
    vat: line.treatment === 'taxed' ? writtenRate(invoice, line.ratePerMille) : '–',
    total: writtenAmount(invoice, line.total),
  };
  for (const name of ['quantity', 'unitPrice', 'vat', 'total'] as const)
    pen.write(texts[name], plain, { x: columns[name], y, align: 'right' });
}
