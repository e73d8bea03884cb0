import { useEffect, useEffectEvent } from 'react';

/** How long a visitor has looked around before being asked, how soon when about to leave, and when to try again. */
const lookedAroundMs = 25_000;
const soonestMs = 8_000;
const againMs = 10_000;

/** Calls when it is time to offer the newsletter, until the offer has been made. */
export function useNewsletterMoment(offer: () => boolean): void {
  const tryOffer = useEffectEvent(offer);
  useEffect(() => {
    const since = performance.now();
    let timer = setTimeout(attempt, lookedAroundMs);
    function attempt() {
      clearTimeout(timer);
      if (tryOffer()) return stop();
      timer = setTimeout(attempt, againMs);
    }
    function leave({ relatedTarget, clientY }: MouseEvent) {
      const isLeaving = relatedTarget === null && clientY <= 0;
      if (isLeaving && performance.now() - since > soonestMs) attempt();
    }
    function stop() {
      clearTimeout(timer);
      document.removeEventListener('mouseout', leave);
    }
    document.addEventListener('mouseout', leave);
    return stop;
  }, []);
}
