import type { ContractWithdrawalTexts } from './de.ts';

export const en: ContractWithdrawalTexts = {
  title: 'Withdraw from contract',
  text: 'Here you can withdraw from an order without giving a reason. What is made to your own wishes is excepted.',
  fields: {
    name: { label: 'Name', wrong: 'Please enter the name, without characters like @, / or <.' },
    email: { label: 'Email address of the order', wrong: 'Please enter a valid email address.' },
    number: { label: 'Order number', wrong: 'Please enter the number from the order confirmation.' },
    goods: {
      label: 'Only part of the order? Then say which items (otherwise leave empty)',
      wrong: 'Please enter a number for at least one item, no more than were ordered.',
    },
  },
  pieces: 'How many pieces go back',
  next: 'Continue',
  content: ({ name, email, number, goods }) =>
    goods === ''
      ? `${name} (${email}) hereby withdraws from the contract for order ${number}.`
      : `${name} (${email}) hereby withdraws from the contract for order ${number} as far as it is about: ${goods}.`,
  receipt: (email: string) => `The receipt with content and time goes to ${email}.`,
  confirm: 'Confirm withdrawal',
  done: 'Your withdrawal has been received',
  receivedAt: (time: string) => `Received on ${time}.`,
  mail: {
    subject: 'Receipt of your withdrawal',
    preview: 'With content and time.',
    note: 'We will tell you how to send the goods back and when the money comes. Was this not you? Then please tell our customer service.',
  },
};
