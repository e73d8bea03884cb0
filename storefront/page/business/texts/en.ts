import type { BusinessTexts } from './de.ts';

export const en: BusinessTexts = {
  title: 'Print for companies',
  lead: 'Invitations to the summer party, Christmas cards for customers, envelopes for the next mailing: a business account makes ordering as simple as accounting would like it to be.',
  leadPosters:
    'Pictures for reception, office and meeting room: a business account makes ordering as simple as accounting would like it to be.',
  benefits: 'What a business account brings',
  invoice: 'Purchase on invoice',
  invoiceText:
    'From {amount} of goods, payable within {days} days. Once we have confirmed the company, within {longer} days.',
  net: 'Net beside gross',
  netText: 'Basket, checkout and order show both amounts, to the cent as on the invoice.',
  eInvoice: 'E-invoice',
  eInvoiceText:
    'Every invoice is a PDF with the electronic invoice inside (ZUGFeRD, EN 16931), with VAT number and your own order number.',
  accounting: 'Straight to accounting',
  accountingText: 'If you like, invoices also go to a second e-mail address at once.',
  addresses: 'Delivered where it is needed',
  addressesText:
    'Invoice to the company, parcel to the branch: the delivery address is free with every order.',
  volume: 'Larger runs',
  volumeText: 'With cards, the price per piece falls with the quantity, without asking for an offer.',
  banners: 'Banners',
  bannersText: 'PVC banners as they hang on fences and façades are for companies only.',
  signUp: 'Open a business account',
  signUpText: 'A link by e-mail confirms the address, and off you go.',
  known: 'Already have an account? After signing in, the company can be added here.',
  company: 'Company and billing address',
  contact: 'Access',
  invoiceEmail: 'Invoices also to',
  invoiceEmailHint: '(e-mail of accounting, optional)',
  add: 'Add a company',
  addText: 'The account becomes a business account. Orders and wish list stay.',
  change: 'Change details',
  save: 'Save',
  yours: 'Your business account',
  open: 'We look at the details on working days. Ordering is possible at once; until then, invoices are payable within {days} days.',
  approved: 'The company is confirmed: invoices are payable within {days} days.',
  refused:
    'We could not confirm this company, so the account counts as a private one. A call to our customer service is enough to sort it out.',
  unknown: 'The company details cannot be loaded right now.',
  sent: 'Almost done: an e-mail is on its way to this address. The link in it leads on; it is valid for a day.',
  saved: 'The company details are saved.',
  noVatId: 'none given',
  noInvoiceEmail: 'no further address',
  titlePosters: 'Pictures for companies',
};
