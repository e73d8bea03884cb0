import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { ReadNameList } from '@blattwerk/schemas/web-api/configurator/name-list-endpoints.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { type ShopContext, shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';

export type Holds = 'names' | 'addresses';
export type ReadNames = { ok: true; list: ReadNameList } | { ok: false; sentence: string | null };

/** Reads the names in a spreadsheet. `sentence`: why there are none, for the customer. */
export type ReadNameFile = (file: File, holds: Holds) => Promise<ReadNames>;

/** The shop breaks the connection with a larger file, and its sentence is lost. */
export const mostFileBytes = 2_000_000;

export function createReadNameFile(shop: Pick<ShopContext, 'channel' | 'country' | 'locale'>): ReadNameFile {
  return async (file, holds) => {
    const body = new FormData();
    body.set('holds', holds);
    body.set('file', file);
    try {
      const response = await fetch('/web-api/name-lists/file', {
        method: 'POST',
        headers: shopHeaders(shop),
        body,
      });
      const text = await response.text();
      if (response.ok) {
        const list: ReadNameList = JSON.parse(text);
        return { ok: true, list };
      }
      const { message }: Problem = JSON.parse(text);
      return { ok: false, sentence: message?.text ?? null };
    } catch {
      // Broken off, or a proxy's page in place of our answer.
      return { ok: false, sentence: null };
    }
  };
}

/** Reads names that were pasted. */
export async function readNameText(ask: WebApiClient, list: string, holds: Holds): Promise<ReadNames> {
  const answer = await ask('POST /web-api/name-lists/text', { body: { holds, list } });
  return resultOf(answer);
}

/** Takes the guests of an event of the customer. */
export async function readGuests(ask: WebApiClient, event: string, holds: Holds): Promise<ReadNames> {
  const answer = await ask('GET /web-api/name-lists/events/{event}', { params: { event }, query: { holds } });
  return resultOf(answer);
}

type Answer = { ok: true; value: ReadNameList } | { ok: false; problem: Problem };

function resultOf(answer: Answer): ReadNames {
  return answer.ok
    ? { ok: true, list: answer.value }
    : { ok: false, sentence: answer.problem.message?.text ?? null };
}
