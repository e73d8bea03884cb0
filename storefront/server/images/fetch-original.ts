import { readBounded } from '@blattwerk/server-kit/remote/read-bounded.ts';

const maxBytes = 25 * 2 ** 20;
const timeoutMs = 10_000;

export type Original = { ok: true; bytes: Buffer } | { ok: false; status: 404 | 502; message: string };

/** Downloads an original from the content space; follows no redirects, so an allowed host cannot point elsewhere. */
export async function fetchOriginal(source: string): Promise<Original> {
  try {
    const response = await fetch(source, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) {
      await response.body?.cancel();
      const status = response.status === 404 ? 404 : 502;
      return { ok: false, status, message: `The content space answered ${response.status} for this image.` };
    }
    const bytes = await readBounded(response, maxBytes);
    if (bytes) return { ok: true, bytes };
    return { ok: false, status: 502, message: `The original is larger than ${maxBytes / 2 ** 20} MB.` };
  } catch {
    return { ok: false, status: 502, message: 'The original could not be fetched from the content space.' };
  }
}
