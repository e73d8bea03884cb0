import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import { maskOf } from './market-mask.ts';
import { type SoldTo, soldTo } from './sold-to.ts';

/** Where a channel offers something, and to whom; everybody when null. */
export type OfferedWhere = {
  channel: string;
  countries: readonly string[];
  customerTypes: readonly string[] | null;
};

/** Where something is offered to each type of customer. */
export function offeredTo(rows: readonly OfferedWhere[]): SoldTo {
  const isFor = (row: OfferedWhere, type: CustomerType) => row.customerTypes?.includes(type) ?? true;
  return soldTo((type) =>
    maskOf(
      rows
        .filter((row) => isFor(row, type))
        .flatMap(({ channel, countries }) => countries.map((country) => `${channel}:${country}`)),
    ),
  );
}
