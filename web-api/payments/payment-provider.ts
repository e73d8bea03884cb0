/** What is to be paid. @param key the same for a request that is repeated: what it asks for happens once */
export type PaymentRequest = { key: string; orderNumber: string; minorUnits: number; currency: string };

type Started =
  /** Safe: the order may be made. */
  | { kind: 'authorized'; reference: string }
  | { kind: 'paid'; reference: string }
  /** The money is on its way, or is waited for. */
  | { kind: 'awaited'; reference: string };

export type Settled = { ok: true } | { ok: false; reason: string };

/**
 * A way to pay. Its calls may go over a network: never inside a transaction, and always after a row says that they are
 * about to happen, so that a crash in between is seen and the call repeated with the same key.
 */
export type PaymentProvider = {
  start(request: PaymentRequest): Promise<Started>;
  /** Takes money that is authorized or awaited. @param reference the provider's own, or the order's number */
  capture(reference: string, request: PaymentRequest): Promise<Settled>;
  /** Gives up what is not paid yet. */
  cancel(reference: string, request: PaymentRequest): Promise<Settled>;
  refund(reference: string, request: PaymentRequest): Promise<Settled>;
};
