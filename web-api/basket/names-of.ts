import type { NameRow } from '@blattwerk/schemas/configurator/names.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { PricingContext } from './pricing-context.ts';

/** Whom the pieces of something are for; none where all are the same. */
export function namesOf(item: BasketItem, { sealed }: Pick<PricingContext, 'sealed'>): NameRow[] {
  return (item.kind === 'design' ? sealed.get(item.sealId)?.names : undefined) ?? [];
}

/** Whether the pieces of something differ from each other. */
export function isList(item: BasketItem, { sealed }: Pick<PricingContext, 'sealed'>): boolean {
  const designed = item.kind === 'design' ? sealed.get(item.sealId) : undefined;
  return designed !== undefined && (designed.names.length > 0 || designed.prints.length > 0);
}
