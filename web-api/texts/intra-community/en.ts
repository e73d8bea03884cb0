import type { IntraCommunityTexts } from './de.ts';

export const en: IntraCommunityTexts = {
  exempt: (vatId) => `Without VAT: exempt intra-Community supply, VAT no. ${vatId}.`,
  undecided: (vatId) =>
    `VAT no. ${vatId} is not confirmed yet, so VAT is included. Once it is confirmed, new orders are without VAT.`,
  expired: (vatId) =>
    `VAT no. ${vatId} was confirmed too long ago, so VAT is included. We are having it confirmed again.`,
  unreachable: (vatId) =>
    `VAT no. ${vatId} could not be checked yet because the authority does not answer at the moment. Until then VAT is included as usual.`,
  refused: (vatId) =>
    `VAT no. ${vatId} was not confirmed for this company, so VAT is included. You can change it on the page for business customers.`,
  elsewhere: (vatId) =>
    `We deliver without VAT only to the country that issued VAT no. ${vatId}. VAT is therefore included here.`,
  sameVatId: (vatId) => `This order is without VAT. Please enter the confirmed VAT no. ${vatId}.`,
  sameCompany: (company) =>
    `This order is without VAT. Please enter the company as it is confirmed: ${company}`,
  confirmedMail: {
    subject: 'Your VAT number is confirmed',
    preview: 'New orders are without VAT.',
    headline: 'Your VAT number is confirmed',
    text: (company, vatId) =>
      `VAT no. ${vatId} of ${company} is confirmed. What you order from now on to the country that issued it is without VAT; you declare the purchase there as an intra-Community acquisition.`,
    button: 'To the shop',
  },
  refusedMail: {
    subject: 'About your VAT number',
    preview: 'Orders still include VAT.',
    headline: 'A question about your VAT number',
    button: 'To the page for businesses',
  },
};
