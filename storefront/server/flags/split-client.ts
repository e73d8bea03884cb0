import { flagClient as limits } from '@blattwerk/schemas/shop/flags/flag-client.ts';
import { flagServicePath } from '@blattwerk/schemas/shop/flags/flag-service-path.ts';
import type { Logger } from 'pino';
import type { StorefrontConfig } from '../config.ts';
import { allControl, type FlagClient, isReady } from './flag-client.ts';
import { countDraws } from './lots/count-draws.ts';
import { createDraws } from './lots/draw-lots.ts';

type Parts = { logger: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'> } & Pick<
  StorefrontConfig,
  'backEndOrigin'
> & {
    flags: NonNullable<StorefrontConfig['flags']>;
  };

const seconds = (milliseconds: number) => milliseconds / 1000;

/**
 * How the vendor's client is set up on our server. Nothing about a visitor leaves the house by it: what it counts goes to the
 * shop's own service, also where the vendor decides the flags.
 */
export function splitSettings({ flags, backEndOrigin, logger }: Parts) {
  const own = `${backEndOrigin}${flagServicePath}`;
  return {
    core: { authorizationKey: flags.serverKey, IPAddressesEnabled: false },
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
    urls: {
      events: `${own}/api`,
      telemetry: `${own}/api`,
      ...(flags.kind === 'own' && { sdk: `${own}/api`, auth: `${own}/api`, streaming: own }),
    },
    sync: { impressionsMode: 'NONE' },
    debug: 'WARN',
    logger: {
      debug: (message) => logger.debug(message),
      info: (message) => logger.info(message),
      warn: (message) => logger.warn(message),
      error: (message) => logger.error(message),
    },
  } satisfies SplitIO.INodeSettings;
}

/**
 * Makes a client that does not listen to SIGTERM: it would send itself another one, which ends the process past what is
 * under way. What waits to be handed in goes with `destroy`.
 */
function withoutSignals<Made>(make: () => Made): Made {
  const own = process.listeners('SIGTERM');
  const made = make();
  for (const listener of process.listeners('SIGTERM'))
    if (!own.includes(listener)) process.removeListener('SIGTERM', listener);
  return made;
}

/** The vendor's client on our server: it keeps all flags in memory and decides without asking. */
export async function createSplitClient(parts: Parts): Promise<FlagClient> {
  // Only a shop with a flag service loads it.
  const { SplitFactory } = await import('@splitsoftware/splitio');
  let isLeaving = false;
  const settings = splitSettings(parts);
  const logger = {
    ...settings.logger,
    error: (message: string) => (isLeaving ? parts.logger.debug(message) : parts.logger.error(message)),
  };
  const factory = withoutSignals(() => SplitFactory({ ...settings, logger }));
  const client = factory.client();
  const manager = factory.manager();
  /** Flags that the client does not know, of which it has said so: once is enough. */
  const missing = new Set<string>();
  const draws = createDraws(() => factory.getRolloutPlan());
  const counts = countDraws({ ...parts, serverKey: parts.flags.serverKey });
  let isDestroyed = false;
  const changed = () => parts.logger.info({ readiness: flagClient.readiness() }, 'flag client');
  client.on(client.Event.SDK_UPDATE, () => {
    missing.clear();
    draws.forget();
  });
  client.on(client.Event.SDK_READY, draws.forget);
  client.on(client.Event.SDK_READY, changed);
  client.on(client.Event.SDK_READY_TIMED_OUT, changed);
  const flagClient: FlagClient = {
    evaluate(key, names, traits) {
      if (!isReady(flagClient)) return allControl(names);
      const asked = names.filter((name) => !missing.has(name));
      const said = asked.length === 0 ? {} : client.getTreatments(key, asked, traits);
      for (const [name, treatment] of Object.entries(said))
        if (treatment === 'control' && !manager.names().includes(name)) missing.add(name);
      return { ...allControl(names), ...said };
    },
    evaluateNew(key, names, traits) {
      const draw = isReady(flagClient) ? draws.of(names, traits) : undefined;
      if (!draw) return flagClient.evaluate(key, names, traits);
      counts.add(names);
      return draw(key);
    },
    readiness() {
      const status = client.getStatus();
      if (isDestroyed || status.isDestroyed) return 'destroyed';
      if (status.isReady) return 'ready';
      if (status.isReadyFromCache) return 'ready from cache';
      return status.hasTimedout ? 'timed out' : 'not ready';
    },
    onUpdate(listener) {
      client.on(client.Event.SDK_UPDATE, listener);
    },
    leave() {
      isLeaving = true;
    },
    async destroy() {
      isDestroyed = true;
      await Promise.all([client.destroy(), counts.close()]);
    },
  };
  return flagClient;
}
