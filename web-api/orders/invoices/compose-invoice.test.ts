import { deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachedInvoice, minorUnits, textsOf } from '../../test-support/attached-invoice.ts';
import { invoiceOf, type Ordered } from '../../test-support/invoice-of.ts';
import { invoiceTextsIn } from '../../texts/invoices/invoice-texts.ts';
import { composeCreditNote } from './compose-invoice.ts';
import { facturX } from './factur-x.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';

const at = new Date('2026-11-24T08:00:00Z');
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
const pens = { unitPrice: 149, quantity: 7, isGift: false };
const gift = { unitPrice: 2500, quantity: 1, isGift: true };

const lines = fc.array(
  fc
    .record({
      unitPrice: fc.integer({ min: 0, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 5000 }),
      isGift: fc.boolean(),
    })
    // A gift voucher is worth something.
    .map((line) => (line.isGift ? { ...line, unitPrice: line.unitPrice + 1 } : line)),
  { minLength: 1, maxLength: 30 },
);
const amount = fc.integer({ min: 0, max: 20_000 });
const ordered: fc.Arbitrary<Ordered> = fc
  .record({
    country: fc.constantFrom(...deliveryCountries),
    lines,
    shipping: amount,
    discount: amount,
    gift: amount,
  })
  // What comes by e-mail has no parcel.
  .map((order) => (order.lines.some(({ isGift }) => !isGift) ? order : { ...order, shipping: 0 }));
const registrations = fc.record({ oss: fc.boolean(), switzerland: fc.boolean() });

test('lines and shipping add up to the taxes by rate and reason, and these to the total', () => {
  fc.assert(
    fc.property(ordered, registrations, (order, registered) => {
      const { lines: rows, shipping, vat, total, toPay, giftVoucher } = invoiceOf(order, {}, registered);
      for (const group of vat) {
        const own = [...rows, ...(shipping ? [shipping] : [])].filter(
          ({ treatment, ratePerMille }) =>
            treatment === group.treatment && ratePerMille === group.ratePerMille,
        );
        expect(sum(own.map(({ net }) => net))).toBe(group.net);
        expect(sum(own.map(({ tax }) => tax))).toBe(group.tax);
      }
      expect(sum(vat.map(({ net, tax }) => net + tax))).toBe(total);
      expect(toPay + (giftVoucher?.amount ?? 0)).toBe(total);
      if (shipping) expect(shipping.net + shipping.tax).toBe(shipping.price);
    }),
  );
});

test('no tax is shown that is not owed: none on vouchers, none on exports, that of home without the one-stop shop', () => {
  const order = { country: 'CH', lines: [pens, gift], shipping: 900, discount: 0, gift: 0 } as const;
  const abroad = invoiceOf(order, {}, { oss: true, switzerland: false });
  expect(abroad.vat).toEqual([
    { treatment: 'export', ratePerMille: 0, net: 1943, tax: 0 },
    { treatment: 'voucher', ratePerMille: 0, net: 2500, tax: 0 },
  ]);
  expect([abroad.swissVatNumber, invoiceOf(order).swissVatNumber]).toEqual([null, 'CHE-123.456.788 MWST']);
  expect(invoiceOf(order).vat).toMatchObject([
    { treatment: 'taxed', ratePerMille: 81, net: 1797, tax: 146 },
    { treatment: 'voucher', tax: 0 },
  ]);
  const rates = (oss: boolean) =>
    invoiceOf({ ...order, country: 'AT', lines: [pens] }, {}, { oss, switzerland: false }).vat.map(
      ({ ratePerMille }) => ratePerMille,
    );
  expect([rates(true), rates(false)]).toEqual([[200], [190]]);
});

test('the attached XML says the same sums as the order', () => {
  fc.assert(
    fc.property(ordered, registrations, (order, registered) => {
      const invoice = invoiceOf(order, {}, registered);
      const xml = facturX(invoice, invoiceTextsIn.de);
      const all = (name: string) => textsOf(xml, name).map(minorUnits);
      const one = (name: string) => all(name)[0] ?? Number.NaN;
      expect(one('ram:GrandTotalAmount')).toBe(invoice.total);
      expect(one('ram:TaxTotalAmount')).toBe(sum(invoice.vat.map(({ tax }) => tax)));
      expect(all('ram:CalculatedAmount')).toEqual(invoice.vat.map(({ tax }) => tax));
      expect(all('ram:BasisAmount')).toEqual(invoice.vat.map(({ net }) => net));
      expect(one('ram:TaxBasisTotalAmount') + one('ram:TaxTotalAmount')).toBe(invoice.total);
      expect(one('ram:DuePayableAmount') + one('ram:TotalPrepaidAmount')).toBe(invoice.total);
      expect(one('ram:DuePayableAmount')).toBe(invoice.payment.kind === 'due' ? invoice.toPay : 0);
      const [lineSum, ...lineNets] = all('ram:LineTotalAmount').reverse();
      expect(sum(lineNets)).toBe(lineSum);
      expect((lineSum ?? 0) + one('ram:ChargeTotalAmount')).toBe(one('ram:TaxBasisTotalAmount'));
      textsOf(xml, 'ram:ChargeAmount').forEach((price, place) => {
        const line = invoice.lines[place];
        expect(Math.round(Number(price) * (line?.quantity ?? 0) * 100)).toBe(line?.net);
      });
    }),
    { numRuns: 50 },
  );
});

test('names keep their letters in XML, and its marks are no marks of ours', () => {
  const company = 'Müller & Söhne <"GmbH">';
  const address = {
    ...invoiceOf({ country: 'DE', lines: [pens], shipping: 0, discount: 0, gift: 0 }).buyer,
    company,
  };
  const invoice = {
    ...invoiceOf({ country: 'DE', lines: [pens], shipping: 0, discount: 0, gift: 0 }),
    buyer: address,
  };
  expect(facturX(invoice, invoiceTextsIn.de)).toContain('Müller &#38; Söhne &#60;&#34;GmbH&#34;&#62;');
});

test.each(deliveryCountries)(
  'to %s: PDF/A-3 with the invoice in it; the same invoice is the same bytes',
  async (country) => {
    const invoice = invoiceOf({ country, lines: [pens, gift], shipping: 499, discount: 100, gift: 300 });
    const [pdf, again] = [await invoicePdf(invoice, at), await invoicePdf(invoice, at)];
    expect(pdf.equals(again)).toBe(true);
    const raw = pdf.toString('latin1');
    expect(raw).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(raw).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(raw).toContain('/AFRelationship /Alternative');
    expect(raw).not.toContain('/BaseFont /Helvetica');
    expect(textsOf(attachedInvoice(pdf), 'ram:GrandTotalAmount').map(minorUnits)).toEqual([invoice.total]);
  },
);

test('a credit note names its invoice and takes back all of it', async () => {
  const invoice = invoiceOf({ country: 'DE', lines: [pens, gift], shipping: 499, discount: 100, gift: 300 });
  const payment = { kind: 'returned', money: invoice.toPay, voucher: invoice.giftVoucher } as const;
  const note = composeCreditNote(invoice, invoice, { number: 'RK-2026-000001', now: at, payment });
  expect(note).toMatchObject({ total: invoice.total, vat: invoice.vat, credits: { number: invoice.number } });
  const xml = attachedInvoice(await invoicePdf(note, at));
  expect(textsOf(xml, 'ram:TypeCode')[0]).toBe('381');
  expect(textsOf(xml, 'ram:IssuerAssignedID')).toEqual([invoice.orderNumber, invoice.number]);
});
