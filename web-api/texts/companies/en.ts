import type { CompanyTexts } from './de.ts';

export const en: CompanyTexts = {
  saved: 'Saved. From the next page on, the details of the company apply.',
  isRefused:
    'We could not confirm this company. Please contact our customer service, and we will sort it out.',
  reference: 'Please enter at most 30 characters, without < and >.',
  /** In the message to who signs up with an address that has an account. */
  known: 'Add the company to the account (after signing in)',
  /** In the message that greets a new business customer. */
  welcome: (days) =>
    `The company is entered: net prices now stand beside gross prices, and invoices also go to the address given. We look at the details on working days; after that, invoices are due within ${days} days.`,
  /** On a page of its own, where no scripts mark the fields. */
  notSent: {
    title: 'Not sent yet',
    text: 'Go back one step in the browser to change it, and send it once more.',
    back: 'To the page for businesses',
  },
  labels: {
    email: 'E-mail address',
    password: 'Password',
    invoiceEmail: 'E-mail for invoices',
    country: 'Country',
    company: 'Company',
    firstName: 'First name',
    lastName: 'Last name',
    careOf: 'Additional line',
    street: 'Street and number',
    postalCode: 'Postal code',
    city: 'Town',
    province: 'Province',
    vatId: 'VAT number',
  },
  approved: {
    subject: 'Your business account is confirmed',
    preview: (days) => `Invoices are now due within ${days} days.`,
    headline: 'Your business account is confirmed',
    text: (company, days) =>
      `The details of ${company} have been checked. Orders on invoice are due within ${days} days from now on.`,
    button: 'To the shop',
  },
  refused: {
    subject: 'About your business account',
    preview: 'We could not confirm the details of the company.',
    headline: 'A question about your business account',
    text: (company) =>
      `We could not confirm the details of ${company}. The account stays and counts as a private one for now; what has been ordered stays ordered. A short call to our customer service is enough to sort it out.`,
  },
  /** In the confirmation of an order. */
  order: {
    reference: (number) => `Your order number: ${number}`,
    net: 'Net total',
  },
};
