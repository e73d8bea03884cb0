import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { paymentMethods } from '@blattwerk/schemas/web-api/basket/payment-methods.ts';
import type { FilledIn } from '../../page/document/shown-purchase.ts';
import { addressIn } from '../addresses/address-in.ts';
import { textOf } from '../components/form/text-of.ts';
import { tabStorage } from '../state/tab-storage.ts';

const key = 'checkout';

/** Keeps what was typed at the checkout in this tab alone, so that a look into the basket or a reload loses nothing. */
export function keepTyped(fields: FormData): void {
  const typed = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string') typed.append(name, value);
  tabStorage().setItem(key, typed.toString());
}

/** Once it is ordered, or the customer has signed out. */
export function forgetTyped(): void {
  tabStorage().removeItem(key);
}

/** At signing in: a form without an address, a name in it or not, is filled in with what is known of the customer. */
export function forgetTypedWithoutAddress(): void {
  const typed = new URLSearchParams(tabStorage().getItem(key) ?? '');
  const hasAddress = ['street', 'postalCode', 'city'].some((field) =>
    typed.get(`billingAddress.${field}`)?.trim(),
  );
  if (!hasAddress) forgetTyped();
}

/** The checkout as it was typed in this tab; undefined where nothing was. */
export function typedBefore(known: FilledIn, delivery: Basket['delivery']): FilledIn | undefined {
  const typed = new URLSearchParams(tabStorage().getItem(key) ?? '');
  if (typed.size === 0) return undefined;
  const billingAddress = addressIn(typed, 'billingAddress');
  const wantsOther = typed.get('hasDeliveryAddress') === 'on';
  // The basket may have been sent to another country since.
  const there =
    delivery && delivery.country !== billingAddress.country ? { country: delivery.country } : null;
  const { business, isWhitelabelOrder } = known;
  return {
    ...known,
    email: textOf(typed, 'email') || known.email,
    billingAddress,
    deliveryAddress: wantsOther ? addressIn(typed, 'deliveryAddress') : there,
    further: furtherTyped(typed),
    paymentMethod: paymentMethods.find((one) => one === typed.get('paymentMethod')) ?? null,
    business: business && {
      ...business,
      reference: textOf(typed, 'reference') ?? '',
      invoiceEmail: textOf(typed, 'invoiceEmail') ?? '',
    },
    isWhitelabelOrder: isWhitelabelOrder === null ? null : typed.get('isWhitelabelOrder') === 'on',
  };
}

/** Further addresses in their order: one that was taken away leaves a gap in the names of fields. */
function furtherTyped(typed: URLSearchParams): FilledIn['further'] {
  const keys = [...typed.keys()].flatMap((name) => /^further\.(\d+)\./.exec(name)?.[1] ?? []);
  return [...new Set(keys)].map((one) => {
    const begin = `further.${one}.pieces.`;
    const pieces = [...typed].filter(([name]) => name.startsWith(begin));
    return {
      address: addressIn(typed, `further.${Number(one)}`),
      pieces: Object.fromEntries(pieces.map(([name, count]) => [name.slice(begin.length), count])),
    };
  });
}
