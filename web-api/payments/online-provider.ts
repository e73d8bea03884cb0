import type { PaymentRequest, Settled } from './payment-provider.ts';

/** A payment to be made at the page of a company. */
type OnlineRequest = PaymentRequest & {
  email: string;
  /** `de-DE`: the language of the page. */
  locale: string;
  /** Where the shopper comes back to, paid or not. */
  returnUrl: string;
};

type Opened = { ok: true; reference: string; url: string } | { ok: false; reason: string };

/** How far a payment is, as the company says when it is asked. */
export type PaymentStatus =
  /** @param url where the shopper pays */
  | { kind: 'awaited'; url: string }
  /** The shopper has done all there is to do, and the money is on its way. */
  | { kind: 'underway' }
  /** @param currency in lower case */
  | { kind: 'paid'; minorUnits: number; currency: string }
  /** Given up, refused or too old: another one has to be opened. */
  | { kind: 'ended' }
  | { kind: 'refunded' };

/**
 * A company at whose page shoppers pay. What it sends by itself only says that there is news of a payment: how far that is
 * is asked for, so that a forged, repeated or late message changes nothing. Unreachable, its calls throw.
 */
export type OnlineProvider = {
  /** Opens a payment; one key opens one. */
  open(request: OnlineRequest): Promise<Opened>;
  fetch(reference: string): Promise<PaymentStatus>;
  cancel(reference: string, request: PaymentRequest): Promise<Settled>;
  refund(reference: string, request: PaymentRequest): Promise<Settled>;
  /** What a message is about, null for no payment of ours; undefined unless the company has signed it in the last minutes. */
  verify(message: string, headers: Headers): Promise<{ reference: string | null } | undefined>;
};
