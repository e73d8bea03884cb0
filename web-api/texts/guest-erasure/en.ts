import type { GuestErasureTexts } from './de.ts';

export const en: GuestErasureTexts = {
  title: 'Erase photos and designs',
  sent: 'An e-mail with the link is on its way to the address of the order. It is valid for a day.',
  text: (email) =>
    `We erase photos, designs, lists of names and print files of all orders that were placed with ${email} without an account: at the latest 30 days after the order was sent, at once for cancelled orders. Drafts of them go right away. After that we cannot print anything again, and it cannot be undone.`,
  stays:
    'We keep invoices for as long as the law demands. Names and addresses are taken out of orders once these are paid, 30 days after shipping at the earliest. Open orders are delivered as ordered.',
  confirm: 'Have them erased now',
  done: 'Photos and designs are being erased',
  donePreview: 'At the latest 30 days after the order was sent.',
  doneText:
    'Drafts are gone already. Photos, designs, lists of names and print files follow at the latest 30 days after the order was sent; for cancelled orders this happens now.',
  toOrder: 'To the order',
  over: 'This link is no longer valid',
  overText:
    'It has expired or is incomplete, or the order belongs to a customer account: then things are erased there.',
  link: {
    subject: 'Erase photos and designs',
    preview: 'The link for erasing them',
    headline: 'Erase photos and designs?',
    text: 'With this link we erase what was designed for orders with this address. It is valid for a day; it says once more what is erased and what stays.',
    button: 'Go on to erase',
    note: 'Not asked for? Then simply do nothing: everything stays as it is.',
  },
};
