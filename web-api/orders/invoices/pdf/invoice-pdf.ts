import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { invoiceTextsIn } from '../../../texts/invoices/invoice-texts.ts';
import { textLanguage } from '../../../texts/text-language.ts';
import { facturX } from '../factur-x.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import { facturXFile, facturXMetadata } from './factur-x-metadata.ts';
import { drawFeet } from './foot.ts';
import { drawHead } from './head.ts';
import { drawLines } from './lines.ts';
import { createPen } from './pen.ts';
import { drawTotals } from './totals.ts';

/**
 * The invoice as PDF/A-3 with the electronic invoice in it (Factur-X, EN 16931), in the customer's language. The same
 * invoice is the same bytes.
 */
export async function invoicePdf(invoice: InvoiceDocument, issuedAt: Date): Promise<Buffer> {
  const language = textLanguage(invoice.locale);
  const texts = invoiceTextsIn[language];
  const title = `${texts.title[invoice.kind]} ${invoice.number}`;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    lang: invoice.locale,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: title,
      Creator: 'Blattwerk',
      Producer: 'pdfkit',
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  // Of its own: pdfkit's types do not know `relationship`.
  const attached = {
    name: facturXFile,
    type: 'text/xml',
    description: title,
    relationship: 'Alternative',
    creationDate: issuedAt,
    modifiedDate: issuedAt,
  };
  doc.file(Buffer.from(facturX(invoice, texts)), attached);
  doc.appendXML(facturXMetadata);
  const pen = createPen(doc);
  const below = drawLines(pen, invoice, texts, drawHead(pen, invoice, texts));
  drawTotals(pen, invoice, texts, below);
  drawFeet(pen, invoice, texts);
  doc.end();
  return buffer(doc);
}
