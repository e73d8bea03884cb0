/** What was asked for, or one sentence that says why not and what to do. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; message: string };

export function refuse(message: string): { ok: false; message: string } {
  return { ok: false, message };
}
