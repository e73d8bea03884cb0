import { flagsLeftAlone } from '@blattwerk/schemas/shop/flags/flag-overrides.ts';
import { readVisitorKey } from '@blattwerk/schemas/shop/flags/visitor-key.ts';
import { readDecision } from '@blattwerk/schemas/shop/visitors/consent.ts';
import type { Page } from '../context/page.ts';
import { logError } from '../errors/log-error.ts';
import { tabStorage } from '../state/tab-storage.ts';
import { isQuietVisit } from '../visit/quiet-visit.ts';
import { flagConsent } from './consent.ts';
import { createFeatureTests } from './feature-tests.ts';
import { followConversions } from './follow-conversions.ts';
import { whenIdle } from './when-idle.ts';

let service: NonNullable<Page['flagService']> | undefined;
let isDebugging = false;

const tests = createFeatureTests({
  async startClient(keys, consent) {
    const { createSplitBrowserClient } = await import('./split-browser-client.ts');
    const ownOrigin = service?.kind === 'own' ? location.origin : undefined;
    return createSplitBrowserClient({ ...keys, ownOrigin, consent, isDebugging });
  },
  consent: flagConsent,
  storage: tabStorage(),
  log: logError,
});

/** Records what a page's flags say and, once the page is read, has it counted; says it where that is asked for. */
export async function followFlags(page: Page): Promise<void> {
  const { treatments, isPreview, flagService } = page;
  // Said on an earlier page, or on this one: what measures may not have come yet.
  const hasDeclined = () => readDecision(document.cookie, page.measurement)?.includes('statistics') === false;
  if (page.isFlagDebugging) console.info('Flags say', treatments);
  const visitorKey = readVisitorKey(document.cookie);
  const isCounted = !isPreview && !isQuietVisit() && !hasDeclined();
  if (!isCounted || !flagService || visitorKey === undefined) return;
  // What a tester's address says is no visitor's treatment.
  const said = flagsLeftAlone(new URLSearchParams(location.search), treatments);
  tests.record(visitorKey, said);
  await whenIdle();
  if (hasDeclined()) return;
  service = flagService;
  isDebugging = page.isFlagDebugging ?? false;
  if (!tests.isInitialised(visitorKey)) await tests.initialise({ visitorKey, apiKey: flagService.key });
  const { channel, country, language, customerType } = page;
  await tests.show(said, { channel, country, language, customerType });
  followConversions(tests.track);
  tests.track({ type: 'page-view', properties: { route: page.route.program ?? page.route.name } });
}
