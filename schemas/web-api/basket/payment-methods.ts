/** After delivery, by transfer before it is made, or not at all: a gift voucher covers it, or it costs nothing. */
export const paymentMethods = ['invoice', 'prepayment', 'covered'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
