import type { ProductReviewTexts } from './de.ts';

export const en: ProductReviewTexts = {
  request: {
    subject: 'How did your order turn out?',
    preview: 'A few stars and words help others choose.',
    headline: 'How do you like it?',
    text: (number, names) => `Order ${number} should have arrived by now: ${names}. How did it turn out?`,
    honest:
      'Praise and criticism have the same place on the product page. Stars are enough; a few words help even more.',
    button: 'Write a review',
    note: (shopName) =>
      `We send this e-mail exactly once about an order at ${shopName}. Something not right? Please write to our customer service: most things can be put right.`,
    leave: 'No more e-mails like this',
  },
  title: 'Write a review',
  text: (number) => `About order ${number}. What gets no stars is left unreviewed.`,
  stars: (count) => (count === 1 ? '1 out of 5 stars' : `${count} out of 5 stars`),
  starsLegend: 'Stars',
  words: 'In your own words (optional)',
  author: 'Name to show beside it',
  authorHelp: 'For example “Anna S.”. It need not be your full name.',
  rules:
    'We look at every review before it appears, and refuse only what insults, names other people’s data, advertises, breaks the law or is not about the product. Few stars are no reason.',
  send: 'Send review',
  again: 'Change',
  states: {
    open: 'Sent. We will look at it, then it appears on the product page.',
    accepted: 'This review is on the product page.',
    refused: 'We have not published this review.',
  },
  sent: 'Thank you for your review!',
  sentText:
    'We will look at it within the next working days. You can change it here until then and afterwards.',
  wrong: 'Not sent yet',
  faults: {
    nothing: 'Please give stars to at least one product.',
    stars: 'Please give stars, too: one to five.',
    long: 'Please shorten this to 2000 characters.',
    links: 'Please write without web addresses.',
    author: 'Please enter a name of at most 40 characters, without signs such as @ or /.',
  },
  erase: 'Delete my reviews',
  erased: 'The reviews have been deleted',
  erasedText: 'They will disappear from the product pages in a moment.',
  none: 'There is nothing in this order that can be reviewed.',
  toShop: 'To the shop',
  leave: {
    title: 'Stop asking for reviews',
    text: (email) => `We will then ask ${email} about no further order.`,
    button: 'Stop asking',
    done: 'We will not ask again',
    doneText: (email) =>
      `No more e-mails of this kind will go to ${email}. Messages about orders will still arrive.`,
  },
  refused: {
    subject: 'About your review',
    preview: 'Why it is not on the product page.',
    headline: 'We could not publish your review',
    text: (name) => `Thank you for your review of “${name}”. We cannot show it the way it is. The reason:`,
    again: 'This has nothing to do with the stars. Written differently, we will gladly look at it again.',
    button: 'Change review',
    note: 'Do you disagree? Please write to our customer service, and a person will look at the decision again.',
  },
  reasons: {
    insult: 'It insults or belittles somebody.',
    'personal-data':
      'It contains details by which somebody can be recognised, such as a full name, an address or a phone number.',
    'other-matter':
      'It is not about the product. Our customer service looks after orders, delivery and invoices.',
    advertising: 'It advertises something else.',
    unlawful: 'What it says breaks the law or the rights of others.',
  },
};
