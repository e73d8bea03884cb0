import { addressLines } from '@blattwerk/schemas/shop/addresses/address-lines.ts';
import { type Channel, channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { InvoiceTexts } from '../../../texts/invoices/de.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import { writtenDay } from './figures.ts';
import { ink, type Pen, plain, type Style, small } from './pen.ts';
import { sheet } from './sheet.ts';

const leaf = '#2f4a3f';
/** The mark of the shop in a square of 48. */
const leafMark =
  'M38 9C21 9 11 17 11 29c0 3.6 1.1 6.6 2.9 9C15.5 28 22 20.5 31 17c-8 6-13 13-14.5 22.4 2 .7 4.2 1 6.5 1C34 40.4 39.5 28 38 9Z';
const titles: Readonly<Record<Channel, Style>> = {
  blattwerk: { face: 'heading', size: 30, colour: leaf },
  myposter: { face: 'strong', size: 23, colour: ink },
};
const factsLeft = 348;
const leading = 14;

/** Mark, addresses, facts and title. @returns where what follows may begin */
export function drawHead(pen: Pen, invoice: InvoiceDocument, texts: InvoiceTexts): number {
  const { seller, buyer, channel, locale, kind, number } = invoice;
  drawMark(pen, invoice);
  const place = `${seller.postalCode} ${seller.city}`;
  const sender = `${seller.name} · ${seller.street} · ${place}`;
  pen.write(sender, { ...small, size: 7.5 }, { x: sheet.left, y: 136 });
  addressLines(buyer, locale).forEach((line, row) => {
    pen.write(line, { ...plain, size: 10.5 }, { x: sheet.left, y: 156 + row * leading });
  });
  drawFacts(pen, invoice, texts);
  pen.write(`${texts.title[kind]} ${number}`, titles[channel], { x: sheet.left, y: 286 });
  return drawDelivery(pen, invoice, texts);
}

function drawMark({ doc, write }: Pen, { channel }: InvoiceDocument): void {
  const { label } = channelTable[channel];
  if (channel === 'myposter') {
    write(label, { face: 'strong', size: 17, colour: ink }, { x: sheet.left + 9, y: 72 });
    doc.rect(sheet.left, 54, 92, 26).lineWidth(1.4).strokeColor(ink).stroke();
    return;
  }
  doc
    .save()
    .translate(sheet.left - 8, 44)
    .scale(0.78)
    .path(leafMark)
    .fill(leaf)
    .restore();
  write(label, { face: 'heading', size: 24, colour: leaf }, { x: sheet.left + 32, y: 71 });
}

function drawFacts(pen: Pen, invoice: InvoiceDocument, texts: InvoiceTexts): void {
  const { facts } = texts;
  const { locale, credits, buyer, customerNumber, reference } = invoice;
  const rows = [
    [facts.number, invoice.number],
    [facts.issuedOn, writtenDay(invoice.issuedOn, locale)],
    [facts.suppliedOn, writtenDay(invoice.suppliedOn, locale)],
    [facts.orderNumber, invoice.orderNumber],
    ...(reference === '' ? [] : [[facts.reference, reference]]),
    ...(customerNumber === null ? [] : [[facts.customerNumber, String(customerNumber)]]),
    ...(credits ? [[facts.credits, credits.number]] : []),
    ...(buyer.vatId === '' ? [] : [[facts.vatId, buyer.vatId]]),
  ];
  rows.forEach(([label = '', value = ''], row) => {
    const y = 156 + row * leading;
    pen.write(label, { ...small, size: 9 }, { x: factsLeft, y });
    pen.write(value, styleOf(value), { x: sheet.right, y, align: 'right' });
  });
}

/** A long number of the customer’s own leaves room for its label. */
const styleOf = (value: string): Style => (value.length > 20 ? { ...plain, size: 8 } : plain);

/** Where it was delivered, if elsewhere than to who pays. */
function drawDelivery(
  pen: Pen,
  { buyer, deliveredTo, alsoDeliveredTo, locale }: InvoiceDocument,
  texts: InvoiceTexts,
): number {
  const top = 318;
  if (!deliveredTo) return top;
  const onOneLine = (address: InvoiceDocument['buyer']) => addressLines(address, locale).join(', ');
  const gets = [deliveredTo, ...alsoDeliveredTo].map(onOneLine);
  if (gets.join() === onOneLine(buyer)) return top;
  const lines = gets.flatMap((address) =>
    pen.wrap(`${texts.deliveredTo}: ${address}`, small, sheet.right - sheet.left),
  );
  lines.forEach((line, row) => {
    pen.write(line, small, { x: sheet.left, y: 308 + row * 12 });
  });
  return top + lines.length * 12;
}
