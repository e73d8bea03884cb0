/** What a reader did to a page before its scripts ran. */
export type EarlyEvent = { type: 'click' | 'input' | 'submit'; element: Element };

/** What has been recorded so far, and what ends the recording. */
export type Recording = { events: readonly EarlyEvent[]; stop(): void };

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
  const stop = () => {
    for (const stopListening of listeners) stopListening();
  };
  Reflect.set(window, 'earlyEvents', { events, stop });
}
