import type { ConsentPurpose, Decision } from '@blattwerk/schemas/shop/visitors/consent.ts';
import type { ShopEvent } from '@blattwerk/schemas/shop/visitors/shop-events.ts';

/** A program that is told what visitors do, as long as they agree to one of its purposes. */
export type Listener = {
  purposes: readonly ConsentPurpose[];
  /** Is told of a decision before anything else, and of each further one. */
  follow?(decision: Decision): void;
  /** Begins, with the first decision that lets it. */
  start?(): void;
  hear?(event: ShopEvent): void;
  /** Once begun, it cannot be stopped but by another document. */
  isForeign: boolean;
};

/** What a page does before its visitor has answered is no more than this. */
const longestWait = 100;

type Followed = 'followed' | 'needs another document';

/** Lets each listener hear what its visitor agrees to, and nothing before that is known. */
export function createListeners(listeners: readonly Listener[]): {
  hear(event: ShopEvent): void;
  follow(decision: Decision): Followed;
} {
  const waiting: ShopEvent[] = [];
  const started = new Set<Listener>();
  let decided: Decision | undefined;
  const agrees = ({ purposes }: Listener, decision: Decision) =>
    purposes.some((purpose) => decision.includes(purpose));
  const pass = (event: ShopEvent) => {
    for (const listener of listeners) if (decided && agrees(listener, decided)) listener.hear?.(event);
  };
  return {
    hear(event) {
      if (decided) pass(event);
      else if (waiting.length < longestWait) waiting.push(event);
    },
    follow(decision) {
      decided = decision;
      for (const listener of listeners) {
        listener.follow?.(decision);
        if (!agrees(listener, decision) || started.has(listener)) continue;
        started.add(listener);
        listener.start?.();
      }
      // Where no program may be told, it is gone.
      for (const event of waiting.splice(0)) pass(event);
      const isOver = [...started].some((listener) => listener.isForeign && !agrees(listener, decision));
      return isOver ? 'needs another document' : 'followed';
    },
  };
}
