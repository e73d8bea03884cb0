import type { Logger } from 'pino';
import type { StorefrontConfig } from '../config.ts';
import { type ContentSource, createContentSource } from './content-source.ts';
import { createContentVersion } from './content-version.ts';
import { createDeliveryClient } from './delivery-client.ts';
import { missingTokens } from './missing-tokens.ts';

export type Content = {
  source: ContentSource;
  /** Something was published: what is remembered of the content counts no longer. */
  outdate(): void;
  /** Whether the content service has answered. */
  isKnown(): Promise<boolean>;
  stop(): void;
};

/** Connects to the content space, and polls its version for changes that no webhook announced. */
export function startContent(config: StorefrontConfig, onChange: () => void, logger: Logger): Content {
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
  const version = createContentVersion(published, () => {
    logger.info('content changed without a webhook');
    onChange();
  });

  let timer: NodeJS.Timeout;
  const schedule = () => {
    timer = setTimeout(() => void version.poll().finally(schedule), config.contentPollSeconds * 1000).unref();
  };
  schedule();
  return {
    source: createContentSource({ published, draft }, version),
    outdate: () => version.outdate(),
    isKnown: async () => (await version.current()).ok,
    stop: () => clearTimeout(timer),
  };
}
