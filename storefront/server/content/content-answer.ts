/** What asking the content space can end in. */
export type ContentAnswer<Value> =
  | { ok: true; value: Value }
  | { ok: false; reason: 'not-found' | 'unavailable'; message: string };
