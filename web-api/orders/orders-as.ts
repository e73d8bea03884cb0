import type { Queries } from '@blattwerk/database/database.ts';
import { daysToPay } from '@blattwerk/schemas/shop/amounts/terms-of-payment.ts';
import type { Shopper } from '../basket/basket-owner.ts';
import { findCompany } from '../customers/companies/company-store.ts';
import type { OrdersAs } from './read-business.ts';

/** As whom a shopper orders. Who was made a business by hand may have no company here. */
export async function ordersAs(queries: Queries, { buyer, customer }: Shopper): Promise<OrdersAs> {
  const { customerType } = buyer;
  if (!customer || customerType === 'private') return { business: null, isWhitelabel: false };
  const company = await findCompany(queries, customer.id);
  return {
    business: {
      reference: '',
      invoiceEmail: company?.invoiceEmail ?? '',
      daysToPay: company?.daysToPay ?? daysToPay.everybody,
      address: company?.address,
    },
    isWhitelabel: customerType === 'whitelabel',
  };
}
