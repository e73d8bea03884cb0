import type { Basket, BasketChange } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { basketChangedProblem } from '@blattwerk/schemas/web-api/contract/problem-types.ts';
import type { BackEnd } from '../back-end.ts';
import { problem } from '../http/problems.ts';
import { asShown } from './basket-changes.ts';
import { type BasketContent, emptyContent, type Named, namedBy } from './basket-content.ts';
import { endGuestToken, guestTokenCookie, newGuestToken, type Shopper } from './basket-owner.ts';
import { findBasket, insertBasket, updateBasket } from './basket-store.ts';
import { priceContent } from './basket-view.ts';
import type { PricingContext } from './pricing-context.ts';
import { pricingContext } from './pricing-contexts.ts';

type Mutation =
  | { ok: true; content: BasketContent; limited?: readonly BasketChange[] }
  | { ok: false; problem: Problem };
/** Makes another content of a basket's; pure, as it may be tried again. */
export type Mutate = (content: BasketContent, context: PricingContext) => Mutation;

export type BasketReply =
  | { ok: true; value: Basket; headers?: { 'set-cookie': string[] } }
  | { ok: false; problem: Problem };

/** How often a change is tried again that another one has overtaken; only where no version was named. */
const attempts = 5;

/** The basket as it is now. A guest's cookie goes once its basket has become the customer's. */
export async function showBasket(backEnd: BackEnd, shopper: Shopper): Promise<BasketReply> {
  const found = await findBasket(backEnd.database, shopper, backEnd.clock());
  const { version, content } = found ?? { version: 0, content: emptyContent };
  const gathered = await pricingContext(backEnd, backEnd.database, shopper, namedBy(content));
  if (!gathered.ok) return gathered;
  const { view } = priceContent({ version, content }, gathered.context);
  const isTaken = shopper.customer !== undefined && shopper.token !== undefined;
  return { ok: true, value: view, ...(isTaken && { headers: { 'set-cookie': [endGuestToken(backEnd)] } }) };
}

/**
 * Changes the basket and answers it whole. Two changes of one version never both count: the second is refused with the
 * basket as it is, or, where it names no version, made on top of the first.
 * @param asked the version that was shown
 * @param named what the change names besides, to be looked up with what the basket does
 */
export async function changeBasket(
  backEnd: BackEnd,
  shopper: Shopper,
  asked: number | undefined,
  mutate: Mutate,
  { codes = [], seals = [] }: Partial<Named> = {},
): Promise<BasketReply> {
  const { database, clock } = backEnd;
  const token = shopper.token ?? (shopper.customer ? undefined : newGuestToken());
  const owner = { ...shopper, token };
  const cookie = shopper.customer
    ? shopper.token && endGuestToken(backEnd)
    : token && guestTokenCookie(backEnd, token);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = await findBasket(database, owner, clock());
    const { version, content } = found ?? { version: 0, content: emptyContent };
    const known = namedBy(content);
    const named = { codes: [...known.codes, ...codes], seals: [...known.seals, ...seals] };
    const gathered = await pricingContext(backEnd, database, owner, named);
    if (!gathered.ok) return gathered;
    const { context } = gathered;
    if (asked !== undefined && asked !== version)
      return { ok: false, problem: outdated(priceContent({ version, content }, context).view, context) };
    const mutation = mutate(content, context);
    if (!mutation.ok) return mutation;
    const { view } = priceContent({ version: version + 1, content: mutation.content }, context);
    const stored = asShown(mutation.content, view);
    const saved = found
      ? await updateBasket(database, found, stored, owner, clock())
      : await insertBasket(database, owner, stored, clock());
    if (!saved) continue;
    const changes = [...view.changes, ...(mutation.limited ?? [])];
    return { ok: true, value: { ...view, changes }, ...(cookie && { headers: { 'set-cookie': [cookie] } }) };
  }
  return { ok: false, problem: problem(409, 'The basket is being changed elsewhere: try again.') };
}

function outdated(basket: Basket, { texts }: PricingContext): Problem {
  return problem(409, 'The basket is no longer the version that was shown: here it is as it is now.', {
    type: basketChangedProblem,
    message: { text: texts.basket.outdated },
    basket,
  });
}
