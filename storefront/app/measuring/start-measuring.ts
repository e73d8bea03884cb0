import { readDecision } from '@blattwerk/schemas/shop/visitors/consent.ts';
import { decisionStore } from '../consent/decision-store.ts';
import type { Page } from '../context/page.ts';
import { flagConsent } from '../flags/consent.ts';
import { whenIdle } from '../flags/when-idle.ts';
import { hearEvents } from '../visit/told-events.ts';
import { createListeners } from './listeners.ts';
import { othersOf } from './others.ts';
import { ownCounts } from './own-counts.ts';
import { ownVitals } from './own-vitals.ts';

let isStarted = false;

/** Begins to measure as far as the visitor agrees, once in the life of the document; asks where nothing was answered yet. */
export function startMeasuring(page: Page): void {
  if (isStarted) return;
  isStarted = true;
  const listeners = createListeners([...othersOf(page.measurement), ownCounts(page), ownVitals(page)]);
  hearEvents(listeners.hear);
  decisionStore.subscribe(() => {
    const decision = decisionStore.current();
    if (!decision) return;
    flagConsent.change(decision.includes('statistics') ? 'granted' : 'declined');
    // What has been loaded of others' programs can only be taken out with the document.
    if (listeners.follow(decision) === 'needs another document') location.reload();
  });
  const decision = readDecision(document.cookie, page.measurement);
  if (decision) decisionStore.change(decision);
  else
    void whenIdle()
      .then(() => import('../consent/consent-dialog.ts'))
      .then(
        (dialog) => dialog.askForConsent(page),
        // Visitors who were not asked are not measured.
        () => {},
      );
}
