import type { Logger } from 'pino';
import type { StorefrontConfig } from '../config.ts';
import { type ContentSource, createContentSource } from './content-source.ts';
import { type Change, createContentVersion } from './content-version.ts';
import { createDeliveryClient } from './delivery-client.ts';
import { missingTokens } from './missing-tokens.ts';

export type Content = {
  source: ContentSource;
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
  const schedule = () => {
    timer = setTimeout(() => void version.poll().finally(schedule), config.contentPollSeconds * 1000).unref();
  };
  schedule();
  return {
    source: createContentSource({ published, draft }, version),
    look: () => version.look(),
    outdate: () => version.outdate(),
    isKnown: async () => (await version.current()).ok,
    stop: () => clearTimeout(timer),
  };
}
