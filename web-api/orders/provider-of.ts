import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import { paymentMethods } from '@blattwerk/schemas/web-api/basket/payment-methods.ts';
import { z } from 'zod';
import type { BackEnd } from '../back-end.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { lastOpened } from './opened-payments.ts';

const methodSchema = z.enum(paymentMethods);

/** The way an order is paid by. */
export function providerOf({ payments }: BackEnd, { paymentMethod }: OrderRow): PaymentProvider {
  return payments.by[methodSchema.parse(paymentMethod)];
}

/** The company's own word for the payment, where one was opened there. */
export async function referenceOf(backEnd: BackEnd, order: OrderRow): Promise<string> {
  return (await lastOpened(backEnd, order.id))?.reference ?? order.number ?? '';
}
