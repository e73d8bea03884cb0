/** What a reader did to a page before its scripts ran. */
export type EarlyEvent = { type: 'click' | 'input' | 'submit'; element: Element };

/** What has been recorded so far, whether the reader has gone on to another page, and what ends the recording. */
export type Recording = { events: readonly EarlyEvent[]; isLeft(): boolean; stop(): void };

/**
 * Stands in the page as text and runs before anything else: it can use nothing from outside. Links, and forms with an
 * address, work without scripts; all else is noted down for when they are there.
 */
export function recordEarlyEvents(): void {
  const events: EarlyEvent[] = [];
  const types: EarlyEvent['type'][] = ['click', 'input', 'submit'];
  const listeners = types.map((type) => {
    const record = (event: Event) => {
      let element = event.target instanceof Element ? event.target : null;
      if (type === 'click') element = element?.closest('button[type="button"]:not([popovertarget])') ?? null;
      if (type === 'submit') {
        if (element?.hasAttribute('action')) return;
        // The browser would send it to the page itself, with its fields in the address.
        event.preventDefault();
      }
      if (element) events.push({ type, element });
    };
    document.addEventListener(type, record, true);
    return () => document.removeEventListener(type, record, true);
  });
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  addEventListener('beforeunload', leave);
  const stop = () => {
    // With a listener for it, Firefox would not keep the page for the way back.
    removeEventListener('beforeunload', leave);
    for (const stopListening of listeners) stopListening();
    // One that was written to keeps its caret while React takes the page over.
    for (const field of document.querySelectorAll('textarea')) field.setRangeText('', 0, 0, 'preserve');
  };
  Reflect.set(window, 'earlyEvents', { events, isLeft: () => isLeft, stop });
}
