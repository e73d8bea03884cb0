import { type ShippingService, shippingServices } from '@blattwerk/schemas/shop/service/shipping.ts';
import { z } from 'zod';
import { addressIn } from '../addresses/address-in.ts';
import type { BasketContent } from '../basket/basket-content.ts';
import type { TypedFurther } from './checkout-draft.ts';

type Form = Readonly<Record<string, unknown>>;
type Typed = { further: TypedFurther[]; services: ShippingService[] };

const typedCount = z.string().max(20).catch('');
const typedService = z.enum(shippingServices);

/** Further addresses of a plain form, as many as the basket has, with how fast it goes to each. */
export function typedFurther(form: Form, { further, lines }: BasketContent): Typed {
  return {
    further: further.map((_, place) => ({
      address: addressIn(form, `further.${place}`),
      pieces: Object.fromEntries(
        lines.map(({ id }) => [id, typedCount.parse(form[`further.${place}.pieces.${id}`])]),
      ),
    })),
    services: further.map(
      (service, place) => typedService.safeParse(form[`further.${place}.service`]).data ?? service,
    ),
  };
}

/** One address more, or one less. */
export function withStep({ further, services }: Typed, step: string): Typed {
  if (step === 'add')
    return {
      further: [...further, { address: {}, pieces: {} }],
      services: [...services, 'standard'],
    };
  const gone = Number(step.split('-')[1]);
  const isLeft = (_: unknown, place: number) => place !== gone;
  return { further: further.filter(isLeft), services: services.filter(isLeft) };
}
