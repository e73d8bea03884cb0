import { z } from 'zod';
import { companyStates } from '../../shop/visitors/company-states.ts';
import { orderSchema } from '../orders/order.ts';

/** The company that a business customer orders for. */
export const companySchema = z
  .strictObject({
    address: orderSchema.shape.billingAddress,
    invoiceEmail: z.string().meta({ description: 'Gets every invoice besides the customer.' }),
    state: z.enum(companyStates).meta({
      description: '`open` until the shop’s staff has looked; `refused`: the customer is a private one.',
    }),
    daysToPay: z.int().meta({ description: 'What an order on invoice says now.' }),
  })
  .meta({ id: 'Company' });
export type Company = z.infer<typeof companySchema>;
