import type Stripe from 'stripe';
import type { WebApiConfig } from '../config.ts';
import type { OnlineProvider, PaymentStatus } from './online-provider.ts';

type StripeSettings = Extract<WebApiConfig['onlinePayment'], { kind: 'stripe' }>;

/**
 * Stripe's own payment page (Checkout Sessions): cards, wallets and what else is switched on in the account there.
 * `apiUrl` leads to another server that speaks its protocol.
 */
export function stripeProvider({ secretKey, webhookSecret, apiUrl }: StripeSettings): OnlineProvider {
  let client: Promise<Stripe> | undefined;
  // A large library: loaded when it is first needed.
  const stripe = () => {
    client ??= import('stripe').then(({ default: Client }) => new Client(secretKey, clientSettings(apiUrl)));
    return client;
  };
  return {
    async open({ key, orderNumber, minorUnits, currency, email, locale, returnUrl }) {
      const { checkout } = await stripe();
      const session = await checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: orderNumber,
          customer_email: email,
          locale: languageOf(locale),
          line_items: [
            {
              quantity: 1,
              price_data: { currency, unit_amount: minorUnits, product_data: { name: orderNumber } },
            },
          ],
          success_url: returnUrl,
          cancel_url: returnUrl,
        },
        { idempotencyKey: key },
      );
      return session.url === null
        ? { ok: false, reason: `Stripe has no page for ${session.id}.` }
        : { ok: true, reference: session.id, url: session.url };
    },
    async fetch(reference) {
      const { checkout } = await stripe();
      const expand = ['payment_intent.latest_charge'];
      return statusOf(await checkout.sessions.retrieve(reference, { expand }));
    },
    async cancel(reference) {
      const { checkout } = await stripe();
      const { status } = await checkout.sessions.retrieve(reference);
      if (status === 'complete') return { ok: false, reason: 'The payment has been made in the meantime.' };
      if (status === 'open') await checkout.sessions.expire(reference);
      return { ok: true };
    },
    async refund(reference, { key, minorUnits }) {
      const { checkout, refunds } = await stripe();
      const { payment_intent: intent } = await checkout.sessions.retrieve(reference);
      if (intent === null) return { ok: false, reason: `Nothing was paid by ${reference}.` };
      const payment_intent = typeof intent === 'string' ? intent : intent.id;
      await refunds.create({ payment_intent, amount: minorUnits }, { idempotencyKey: key });
      return { ok: true };
    },
    async verify(message, headers) {
      const { webhooks } = await stripe();
      try {
        // Refuses what was signed more than five minutes ago.
        const event = webhooks.constructEvent(message, headers.get('stripe-signature') ?? '', webhookSecret);
        const { object } = event.data;
        return { reference: object.object === 'checkout.session' ? object.id : null };
      } catch {
        return undefined;
      }
    },
  };
}

function statusOf({
  status,
  payment_status,
  url,
  amount_total,
  currency,
  payment_intent,
}: Stripe.Checkout.Session): PaymentStatus {
  const charge = typeof payment_intent === 'object' ? payment_intent?.latest_charge : undefined;
  if (typeof charge === 'object' && charge?.refunded) return { kind: 'refunded' };
  if (payment_status === 'paid')
    return { kind: 'paid', minorUnits: amount_total ?? 0, currency: currency ?? '' };
  // Some ways to pay, such as direct debits, take days.
  if (status === 'complete') return { kind: 'underway' };
  return status === 'open' && url !== null ? { kind: 'awaited', url } : { kind: 'ended' };
}

const languages = ['de', 'en', 'es', 'fr', 'it', 'nl'] as const;

function languageOf(locale: string) {
  return languages.find((language) => locale.startsWith(language)) ?? 'auto';
}

/** Milliseconds: a shopper waits for the page. */
const timeout = 10_000;

function clientSettings(apiUrl: string | undefined): Stripe.StripeConfig {
  const base = { timeout, maxNetworkRetries: 2, telemetry: false };
  if (apiUrl === undefined) return base;
  const { protocol, hostname, port } = new URL(apiUrl);
  return {
    ...base,
    protocol: protocol === 'https:' ? 'https' : 'http',
    host: hostname,
    ...(port && { port }),
  };
}
