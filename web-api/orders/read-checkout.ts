import type { AddressForm } from '@blattwerk/schemas/shop/addresses/address-form.ts';
import type { Address } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import type { DeliveryCountry } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { BusinessOrder } from '@blattwerk/schemas/web-api/orders/order.ts';
import { readAddress } from '../addresses/read-address.ts';
import { emailSchema } from '../customers/read-sign-up.ts';
import type { FieldErrors } from '../http/form-problem.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { type BusinessForm, type OrdersAs, readBusiness } from './read-business.ts';

export type CheckoutForm = BusinessForm & {
  email?: string | undefined;
  billingAddress: AddressForm;
  deliveryAddress?: AddressForm | undefined;
};
export type Checkout = {
  email: string;
  billingAddress: Address;
  deliveryAddress: Address;
  business: BusinessOrder | null;
  isWhitelabelOrder: boolean;
};
type CheckoutResult = { ok: true; checkout: Checkout } | { ok: false; errors: FieldErrors };

/**
 * Checks what was filled in at the checkout; what is wrong stands at its path.
 * @param country where the basket is delivered: its prices are for there
 */
export function readCheckout(
  form: CheckoutForm,
  { country, ordersAs, language }: { country: DeliveryCountry; ordersAs: OrdersAs; language: Language },
): CheckoutResult {
  const sentences = textsIn[language].orders.fields;
  const email = emailSchema.safeParse(form.email);
  const billing = readAddress('billingAddress', form.billingAddress, sentences);
  const delivery = form.deliveryAddress
    ? readAddress('deliveryAddress', form.deliveryAddress, sentences)
    : billing;
  const business = readBusiness(form, ordersAs, language);
  const goesTo = delivery.ok ? delivery.address.country : country;
  const place = form.deliveryAddress ? 'deliveryAddress.country' : 'billingAddress.country';
  const errors = {
    ...(!email.success && { email: [sentences.email] }),
    ...(!business.ok && business.errors),
    ...(!billing.ok && billing.errors),
    ...(!delivery.ok && delivery.errors),
    ...(goesTo !== country && { [place]: [sentences.otherCountry] }),
  };
  if (!email.success || !business.ok || !billing.ok || !delivery.ok || goesTo !== country)
    return { ok: false, errors };
  return {
    ok: true,
    checkout: {
      email: email.data,
      billingAddress: billing.address,
      deliveryAddress: delivery.address,
      business: business.business,
      isWhitelabelOrder: ordersAs.isWhitelabel && form.isWhitelabelOrder === true,
    },
  };
}
