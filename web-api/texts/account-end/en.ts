import type { AccountEndTexts } from './de.ts';

export const en: AccountEndTexts = {
  title: 'Delete account',
  text: 'Name, e-mail address, sign-ins, picture, baskets and guest lists are deleted. This cannot be undone.',
  stays:
    'We keep invoices as long as the law asks for. Orders will belong to no account; names and addresses are taken out once they are paid, 30 days after shipping at the earliest. Open orders are delivered as ordered. We erase photos, designs and print files, at the latest 30 days after shipping; nothing can be reprinted after that.',
  send: 'Send the link to delete it',
  sentText: 'An e-mail with the link is on its way. It is valid for an hour.',
  confirm: 'Delete the account now',
  done: 'The account is deleted',
  doneText: 'All devices are signed out. Thank you for the time together!',
  back: 'To the account',
  toShop: 'To the shop',
  over: 'This link is no longer valid',
  overText: 'It has expired, or the account no longer exists.',
  signIn: 'Please sign in first.',
  mail: {
    subject: 'Delete account',
    preview: 'The link that deletes your customer account',
    headline: 'Delete your account?',
    text: 'This link deletes your customer account. It is valid for an hour.',
    button: 'Go on to delete it',
    note: 'Not asked for? Then do nothing: the account stays as it is.',
  },
};
