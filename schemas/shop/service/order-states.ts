export const orderStates = ['placed', 'in_print', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

export const paymentStates = ['open', 'authorized', 'paid', 'refunded', 'cancelled'] as const;
export type PaymentState = (typeof paymentStates)[number];
