import type { invoiceEndpoints } from '@blattwerk/schemas/web-api/orders/invoice-endpoints.ts';
import type { BackEnd } from '../../back-end.ts';
import type { createShoppers } from '../../basket/basket-owner.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { notFound, problem } from '../../http/problems.ts';
import { shopOfForm } from '../../http/shop-of-form.ts';
import { findOrder } from '../find-orders.ts';
import { findInvoicePdf } from './find-invoices.ts';

export function invoiceHandlers(
  backEnd: BackEnd,
  shopperOf: ReturnType<typeof createShoppers>,
): HandlersOf<keyof typeof invoiceEndpoints> {
  return {
    'GET /web-api/orders/{number}/invoice': async ({ params, query, visitor }) => {
      const { token, document, ...shop } = query;
      const { customer } = await shopperOf(shopOfForm(shop), visitor);
      const order = await findOrder(backEnd, params.number, { customerId: customer?.id, token });
      const missing = notFound(`There is no invoice of an order ${params.number}.`);
      if (!order) return { ok: false, problem: missing };
      const found = await findInvoicePdf(backEnd.database, order, document);
      if (!found.ok)
        return {
          ok: false,
          problem: found.isBeingMade ? problem(503, 'The PDF is being made; try again shortly.') : missing,
        };
      const value = { media: 'application/pdf', body: found.content, fileName: `${found.number}.pdf` };
      return { ok: true, value, headers: { 'cache-control': 'private, no-store' } };
    },
  };
}
