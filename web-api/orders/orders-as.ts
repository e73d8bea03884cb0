import type { Queries } from '@blattwerk/database/database.ts';
import { daysToPay } from '@blattwerk/schemas/shop/amounts/terms-of-payment.ts';
import type { BackEnd } from '../back-end.ts';
import type { Shopper } from '../basket/basket-owner.ts';
import { shoppersVatId } from '../basket/shoppers-vat-id.ts';
import { findCompany } from '../customers/companies/company-store.ts';
import type { OrdersAs } from './read-business.ts';

/** As whom a shopper orders. Who was made a business by hand may have no company here. */
export async function ordersAs(
  backEnd: Pick<BackEnd, 'clock' | 'config'>,
  queries: Queries,
  shopper: Shopper,
): Promise<OrdersAs> {
  const { buyer, customer } = shopper;
  const { customerType } = buyer;
  if (!customer || customerType === 'private')
    return { business: null, isWhitelabel: false, vatId: undefined };
  const company = await findCompany(queries, customer.id);
  return {
    business: {
      reference: '',
      invoiceEmail: company?.invoiceEmail ?? '',
      daysToPay: company?.daysToPay ?? daysToPay.everybody,
      address: company?.address,
    },
    vatId: await shoppersVatId(backEnd, queries, shopper),
    isWhitelabel: customerType === 'whitelabel',
  };
}
