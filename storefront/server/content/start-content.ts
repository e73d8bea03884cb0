import { endOfShopDay } from '@blattwerk/schemas/shop/service/calendar-days.ts';
import type { Logger } from 'pino';
import type { StorefrontConfig } from '../config.ts';
import { type ContentSource, createContentSource } from './content-source.ts';
import { type Change, createContentVersion } from './content-version.ts';
import { createDeliveryClient, type DeliveryClient } from './delivery-client.ts';
import { missingTokens } from './missing-tokens.ts';

export type Content = {
  source: ContentSource;
  /** The content as it will be at the end of a day, for editors: nothing of it is kept. */
  sourceOn(day: string): ContentSource;
  /** The content with the drafts of a release, for editors. */
  sourceIn(release: number): ContentSource;
  /**
   * Looks what has changed, for news of a change.
   * @returns whether the content space could be asked
   */
  look(): Promise<boolean>;
  /** What is remembered of the content counts no longer. */
  outdate(): void;
  /** Whether the content service has answered. */
  isKnown(): Promise<boolean>;
  stop(): void;
};

/** Connects to the content space, and polls its version for changes that no webhook announced. */
export function startContent(
  config: StorefrontConfig,
  onChange: (change: Change) => void,
  logger: Logger,
): Content {
  const { contentEndpoint: endpoint, contentTimeoutSeconds: timeoutSeconds } = config;
  for (const sentence of missingTokens(config)) logger.error(sentence);
  const published = createDeliveryClient({
    endpoint,
    timeoutSeconds,
    token: config.publicToken,
    version: 'published',
  });
  const draft = createDeliveryClient({
    endpoint,
    timeoutSeconds,
    token: config.previewToken,
    version: 'draft',
  });
  const version = createContentVersion(published, onChange);

  let timer: NodeJS.Timeout;
  let isStopped = false;
  const schedule = () => {
    // Also when it was stopped while it asked.
    if (isStopped) return;
    timer = setTimeout(() => void version.poll().finally(schedule), config.contentPollSeconds * 1000).unref();
  };
  schedule();
  return {
    source: createContentSource({ published, draft }, version),
    sourceOn: (day) => createContentSource({ published: asOf(draft, day), draft }, version),
    sourceIn: (release) => createContentSource({ published, draft: inRelease(draft, release) }, version),
    look: () => version.look(),
    outdate: () => version.outdate(),
    isKnown: async () => (await version.current()).ok,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** What shoppers will see at the end of a day, once everything is done that is planned until then. */
function asOf(draft: DeliveryClient, day: string): DeliveryClient {
  const as_of = new Date(endOfShopDay(day).getTime() - 1).toISOString();
  return { get: (path, parameters, schema) => draft.get(path, { ...parameters, as_of }, schema) };
}

/** Drafts as a release has them, ordinary ones where it has none. */
function inRelease(draft: DeliveryClient, release: number): DeliveryClient {
  const from_release = String(release);
  return {
    get: (path, parameters, schema) =>
      draft.get(path, path.startsWith('cdn/stories') ? { ...parameters, from_release } : parameters, schema),
  };
}
