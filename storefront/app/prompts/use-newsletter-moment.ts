import { useEffect, useEffectEvent } from 'react';

/** How long a visitor has looked around before being asked, how soon when about to leave, and when to try again. */
const lookedAroundMs = 25_000;
const soonestMs = 8_000;
const againMs = 10_000;

/** Calls when it is time to offer the newsletter, until the offer has been made. */
export function useNewsletterMoment(offer: (leaving: AbortSignal) => Promise<boolean>): void {
  const tryOffer = useEffectEvent(offer);
  useEffect(() => {
    const since = performance.now();
    const leaving = new AbortController();
    /** Undefined while an offer is being prepared. */
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(attempt, lookedAroundMs);
    async function attempt() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      const isDone = await tryOffer(leaving.signal);
      if (leaving.signal.aborted) return;
      if (isDone) stop();
      else timer = setTimeout(attempt, againMs);
    }
    function leave({ relatedTarget, clientY }: MouseEvent) {
      const isLeaving = relatedTarget === null && clientY <= 0;
      if (isLeaving && performance.now() - since > soonestMs) void attempt();
    }
    function stop() {
      leaving.abort();
      clearTimeout(timer);
    }
    document.addEventListener('mouseout', leave, leaving);
    return stop;
  }, []);
}
