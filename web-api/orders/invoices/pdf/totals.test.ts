import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { invoiceOf } from '../../../test-support/invoice-of.ts';
import { invoiceTextsIn } from '../../../texts/invoices/invoice-texts.ts';
import { createPen, type Style } from './pen.ts';
import { drawTotals } from './totals.ts';

const lines = [{ unitPrice: 1_234_567, quantity: 100, isGift: false }];
const invoice = invoiceOf({ country: 'DE', lines, shipping: 499, discount: 1_000_000, gift: 98_765_432 });

test.each(languages)('what is summed up ends before its amount begins: %s', (language) => {
  const pen = createPen(new PDFDocument({ size: 'A4', margin: 0, bufferPages: true }));
  type Written = { text: string; from: number; to: number; y: number };
  const written: Written[] = [];
  const recording = {
    ...pen,
    write(text: string, style: Style, { x, y, align = 'left' }: Parameters<typeof pen.write>[2]) {
      const width = pen.widthOf(text, style);
      written.push({
        text,
        y,
        ...(align === 'left' ? { from: x, to: x + width } : { from: x - width, to: x }),
      });
    },
  };
  drawTotals(recording, invoice, invoiceTextsIn[language], 300);
  const clashes = written.flatMap((one, place) =>
    written
      .slice(place + 1)
      .filter((other) => Math.abs(one.y - other.y) < 8 && one.from < other.to && other.from < one.to)
      .map((other) => [one.text, other.text]),
  );
  expect(clashes).toEqual([]);
  expect(written.map(({ text }) => text).join(' ')).toContain('GESCHENK-7KQ2M');
});
