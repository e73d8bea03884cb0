import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { z } from 'zod';

/** What a platform answers (docs/reviews.md); fields besides are left alone. */
const platformAnswerSchema = z.object({
  count: z.int().nonnegative(),
  rating: z.number().min(0).max(5),
  isSample: z.boolean().default(false),
  reviews: z
    .array(
      z.object({
        id: z.string().min(1).max(100),
        author: z.string().max(100),
        text: z.string().max(2000),
        rating: z.int().min(1).max(5),
        date: z.iso.date(),
      }),
    )
    .max(100),
});
export type PlatformAnswer = z.output<typeof platformAnswerSchema>;

/** The review platform as the shop sees it; rejects when it cannot be asked or talks nonsense. */
export type ReviewPlatform = {
  read(shop: { channel: Channel; language: Language }): Promise<PlatformAnswer>;
};

export type ReviewPlatformConfig = { url: string; token?: string | undefined };

const timeoutMs = 5000;
const maxCharacters = 500_000;

/** A platform that speaks the protocol of docs/reviews.md. */
export function httpReviewPlatform({ url, token }: ReviewPlatformConfig): ReviewPlatform {
  return {
    async read({ channel, language }) {
      const address = new URL(url);
      address.searchParams.set('channel', channel);
      address.searchParams.set('language', language);
      const response = await fetch(address, {
        headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`The review platform answers ${response.status}.`);
      const text = await response.text();
      if (text.length > maxCharacters) throw new Error('The review platform answers too much.');
      return platformAnswerSchema.parse(JSON.parse(text));
    },
  };
}
