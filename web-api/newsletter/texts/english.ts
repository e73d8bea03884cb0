import type { NewsletterTexts } from './german.ts';

export const english: NewsletterTexts = {
  answer:
    'Almost done: an e-mail is on its way. Follow the link in it to confirm your subscription, and the voucher will follow.',
  answerAlone: 'Almost done: an e-mail is on its way. Follow the link in it to confirm your subscription.',
  incomplete: 'Please check the marked fields.',
  fields: {
    email: 'Please enter a valid e-mail address.',
    firstName: 'Please enter a first name without special characters, 80 at most.',
    lastName: 'Please enter a last name without special characters, 80 at most.',
    birthday: 'Please enter a date of birth in the past.',
    weddingDate: 'Please enter a valid date.',
    consent: 'We may not send a newsletter without your consent. Please tick the box.',
  },
  notSent: {
    title: 'Your subscription has not been sent yet',
    text: 'Go back one step in the browser to put it right and send it again.',
  },
  confirmation: {
    subject: 'Newsletter: just one more click',
    preview: 'Confirm your subscription and get your voucher.',
    headline: 'Just one more click',
    text: (amount: string) =>
      `This address was entered for our newsletter. One click confirms it, and the ${amount} voucher for your first order will follow straight away.`,
    previewAlone: 'Confirm your subscription.',
    textAlone: 'This address was entered for our newsletter. One click confirms it.',
    button: 'Confirm subscription',
    note: 'The link is valid for seven days. It was not you? Then there is nothing to do: without a click there is no newsletter.',
  },
  voucher: {
    subject: (amount: string) => `Your ${amount} voucher is here`,
    preview: 'Thank you for subscribing. Here is your code.',
    headline: 'Thank you for subscribing',
    greeting: (name: string) => `Hello ${name},`,
    text: (amount: string) =>
      `Here is the ${amount} voucher we promised. Keep the code safe: it takes the amount off your first order.`,
    textWithoutName: (amount: string) =>
      `Here is the ${amount} voucher we promised. Keep the code safe: it takes the amount off your first order.`,
    code: 'Voucher code',
    button: 'To the shop',
    note: (date: string) => `Good for one use on your first order, until ${date}.`,
    leave: 'Unsubscribe from the newsletter',
  },
  confirm: {
    title: 'Just one more click',
    text: (amount: string) =>
      `It confirms your subscription, and the ${amount} voucher will arrive by e-mail straight away.`,
    textAlone: 'It confirms your subscription.',
    button: 'Confirm subscription',
  },
  confirmed: {
    title: 'Your subscription is confirmed',
    text: 'The voucher for your first order is on its way and will arrive within a few minutes. If it does not, please look into the spam folder.',
    textAlone: 'The newsletter will arrive from now on.',
  },
  noVoucher: {
    over: 'The voucher offer has ended in the meantime, so there is no voucher any more.',
    had: 'There is one voucher only, and it came with your first subscription.',
  },
  expired: {
    title: 'This link has expired',
    text: 'A confirmation link is valid for seven days. Subscribe again and a new one will arrive at once.',
  },
  forged: {
    title: 'This link leads nowhere',
    text: 'It was probably cut short when it was copied. Follow the link in the e-mail itself, or subscribe again.',
  },
  leave: {
    title: 'Unsubscribe from the newsletter',
    text: 'One click ends it. A voucher you already have stays valid.',
    button: 'Unsubscribe',
  },
  left: {
    title: 'You have unsubscribed from the newsletter',
    text: 'No more will come. If you change your mind, simply subscribe again.',
  },
  toShop: 'To the shop',
};
