import type { reviewEndpoints } from '@blattwerk/schemas/web-api/reviews/review-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';

export function reviewHandlers({ reviews }: BackEnd): HandlersOf<keyof typeof reviewEndpoints> {
  return {
    'GET /web-api/reviews': async ({ shop }) => {
      const { channel, language } = shop;
      return { ok: true, value: { summary: await reviews.read({ channel, language }) } };
    },
  };
}
