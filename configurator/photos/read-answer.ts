import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { SendResult, SentPhoto } from './send-photo.ts';

/** What the shop says to a photo that was sent. */
export function readAnswer(status: number, text: string): SendResult {
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
