import type { Database } from '@blattwerk/database/database.ts';
import type { PaymentMethod } from '@blattwerk/schemas/web-api/basket/payment-methods.ts';
import type { WebApiConfig } from '../config.ts';
import type { OnlineProvider } from './online-provider.ts';
import type { PaymentProvider, Settled } from './payment-provider.ts';
import { standInProvider } from './stand-in/stand-in-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

/** The ways to pay of a shop. `online` is null where no company is set up. */
export type Payments = {
  by: Readonly<Record<PaymentMethod, PaymentProvider>>;
  online: OnlineProvider | null;
};

export function createPayments({ onlinePayment, secret }: WebApiConfig, database: Database): Payments {
  const online =
    onlinePayment === null
      ? null
      : onlinePayment.kind === 'stripe'
        ? stripeProvider(onlinePayment)
        : standInProvider(database, secret);
  return {
    online,
    by: {
      // An invoice is trusted; a transfer is waited for; what a gift voucher covers was paid when it was bought.
      invoice: byHand('authorized'),
      prepayment: byHand('awaited'),
      covered: byHand('paid'),
      online: atItsPage(online),
    },
  };
}

const done = async (): Promise<Settled> => ({ ok: true });

/** Ways to pay without another company: people move the money, the order says what of it has happened. */
function byHand(kind: 'authorized' | 'paid' | 'awaited'): PaymentProvider {
  return {
    start: async ({ orderNumber }) => ({ kind, reference: orderNumber }),
    capture: done,
    cancel: done,
    refund: done,
  };
}

/** The company is asked once the shopper goes to pay; what it says is paid has been taken. */
function atItsPage(online: OnlineProvider | null): PaymentProvider {
  const gone = async (): Promise<Settled> => ({ ok: false, reason: 'No company for payments is set up.' });
  return {
    start: async ({ orderNumber }) => ({ kind: 'awaited', reference: orderNumber }),
    capture: done,
    // Without its own reference nothing has been opened yet.
    cancel: async (reference, request) =>
      reference === request.orderNumber ? { ok: true } : (online?.cancel ?? gone)(reference, request),
    refund: (reference, request) => (online?.refund ?? gone)(reference, request),
  };
}
