import { flagClient as limits } from '@blattwerk/schemas/shop/flags/flag-client.ts';
import { flagServicePath } from '@blattwerk/schemas/shop/flags/flag-service-path.ts';
import { SplitFactory, WarnLogger } from '@splitsoftware/splitio-browserjs';
import type { BrowserFlags, Consent, Readiness } from './browser-flags.ts';

type Settings = {
  visitorKey: string;
  apiKey: string;
  /** Where the shop's own flag service answers; undefined: the vendor decides. */
  ownOrigin: string | undefined;
  consent: Consent;
  /** Whether the console says how far the client has come, and what it does not like. */
  isDebugging: boolean;
};

const trafficType = 'user';
const seconds = (milliseconds: number) => milliseconds / 1000;
const statuses = { granted: 'GRANTED', declined: 'DECLINED', unknown: 'UNKNOWN' } as const;

/** The vendor's client in the browser. It listens to no stream: a page keeps what its HTML shows. */
export function createSplitBrowserClient(settings: Settings): BrowserFlags {
  const { visitorKey, apiKey, ownOrigin, consent, isDebugging } = settings;
  const own = ownOrigin === undefined ? undefined : `${ownOrigin}${flagServicePath}`;
  const factory = SplitFactory({
    core: { authorizationKey: apiKey, key: visitorKey },
    startup: {
      readyTimeout: seconds(limits.readyTimeoutMs),
      requestTimeoutBeforeReady: seconds(limits.requestTimeoutBeforeReadyMs),
      retriesOnFailureBeforeReady: limits.retriesBeforeReady,
      eventsFirstPushWindow: seconds(limits.eventsFirstPushWindowMs),
    },
    scheduler: {
      featuresRefreshRate: seconds(limits.refreshMs.flags),
      segmentsRefreshRate: seconds(limits.refreshMs.segments),
      impressionsRefreshRate: seconds(limits.refreshMs.impressions),
      eventsPushRate: seconds(limits.refreshMs.events),
      telemetryRefreshRate: seconds(limits.refreshMs.telemetry),
      eventsQueueSize: limits.queues.events,
      impressionsQueueSize: limits.queues.impressions,
    },
    ...(own !== undefined && {
      urls: {
        sdk: `${own}/api`,
        events: `${own}/api`,
        auth: `${own}/api`,
        telemetry: `${own}/api`,
        streaming: own,
      },
    }),
    streamingEnabled: false,
    userConsent: statuses[consent],
    ...(isDebugging && { debug: WarnLogger() }),
  });
  const client = factory.client();
  const readiness = (): Readiness => {
    const status = client.getStatus();
    if (status.isDestroyed) return 'destroyed';
    if (status.isReady) return 'ready';
    if (status.isReadyFromCache) return 'ready from cache';
    return status.hasTimedout ? 'timed out' : 'not ready';
  };
  if (isDebugging) {
    const { SDK_READY_FROM_CACHE, SDK_READY, SDK_READY_TIMED_OUT, SDK_UPDATE } = client.Event;
    for (const event of [SDK_READY_FROM_CACHE, SDK_READY, SDK_READY_TIMED_OUT, SDK_UPDATE])
      client.on(event, () => console.info(`Flag client: ${readiness()} (${event})`));
  }
  return {
    ready: () =>
      client.ready().then(
        () => true,
        () => false,
      ),
    readiness,
    evaluate: (flag, traits) => client.getTreatment(flag, traits),
    track: ({ type, value, properties }) =>
      client.track(trafficType, type, value, properties && { ...properties }),
    setConsent: (status) => void factory.UserConsent.setStatus(status === 'granted'),
    onUpdate: (listener) => void client.on(client.Event.SDK_UPDATE, listener),
    destroy: () => client.destroy(),
  };
}
