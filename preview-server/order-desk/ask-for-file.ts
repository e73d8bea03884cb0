import { type Problem, problemSchema } from '@blattwerk/schemas/web-api/contract/problem.ts';

type Found = { ok: true; value: Buffer } | { ok: false; problem: Problem };

/**
 * A file of an order or of a run of sheets, byte for byte as it is kept.
 * @param path below the desk's, such as `orders/2026-000001/documents/…`
 */
export async function askForFile(backEnd: string, token: string, path: string): Promise<Found> {
  try {
    const response = await fetch(`${backEnd}/web-api/order-desk/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (response.ok) return { ok: true, value: Buffer.from(await response.arrayBuffer()) };
    return { ok: false, problem: problemSchema.parse(await response.json()) };
  } catch {
    return { ok: false, problem: away };
  }
}

const away: Problem = {
  type: 'about:blank',
  title: 'Not available at the moment',
  status: 503,
  detail: 'The shop cannot be reached: check the connection and try again.',
};
