import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { type ShopContext, shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';

export type SentPhoto = AnswerOf<'POST /web-api/photos'>;
/**
 * broken: the connection. later: too many at once, or too often. refused: this file will never be taken; the sentence
 * says why. too-large: it was not even sent.
 */
export type SendResult =
  | { ok: true; photo: SentPhoto }
  | { ok: false; reason: 'broken' | 'too-large' }
  | { ok: false; reason: 'later'; seconds: number; sentence: string | null }
  | { ok: false; reason: 'refused'; sentence: string | null };

export type SendPhoto = (
  file: File,
  options: { signal: AbortSignal; onProgress(share: number): void },
) => Promise<SendResult>;

/** The shop breaks the connection with a larger file, and its sentence is lost. */
const mostBytes = 30_000_000;

/** Sends photos as a form. Not `fetch`, which tells no progress of what is sent. */
export function createSendPhoto(shop: Pick<ShopContext, 'channel' | 'country' | 'locale'>): SendPhoto {
  return (file, { signal, onProgress }) =>
    new Promise((resolve) => {
      if (file.size > mostBytes) {
        resolve({ ok: false, reason: 'too-large' });
        return;
      }
      const request = new XMLHttpRequest();
      request.open('POST', '/web-api/photos');
      for (const [name, value] of Object.entries(shopHeaders(shop))) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
      request.addEventListener('load', () => resolve(readAnswer(request.status, request.responseText)));
      request.addEventListener('error', () => resolve({ ok: false, reason: 'broken' }));
      request.addEventListener('abort', () => resolve({ ok: false, reason: 'broken' }));
      signal.addEventListener('abort', () => request.abort(), { once: true });
      const form = new FormData();
      form.set('file', file);
      request.send(form);
    });
}

function readAnswer(status: number, text: string): SendResult {
  try {
    if (status === 201) {
      const photo: SentPhoto = JSON.parse(text);
      return { ok: true, photo };
    }
    const { message, retryAfter }: Problem = JSON.parse(text);
    const sentence = message?.text ?? null;
    return status === 429 || status === 503
      ? { ok: false, reason: 'later', seconds: retryAfter ?? 5, sentence }
      : { ok: false, reason: 'refused', sentence };
  } catch {
    // A proxy's page in place of our answer.
    return { ok: false, reason: 'broken' };
  }
}
