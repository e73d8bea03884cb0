/** How an order is paid: after delivery, by transfer before it is made, or wholly by a gift voucher. */
export const paymentMethods = ['invoice', 'prepayment', 'giftVoucher'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
