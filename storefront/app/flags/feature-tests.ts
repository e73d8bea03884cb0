import { readSession, recordTreatments } from '@blattwerk/schemas/shop/flags/session-treatments.ts';
import type { VisitorTraits } from '@blattwerk/schemas/shop/flags/visitor-traits.ts';
import type { ErrorKey } from '../../page/endpoints/error-report.ts';
import type { BrowserFlags, Consent, TrackedEvent } from './browser-flags.ts';

type Keys = { visitorKey: string; apiKey: string };
type Parts = {
  /** Loads the client's code and starts it. */
  startClient(keys: Keys, consent: Consent): Promise<BrowserFlags>;
  consent: { current(): Consent; subscribe(onChange: () => void): () => void };
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  log(key: ErrorKey, detail: string): void;
};

export type FeatureTests = {
  /** Starts the client, once for each visitor's key. */
  initialise(keys: Keys): Promise<void>;
  /** Whether this visitor's client has been started, or is being. */
  isInitialised(visitorKey: string): boolean;
  /** Holds what a page shows against what the session has shown before. */
  record(visitorKey: string, treatments: Readonly<Record<string, string>>): void;
  /** The visitor has seen these flags: the client counts it, and says whether it would have decided the same. */
  show(treatments: Readonly<Record<string, string>>, traits: VisitorTraits): Promise<void>;
  track(event: TrackedEvent): void;
};

const storageKey = 'flag-treatments';
/** What those see for whom a flag says nothing. */
const control = 'control';

/** What happens to tests of features in a browser, and what is said when it goes wrong. */
export function createFeatureTests({ startClient, consent, storage, log }: Parts): FeatureTests {
  let running: { visitorKey: string; client: Promise<BrowserFlags | undefined> } | undefined;
  let client: BrowserFlags | undefined;
  let leaveConsent = () => {};

  async function start(keys: Keys): Promise<BrowserFlags> {
    const started = await startClient(keys, consent.current());
    leaveConsent();
    leaveConsent = consent.subscribe(() => {
      const now = consent.current();
      if (now !== 'unknown') started.setConsent(now);
    });
    client = started;
    return started;
  }

  return {
    isInitialised: (visitorKey) => running?.visitorKey === visitorKey,
    async initialise(keys) {
      const { visitorKey, apiKey } = keys;
      if (running?.visitorKey === visitorKey)
        return log('feature-test-already-initialised', 'The flag client of this visitor runs already.');
      if (visitorKey === '') return log('feature-test-empty-key', 'The visitor has no key.');
      if (apiKey === '') return log('feature-test-empty-key', 'The shop has no key at the flag service.');
      const before = running?.client;
      client = undefined;
      running = {
        visitorKey,
        client: (async () => {
          await (await before)?.destroy();
          return start(keys);
        })().catch(() => undefined),
      };
      await running.client;
    },
    record(visitorKey, treatments) {
      const said = Object.fromEntries(
        Object.entries(treatments).filter(([, treatment]) => treatment !== control),
      );
      for (const flag of Object.keys(treatments))
        if (!Object.hasOwn(said, flag)) log('feature-test-no-treatment', `${flag} says nothing.`);
      const known = readSession(storage.getItem(storageKey));
      const recorded = recordTreatments(known, { key: visitorKey, treatments: said });
      if (recorded.isKeyChanged)
        log('feature-test-user-key-changed', 'The visitor has another key than before in this session.');
      for (const { flag, before, now } of recorded.changed)
        log('feature-test-treatment-changed', `${flag} said ${before} in this session, and now says ${now}.`);
      storage.setItem(storageKey, JSON.stringify(recorded.session));
    },
    async show(treatments, traits) {
      const started = await running?.client;
      if (!started) return log('feature-test-no-global-client', 'There is no flag client that could count.');
      if (!(await started.ready())) return;
      for (const [flag, shown] of Object.entries(treatments)) {
        const said = started.evaluate(flag, traits);
        if (said === control) log('feature-test-no-treatment', `${flag} says nothing.`);
        else if (said !== shown)
          log(
            'feature-test-treatment-changed',
            `The page shows ${flag} as ${shown}, which now says ${said}.`,
          );
      }
    },
    track(event) {
      if (!client) return log('feature-test-no-global-client', `Nobody hears of ${event.type}.`);
      if (consent.current() === 'declined') return;
      if (!client.track(event)) log('feature-test-track-failed', `${event.type} could not be kept.`);
    },
  };
}
