/** After delivery, at the page of a company, by transfer before it is made, or not at all: a gift voucher covers it, or it costs nothing. */
export const paymentMethods = ['invoice', 'online', 'prepayment', 'covered'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
