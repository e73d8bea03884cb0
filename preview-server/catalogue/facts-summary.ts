/** How an answer says which catalogue a page was judged by; `asOf` where the back end did not answer just now. */
export type FactsSummary = { state: 'current' | 'kept' | 'unknown'; version?: string; asOf?: string };

/** A sentence for a refusal by facts that may have changed since; empty where they are current. */
export function caveat({ state, asOf }: FactsSummary): string {
  if (state !== 'kept') return '';
  return ` The shop does not answer at the moment: products were compared with its catalogue of ${asOf}.`;
}
