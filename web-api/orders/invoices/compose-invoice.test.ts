import { deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachedInvoice, minorUnits, textsOf } from '../../test-support/attached-invoice.ts';
import { invoiceOf, type Ordered } from '../../test-support/invoice-of.ts';
import { invoiceTextsIn } from '../../texts/invoices/invoice-texts.ts';
import { composeCreditNote } from './compose-invoice.ts';
import { facturX } from './factur-x.ts';
import { invoiceDocumentSchema } from './invoice-document.ts';
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
const vatIds = { AT: 'ATU12345675', FR: 'FR32123456789', ES: 'ESB12345674' } as const;
/** The same, supplied to a business in another country of the EU whose VAT id is confirmed. */
const exempt = fc
  .tuple(ordered, fc.constantFrom('AT', 'FR', 'ES'))
  .filter(([{ lines: rows }]) => rows.some(({ isGift, unitPrice }) => !isGift && unitPrice > 5))
  .map(([order, country]) => ({ ...order, country, vatId: vatIds[country] }));
const anyOrder = fc.oneof(ordered, exempt);
const registrations = fc.record({ oss: fc.boolean(), switzerland: fc.boolean() });

test('lines and shipping add up to the taxes by rate and reason, and these to the total', () => {
  fc.assert(
    fc.property(anyOrder, registrations, (order, registered) => {
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

test('what is supplied to a confirmed business abroad has no tax anywhere, and both VAT ids', () => {
  fc.assert(
    fc.property(exempt, registrations, (order, registered) => {
      const invoice = invoiceOf(order, {}, registered);
      const groups = [...invoice.lines, ...invoice.vat, ...(invoice.shipping ? [invoice.shipping] : [])];
      for (const { treatment, ratePerMille, tax } of groups) {
        expect(['intraCommunity', 'voucher']).toContain(treatment);
        expect([ratePerMille, tax]).toEqual([0, 0]);
      }
      expect([invoice.seller.vatId, invoice.buyer.vatId]).toEqual(['DE123456789', order.vatId]);
      const xml = facturX(invoice, invoiceTextsIn.de);
      expect(minorUnits(textsOf(xml, 'ram:TaxTotalAmount')[0] ?? '')).toBe(0);
      expect(textsOf(xml, 'ram:CategoryCode').filter((code) => code !== 'K' && code !== 'E')).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test('the electronic invoice names category and reason, where it went, and both ids', () => {
  const invoice = invoiceOf({
    ...{ country: 'FR', vatId: 'FR32123456789', lines: [pens, gift], shipping: 900, discount: 0, gift: 0 },
  });
  const xml = facturX(invoice, invoiceTextsIn.fr);
  expect(textsOf(xml, 'ram:CategoryCode')).toEqual(['K', 'E', 'K', 'E', 'K']);
  expect(textsOf(xml, 'ram:ExemptionReasonCode')).toEqual(['VATEX-EU-IC']);
  expect(textsOf(xml, 'ram:ExemptionReason')[0]).toContain('Livraison intracommunautaire exonérée de TVA');
  expect(xml).toMatch(/<ram:ShipToTradeParty>.*<ram:CountryID>FR<.*<\/ram:ShipToTradeParty>/s);
  expect(xml.match(/schemeID="VA">(\w+)</g)).toEqual([
    'schemeID="VA">DE123456789<',
    'schemeID="VA">FR32123456789<',
  ]);
  // Seven pens at 1.49 with 20 % are 10.43, without it 8.69: more than seven times 1.24.
  expect(invoice.lines[0]).toMatchObject({ unitPrice: 124, total: 869, net: 869 });
});

test('an intra-Community supply without a VAT id, beside tax or without a parcel is no document', () => {
  const order = { country: 'FR', lines: [pens], shipping: 900, discount: 0, gift: 0 } as const;
  const invoice = invoiceOf({ ...order, vatId: 'FR32123456789' });
  const { vat } = invoiceOf(order);
  const wrong = [
    { ...invoice, buyer: { ...invoice.buyer, vatId: '' } },
    { ...invoice, buyer: { ...invoice.buyer, vatId: 'DE136695976' } },
    { ...invoice, deliveredTo: null },
    { ...invoice, vat: [...invoice.vat, ...vat] },
    { ...invoice, vat: invoice.vat.map((group) => ({ ...group, tax: 1 })) },
    { ...invoice, lines: invoice.lines.map((line) => ({ ...line, ratePerMille: 200 })) },
  ];
  expect(invoiceDocumentSchema.safeParse(invoice).success).toBe(true);
  expect(wrong.map((one) => invoiceDocumentSchema.safeParse(one).success)).toEqual(wrong.map(() => false));
});

test('the attached XML says the same sums as the order', () => {
  fc.assert(
    fc.property(anyOrder, registrations, (order, registered) => {
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
