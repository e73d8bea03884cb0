import { parseArgs } from 'node:util';
import { orderStates, paymentStates } from '@blattwerk/schemas/shop/service/order-states.ts';
import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { ordersSubject } from '@blattwerk/web-api/orders/order-handlers.ts';
import { signToken } from '@blattwerk/web-api/security/signed-token.ts';
import type { Environment } from '../environment.ts';

export const orderUsage = `Usage: npm run order -- 2026-000001 payment paid
       npm run order -- 2026-000001 state shipped
       npm run order -- 2026-000001 state placed --reason "a page was missing"
States: ${orderStates.join(', ')}. Payments: ${paymentStates.join(', ')}.`;

type Settings = Pick<Environment, 'STOREFRONT_ORIGIN' | 'SIGNING_SECRET'>;
type Outcome = { ok: true; line: string } | { ok: false; message: string };

const tokenMilliseconds = 60_000;

/** Takes an order, or its payment, one step on, through the running shop. */
export async function moveOrder(words: string[], settings: Settings): Promise<Outcome> {
  const call = readCall(words);
  if (!call) return { ok: false, message: orderUsage };
  const { number, ...step } = call;
  const german = { channel: 'blattwerk', country: 'DE', locale: 'de-DE' } as const;
  const expires = new Date(Date.now() + tokenMilliseconds);
  const token = signToken('order-desk', ordersSubject, expires, settings.SIGNING_SECRET);
  const ask = createWebApiClient(settings.STOREFRONT_ORIGIN, german);
  const moved = await ask('POST /web-api/orders/{number}/state', {
    params: { number },
    body: { token, ...step },
  });
  if (!moved.ok) return { ok: false, message: moved.problem.detail };
  const { state, paymentState } = moved.value;
  return { ok: true, line: `Order ${number} is ${state}, its payment ${paymentState}.` };
}

function readCall(words: string[]) {
  const { number, what, next, reason } = readWords(words) ?? {};
  if (number === undefined || !/^\d{4}-\d{6}$/.test(number)) return undefined;
  const why = reason === undefined ? {} : { reason };
  const state = orderStates.find((known) => known === next);
  const paymentState = paymentStates.find((known) => known === next);
  if (what === 'state' && state) return { number, state, ...why };
  return what === 'payment' && paymentState ? { number, paymentState, ...why } : undefined;
}

function readWords(words: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { reason: { type: 'string' } },
    });
    const [number, what, next, ...more] = positionals;
    return more.length === 0 ? { number, what, next, reason: values.reason } : undefined;
  } catch {
    return undefined;
  }
}
