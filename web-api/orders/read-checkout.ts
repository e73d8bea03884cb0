import type { AddressForm } from '@blattwerk/schemas/shop/addresses/address-form.ts';
import type { Address } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import type { DeliveryCountry } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { BusinessOrder } from '@blattwerk/schemas/web-api/orders/order.ts';
import { readAddress } from '../addresses/read-address.ts';
import { emailSchema } from '../customers/read-sign-up.ts';
import type { FieldErrors } from '../http/form-problem.ts';
import { intraCommunityTextsIn } from '../texts/intra-community/intra-community-texts.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { type BusinessForm, type OrdersAs, readBusiness } from './read-business.ts';
import { type DividedLine, type FurtherForm, readFurther } from './read-further.ts';

export type CheckoutForm = BusinessForm & {
  email?: string | undefined;
  billingAddress: AddressForm;
  deliveryAddress?: AddressForm | undefined;
  further?: readonly FurtherForm[] | undefined;
};
export type Checkout = {
  email: string;
  billingAddress: Address;
  deliveryAddress: Address;
  /** Who gets a part of it besides. */
  furtherAddresses: readonly Address[];
  /** Pieces of each line for each address; none where nothing is sent. */
  pieces: readonly (readonly number[])[];
  business: BusinessOrder | null;
  isWhitelabelOrder: boolean;
};
type CheckoutResult = { ok: true; checkout: Checkout } | { ok: false; errors: FieldErrors };

type CheckoutOf = {
  /** Where the basket is delivered: its prices are for there. */
  country: DeliveryCountry;
  lines: readonly DividedLine[];
  ordersAs: OrdersAs;
  language: Language;
};

/** Checks what was filled in at the checkout; what is wrong stands at its path. */
export function readCheckout(
  form: CheckoutForm,
  { country, lines, ordersAs, language }: CheckoutOf,
): CheckoutResult {
  const sentences = textsIn[language].orders.fields;
  const email = emailSchema.safeParse(form.email);
  const billing = readAddress('billingAddress', form.billingAddress, sentences);
  const delivery = form.deliveryAddress
    ? readAddress('deliveryAddress', form.deliveryAddress, sentences)
    : billing;
  const further = readFurther(form.further ?? [], { country, lines, language });
  const business = readBusiness(form, ordersAs, language);
  const invoiced = readInvoiced(billing, ordersAs, country, language);
  const goesTo = delivery.ok ? delivery.address.country : country;
  const place = form.deliveryAddress ? 'deliveryAddress.country' : 'billingAddress.country';
  const errors = {
    ...(!email.success && { email: [sentences.email] }),
    ...(!business.ok && business.errors),
    ...(!billing.ok && billing.errors),
    ...invoiced,
    ...(!delivery.ok && delivery.errors),
    ...(!further.ok && further.errors),
    ...(goesTo !== country && { [place]: [sentences.otherCountry] }),
  };
  if (
    !email.success ||
    !business.ok ||
    !billing.ok ||
    !delivery.ok ||
    !further.ok ||
    goesTo !== country ||
    invoiced
  )
    return { ok: false, errors };
  return {
    ok: true,
    checkout: {
      email: email.data,
      billingAddress: billing.address,
      deliveryAddress: delivery.address,
      furtherAddresses: further.addresses,
      pieces: further.pieces,
      business: business.business,
      isWhitelabelOrder: ordersAs.isWhitelabel && form.isWhitelabelOrder === true,
    },
  };
}

/** Without tax, the invoice goes to whose VAT id was confirmed (§ 14a (3) UStG). */
function readInvoiced(
  billing: ReturnType<typeof readAddress>,
  { vatId: standing }: OrdersAs,
  country: DeliveryCountry,
  language: Language,
): FieldErrors | undefined {
  if (!billing.ok || standing?.kind !== 'confirmed' || standing.country !== country) return undefined;
  const { vatId, company } = standing.evidence;
  const texts = intraCommunityTextsIn[language];
  const errors = {
    ...(billing.address.vatId !== vatId && { 'billingAddress.vatId': [texts.sameVatId(vatId)] }),
    ...(billing.address.company !== company && { 'billingAddress.company': [texts.sameCompany(company)] }),
  };
  return Object.keys(errors).length > 0 ? errors : undefined;
}
