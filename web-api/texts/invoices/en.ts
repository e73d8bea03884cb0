import type { InvoiceTexts } from './de.ts';

export const en: InvoiceTexts = {
  title: { invoice: 'Invoice', credit_note: 'Credit note' },
  facts: {
    number: 'Number',
    issuedOn: 'Date',
    suppliedOn: 'Date of supply',
    orderNumber: 'Order',
    reference: 'Your order no.',
    customerNumber: 'Customer',
    credits: 'For invoice',
    vatId: 'VAT no.',
  },
  deliveredTo: 'Delivered to',
  columns: { item: 'Item', quantity: 'Quantity', unitPrice: 'Price each', vat: 'VAT', total: 'Amount' },
  subtotal: 'Subtotal',
  discount: (code) => `Voucher ${code}`,
  reductionOf: (name: string) => `Price reduction: ${name}`,
  reduction: 'Less price reduction granted',
  total: 'Total',
  net: (rate, net) => `including ${rate} VAT on ${net}`,
  untaxedNet: (net) => `without VAT: ${net}`,
  giftVoucher: (code) => `Paid with gift voucher ${code}`,
  toPay: 'To pay',
  paid: 'The amount is paid. Thank you!',
  due: (amount, date) => `Please transfer ${amount} by ${date}. Thank you!`,
  account: (holder, iban) => `${holder}, IBAN ${iban}`,
  /** Agreed with businesses. */
  term: (days) => `Payable within ${days} days, net.`,
  reference: (number) => `Reference: ${number}`,
  takesBack: (number) => `This credit note cancels invoice ${number} in full.`,
  returned: 'What has been paid comes back the way it was paid.',
  takesBackPart: (number) => `This credit note takes back part of invoice ${number}.`,
  returnedMoney: (amount) => `${amount} comes back the way it was paid.`,
  returnedVoucher: (code, amount) => `${amount} is on gift voucher ${code} again.`,
  leftToPay: (amount, number) => `${amount} of invoice ${number} is left to pay.`,
  nothingToPay: (number) => `Nothing of invoice ${number} is left to pay.`,
  discountInPrices: (code, amount) => `Voucher ${code} of ${amount} is already taken off the prices.`,
  untaxed: {
    export: 'Export exempt from VAT. Customs may charge import duties on delivery.',
    intraCommunity:
      'Intra-Community supply exempt from VAT (§ 6a UStG, Art. 138 Directive 2006/112/EC). The recipient accounts for VAT on the acquisition.',
    voucher: 'Multi-purpose voucher: VAT falls due when it is redeemed.',
  },
  swissVatNumber: 'Swiss VAT no.',
  page: (page, pages) => `Page ${page} of ${pages}`,
  /** Of what has no invoice yet. */
  refund: {
    subject: (number) => `Refund for order ${number}`,
    preview: 'This is what comes back.',
    headline: 'You get a refund',
    text: (number) => `For order ${number} we refund:`,
  },
  mail: {
    subject: { invoice: 'Invoice', credit_note: 'Credit note' },
    preview: (orderNumber) => `For order ${orderNumber}, attached as a PDF.`,
    headline: { invoice: 'Your invoice is here', credit_note: 'Your invoice is corrected' },
    text: {
      invoice: (number, orderNumber) =>
        `Invoice ${number} for order ${orderNumber} is attached as a PDF. It holds the electronic invoice (ZUGFeRD) for accounting, too.`,
      credit_note: (number, orderNumber) =>
        `Credit note ${number} for order ${orderNumber} is attached as a PDF.`,
    },
    button: 'See the order',
  },
};
