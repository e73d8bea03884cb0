import { endOfShopDay } from '@blattwerk/schemas/shop/service/calendar-days.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';

/** How long something may be shown, in milliseconds since 1970. */
export type Lifetime = {
  /** From then on it is made anew; until that succeeds, it may stand in. */
  freshUntil: number;
  /** From then on it is never shown again. */
  endsAt: number;
};

/** Something that no day changes. */
export const timeless: Lifetime = {
  freshUntil: Number.POSITIVE_INFINITY,
  endsAt: Number.POSITIVE_INFINITY,
};

/** The lifetime of a whole: it lives no longer than the first of its parts. */
export function shortestOf(lifetimes: readonly Lifetime[]): Lifetime {
  return {
    freshUntil: Math.min(...lifetimes.map(({ freshUntil }) => freshUntil)),
    endsAt: Math.min(...lifetimes.map(({ endsAt }) => endsAt)),
  };
}

/** The lifetime of what the next day may change: from then on it is made anew, and stands in until that succeeds. */
export function untilTomorrow(): Lifetime {
  return { ...timeless, freshUntil: endOfShopDay(shopDay(new Date())).getTime() };
}
