import '../early/ask-ahead.ts';
import { fetchInTime } from './fetch-in-time.ts';

/** `fetch`, or the answer to what the document has asked already; once, as it may be another the next time. */
export async function fetchAskedAhead(
  address: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  leaving?: AbortSignal,
): Promise<Response> {
  const ahead = window.askedAhead;
  if (ahead && ahead.address === address && ahead.body === init?.body) {
    window.askedAhead = undefined;
    const answer = await ahead.answer.catch(() => undefined);
    if (answer) return answer;
  }
  return fetchInTime(address, init, leaving);
}
