import type { PaymentMethod } from '@blattwerk/schemas/web-api/basket/payment-methods.ts';
import type { Checkout } from './read-checkout.ts';

/** An order as a checkout sends it, checked. */
export type AskedOrder = {
  idempotencyKey: string;
  version: number;
  expectedToPay: number;
  paymentMethod: PaymentMethod;
  termsVersion: string;
  checkout: Checkout;
  /** Whether the addresses go into the customer’s address book. */
  keepAddresses?: boolean | undefined;
};
