import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { type Asking, call } from '../questions/question.ts';

/** What customers think of the shop. */
export function askReviews(_blok: BlockOf<'reviews'>, _asking: Asking) {
  return call('GET /web-api/reviews', {});
}
