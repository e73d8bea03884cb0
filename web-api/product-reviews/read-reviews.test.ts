import { reviewLimits } from '@blattwerk/schemas/shop/service/review-states.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReviews } from './read-reviews.ts';

const stars = (rating: string, words = '') => ({ rating, words });

test('stars alone are a review, and what has neither stars nor words is none', () => {
  expect(readReviews([stars('5'), stars('')], ' Anna  S. ')).toEqual({
    ok: true,
    author: 'Anna S.',
    reviews: [{ rating: 5, words: '' }, undefined],
  });
});

test.each([
  [[stars(''), stars('')], 'Anna', { author: false, nothing: true, products: [undefined, undefined] }],
  [[stars('', 'Schön')], 'Anna', { author: false, nothing: false, products: ['stars'] }],
  [[stars('6', 'Schön')], 'Anna', { author: false, nothing: false, products: ['stars'] }],
  [[stars('4', 'ä'.repeat(2001))], 'Anna', { author: false, nothing: false, products: ['long'] }],
  [[stars('4', 'Besser: www.beispiel.de')], 'Anna', { author: false, nothing: false, products: ['links'] }],
  [[stars('4')], '', { author: true, nothing: false, products: [undefined] }],
  [[stars('4')], 'A'.repeat(41), { author: true, nothing: false, products: [undefined] }],
  [[stars('4')], 'anna@kunde.example', { author: true, nothing: false, products: [undefined] }],
])('%j by %s has to be put right', (typed, author, faults) => {
  expect(readReviews(typed, author)).toEqual({ ok: false, faults });
});

test('markup stays the text it is, and lines stay lines', () => {
  const read = readReviews([stars('5', ' <b>Ganz</b>\r\n\r\n\r\n  toll\u0000 ❤️ <3 ')], 'Anna');
  expect(read).toMatchObject({ reviews: [{ words: '<b>Ganz</b>\n\ntoll ❤️ <3' }] });
});

test('whatever is typed is refused, or fits, and is read again as it was kept', () => {
  const typed = fc.record({
    rating: fc.constantFrom('', '1', '5', 'x'),
    words: fc.string({ unit: 'binary' }),
  });
  fc.assert(
    fc.property(fc.array(typed, { minLength: 1, maxLength: 4 }), (all) => {
      const read = readReviews(all, 'Anna');
      if (!read.ok) return;
      for (const review of read.reviews) {
        if (!review) continue;
        expect(review.words.length).toBeLessThanOrEqual(reviewLimits.words);
        expect(readReviews([{ rating: String(review.rating), words: review.words }], 'Anna')).toMatchObject({
          reviews: [review],
        });
      }
    }),
  );
});
