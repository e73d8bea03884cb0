import type { ShippingService } from '@blattwerk/schemas/shop/service/shipping.ts';
import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { useRef, useState } from 'react';
import { usePage } from '../context/page-context.tsx';
import { askShop } from '../network/ask-shop.ts';

export type Further = {
  /** Of each further address, in their order: it keeps its fields when another one goes. */
  keys: readonly number[];
  isBusy: boolean;
  /** The basket could not be changed. */
  hasFailed: boolean;
  add(): void;
  remove(key: number): void;
  choose(key: number, service: ShippingService): void;
};

/**
 * Further addresses of a checkout. Each is a parcel of the basket, so that its price is known before anything is ordered;
 * who gets what is only filled in.
 */
export function useFurther(basket: Basket, onChanged: (basket: Basket) => void): Further {
  const page = usePage();
  const services = (basket.delivery?.parcels ?? []).slice(1).map(({ service }) => service);
  const [known, setKnown] = useState<readonly number[]>(() => services.map((_, place) => place));
  const [state, setState] = useState<'at-rest' | 'busy' | 'failed'>('at-rest');
  const last = useRef(services.length);
  const keys = asMany(known, services.length);

  async function change(nextKeys: readonly number[], further: readonly ShippingService[]): Promise<void> {
    const { delivery, version } = basket;
    if (!delivery || state === 'busy') return;
    setState('busy');
    const service = delivery.parcels[0]?.service ?? 'standard';
    const body = { country: delivery.country, service, further: [...further], version };
    const ask = askShop(page);
    const answer = await ask('PUT /web-api/basket/delivery', { body });
    if (answer.ok) {
      setKnown(nextKeys);
      onChanged(answer.value);
    } else if (answer.problem.basket) {
      const now = await ask('GET /web-api/basket', {});
      if (now.ok) onChanged(now.value);
    }
    setState(answer.ok ? 'at-rest' : 'failed');
  }

  return {
    keys,
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    add: () => {
      last.current = Math.max(last.current, ...keys) + 1;
      void change([...keys, last.current], [...services, 'standard']);
    },
    remove: (key) => {
      const isLeft = (_: unknown, place: number) => keys[place] !== key;
      void change(keys.filter(isLeft), services.filter(isLeft));
    },
    choose: (key, service) =>
      void change(
        keys,
        services.map((one, place) => (keys[place] === key ? service : one)),
      ),
  };
}

/** The basket may have got more or less addresses elsewhere. */
function asMany(keys: readonly number[], count: number): readonly number[] {
  const next = Math.max(-1, ...keys) + 1;
  const more = Array.from({ length: Math.max(0, count - keys.length) }, (_, place) => next + place);
  return [...keys.slice(0, count), ...more];
}
