import type { Name } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { Handler, HandlerRequest, Reply } from '../http/handler.ts';
import { problem } from '../http/problems.ts';
import type { PriceSource } from './price-source.ts';
import type { PriceTables } from './price-tables.ts';

export type WithPrices = <N extends Name>(
  answer: (request: HandlerRequest<N>, tables: PriceTables) => Reply<N>,
) => Handler<N>;

/** Hands the price tables to handlers; as long as there are none to quote by, the answer is 503. */
export function withPricesOf(source: PriceSource): WithPrices {
  return (answer) => async (request) => {
    const tables = await source.current();
    if (tables) return answer(request, tables);
    return { ok: false, problem: problem(503, 'There are no prices to quote by; try again shortly.') };
  };
}
