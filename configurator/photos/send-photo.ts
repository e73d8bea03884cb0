import { mostPhotoBytes } from '@blattwerk/schemas/configurator/photo-limits.ts';
import { type ShopContext, shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { readAnswer } from './read-answer.ts';

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

/** One request is enough for a smaller file; a larger one goes on where the connection broke. */
const mostInOne = 1_000_000;

/** Sends photos; a large one in parts, by code that is loaded when the first of them is sent. */
export function createSendPhoto(shop: Pick<ShopContext, 'channel' | 'country' | 'locale'>): SendPhoto {
  const headers = shopHeaders(shop);
  return async (file, options) => {
    // Refused here as the shop would, before a phone has sent all of it.
    if (file.size > mostPhotoBytes) return { ok: false, reason: 'too-large' };
    if (file.size <= mostInOne) return sendWhole(file, headers, options);
    try {
      const { sendInParts } = await import('./send-in-parts.ts');
      return await sendInParts(file, { headers, sender: 'editor' }, options);
    } catch {
      return { ok: false, reason: 'broken' };
    }
  };
}

/** As a form. Not `fetch`, which tells no progress of what is sent. */
function sendWhole(
  file: File,
  headers: Record<string, string>,
  { signal, onProgress }: Parameters<SendPhoto>[1],
): Promise<SendResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/web-api/photos');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
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
