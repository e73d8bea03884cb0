import { standInPayments } from '@blattwerk/database/tables/stand-in-payments.ts';
import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { currencySchema } from '@blattwerk/schemas/shop/markets/currency-schema.ts';
import type { standInEndpoints } from '@blattwerk/schemas/web-api/orders/stand-in-endpoints.ts';
import { errorText } from '@blattwerk/server-kit/log/error-text.ts';
import { and, eq } from 'drizzle-orm';
import type { BackEnd } from '../../back-end.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { notFound } from '../../http/problems.ts';
import { messagePage } from '../../pages/message-page.ts';
import { standInMessage } from './stand-in-message.ts';
import type { StandInState } from './stand-in-provider.ts';

/** The page of the stand-in, in English as a tool for those who try the shop. */
export function standInHandlers({
  config,
  database,
  log,
}: BackEnd): HandlersOf<keyof typeof standInEndpoints> {
  const find = async (reference: string) => {
    if (config.onlinePayment?.kind !== 'stand-in') return undefined;
    const ofReference = eq(standInPayments.reference, reference);
    const [row] = await database.select().from(standInPayments).where(ofReference);
    return row;
  };
  const unknown = { ok: false as const, problem: notFound('There is no such payment.') };
  return {
    'GET /web-api/payments/stand-in/{reference}': async ({ params }) => {
      const row = await find(params.reference);
      if (!row) return unknown;
      const amount = { minorUnits: row.minorUnits, currency: currencySchema.parse(row.currency) };
      const isOpen = row.state === 'open';
      const { html, headers } = messagePage({
        channel: 'blattwerk',
        language: 'en',
        title: `Pay ${formatMoney(amount, 'en-GB')}`,
        paragraphs: [
          `For order ${row.orderNumber}.`,
          isOpen
            ? 'This page stands in for a payment company: no money moves.'
            : `This payment is ${row.state} already.`,
        ],
        ...(isOpen
          ? { form: buttons(row.reference), formLeadsTo: row.returnUrl }
          : { link: { label: 'Back to the shop', url: row.returnUrl } }),
      });
      return { ok: true, value: { media: 'text/html', body: html }, headers };
    },
    'POST /web-api/payments/stand-in/{reference}': async ({ params, body }) => {
      const row = await find(params.reference);
      if (!row) return unknown;
      const state: StandInState = body.outcome === 'pay' ? 'paid' : 'ended';
      const [moved] = await database
        .update(standInPayments)
        .set({ state, updatedAt: new Date() })
        .where(and(eq(standInPayments.reference, row.reference), eq(standInPayments.state, 'open')))
        .returning();
      if (moved) void tell(row.reference);
      return { ok: true, value: { redirectTo: row.returnUrl } };
    },
  };

  /** As a company does it, whether the shopper comes back or not. */
  async function tell(reference: string): Promise<void> {
    const message = standInMessage(reference, config.secret, new Date());
    const address = new URL('/web-api/payments/events', config.origin);
    try {
      await fetch(address, { method: 'POST', ...message, signal: AbortSignal.timeout(10_000) });
    } catch (error) {
      log.warn({ error: errorText(error) }, 'the stand-in for payments could not tell the shop');
    }
  }
}

function buttons(reference: string): string {
  return `<form method="post" action="/web-api/payments/stand-in/${reference}">
<button name="outcome" value="pay">Pay</button>
<button name="outcome" value="give-up">Give up</button></form>`;
}
