import { consentPurposes, type Decision } from '@blattwerk/schemas/shop/visitors/consent.ts';
import type { ShopEvent } from '@blattwerk/schemas/shop/visitors/shop-events.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createListeners, type Listener } from './listeners.ts';

const event = (term: string): ShopEvent => ({ event: 'searchWithoutResult', term });

function listener(changes: Partial<Listener> = {}) {
  const done: string[] = [];
  const made: Listener = {
    purposes: ['statistics'],
    isForeign: true,
    start: () => void done.push('start'),
    hear: (heard) => void done.push(heard.event === 'searchWithoutResult' ? heard.term : heard.event),
    ...changes,
  };
  return { made, done };
}

test('nobody begins or hears anything before the visitor has answered', () => {
  const { made, done } = listener();
  createListeners([made]).hear(event('a'));
  expect(done).toEqual([]);
});

test('who agrees is heard from the first page on, who declines is not, and nothing waits any more', () => {
  const { made, done } = listener();
  const agreed = createListeners([made]);
  agreed.hear(event('a'));
  expect(agreed.follow(['statistics'])).toBe('followed');
  agreed.hear(event('b'));
  expect(done).toEqual(['start', 'a', 'b']);
  const other = listener();
  const declined = createListeners([other.made]);
  declined.hear(event('a'));
  expect(declined.follow([])).toBe('followed');
  declined.follow(['statistics']);
  expect(other.done).toEqual(['start']);
});

test('whatever is answered in whatever order, nothing is heard while it is not agreed to', () => {
  const decisions = fc.array(fc.subarray([...consentPurposes]), { maxLength: 6 });
  fc.assert(
    fc.property(decisions, fc.subarray([...consentPurposes], { minLength: 1 }), (answers, purposes) => {
      let now: Decision | undefined;
      let begun = 0;
      const isAgreed = () => purposes.some((purpose) => now?.includes(purpose));
      const { made } = listener({
        purposes,
        start: () => {
          begun += 1;
          expect(isAgreed()).toBe(true);
        },
        hear: () => expect(isAgreed()).toBe(true),
      });
      const listeners = createListeners([made]);
      listeners.hear(event('early'));
      for (const answer of answers) {
        now = answer;
        const followed = listeners.follow(answer);
        listeners.hear(event('later'));
        expect(followed === 'needs another document').toBe(begun > 0 && !isAgreed());
      }
      expect(begun).toBeLessThanOrEqual(1);
    }),
  );
});
