/** A question to the shop that a document asks before its scripts are there: they would ask the same. */
export type Question = { address: string; body: string; headers: Record<string, string> };

declare global {
  interface Window {
    askedAhead?: { address: string; body: string; answer: Promise<Response> };
  }
}

/** Stands in the page as text, before anything else. */
export function askAhead({ address, body, headers }: Question): void {
  const answer = fetch(address, { method: 'POST', credentials: 'include', headers, body });
  // Where it breaks off before it was wanted, it is asked anew.
  answer.catch(() => {});
  window.askedAhead = { address, body, answer };
}
