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

/** Sends photos, by code that is loaded when the first of them is sent. */
export function createSendPhoto(shop: Pick<ShopContext, 'channel' | 'country' | 'locale'>): SendPhoto {
  return async (file, options) => {
    try {
      const { sendFile } = await import('./send-file.ts');
      return await sendFile(file, shopHeaders(shop), options);
    } catch {
      return { ok: false, reason: 'broken' };
    }
  };
}
