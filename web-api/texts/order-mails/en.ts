import type { Left, OrderMailTexts } from './de.ts';

/** `Parcel 2 of 3 is` */
function placesOf({ which, leaving, count }: Left): string {
  if (leaving === count) return count === 2 ? 'Both parcels are' : `All ${count} parcels are`;
  return leaving === 1 ? `Parcel ${which} of ${count} is` : `Parcels ${which} of ${count} are`;
}

export const en: OrderMailTexts = {
  placed: {
    subject: (number: string) => `Order ${number}`,
    preview: 'Thank you, we have received your order.',
    headline: (name: string) => `Thank you, ${name}!`,
    text: 'We have received your order. Here is everything at a glance:',
    number: 'Order number',
    sum: (label: string, amount: string) => `${label}: ${amount}`,
    discount: (code: string) => `Voucher ${code}`,
    total: (isTaxed: boolean) => `Total${isTaxed ? ' including VAT' : ''}`,
    giftVoucher: (code: string) => `Paid with gift voucher ${code}`,
    delivery: (from: string, to: string) =>
      from === to ? `Delivery on ${from}.` : `Delivery between ${from} and ${to}.`,
    deliveredTo: (address: string) => `Delivered to: ${address}`,
    invoice: (amount: string) => `You pay on invoice: ${amount}, once everything has arrived.`,
    transfer: ({ holder, iban, reference, amount }) =>
      `Please transfer ${amount} to ${holder}, IBAN ${iban}, reference ${reference}. We start as soon as the money is here; delivery moves on by as much.`,
    button: 'See your order',
    withdrawal:
      'What is not made to your wishes can be returned within 14 days. Our withdrawal notice says how.',
  },
  parcels: {
    subject: (left) =>
      left.count === 1
        ? `Order ${left.number} is on its way`
        : `Order ${left.number}: ${placesOf(left)} on the way`,
    preview: ({ waiting }) =>
      waiting === 0 ? 'Everything is on its way now.' : 'The rest will follow, with a message of its own.',
    headline: (left) => (left.count === 1 ? 'Your parcel is on its way' : `${placesOf(left)} on the way`),
    text: ({ number, count, waiting }) => {
      if (count === 1) return `Order ${number} is packed and on its way.`;
      if (waiting === 0)
        return count === 2
          ? `Both parcels of order ${number} are on their way now.`
          : `All ${count} parcels of order ${number} are on their way now.`;
      return waiting === 1
        ? `One parcel of order ${number} is still with us. We will write again as soon as it leaves.`
        : `${waiting} parcels of order ${number} are still with us. We will write again as soon as they leave.`;
    },
    goesTo: (address) => `It goes to: ${address}`,
    holds: (content) => `Inside: ${content}`,
    tracking: 'Tracking number',
    button: 'See your order',
  },
  gifts: {
    subject: (count: number) => (count === 1 ? 'Your gift voucher is here' : 'Your gift vouchers are here'),
    preview: 'To give away or to use yourself.',
    headline: (count: number) => (count === 1 ? 'Your gift voucher is here' : 'Your gift vouchers are here'),
    text: 'Enter the code in the basket. What is left on it is good for the next order.',
    worth: (amount: string) => `Worth ${amount}`,
    button: 'To the shop',
    note: (date: string) => `Valid until ${date}.`,
  },
  cancelled: {
    subject: (number: string) => `Order ${number} is cancelled`,
    preview: 'Nothing will be printed or delivered.',
    headline: 'Your order is cancelled',
    text: (number: string) =>
      `Order ${number} will be neither printed nor delivered. Vouchers you have used are valid again, and what you have paid comes back.`,
    button: 'See your order',
  },
};
