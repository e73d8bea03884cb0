import { type FlagClient, noFlags } from '@blattwerk/storefront/server/flags/flag-client.ts';
import { createSplitClient } from '@blattwerk/storefront/server/flags/split-client.ts';
import { pino } from 'pino';
import type { Environment } from './environment.ts';
import { storefrontConfig } from './room-configs.ts';

/** Decides flags for a back end without a storefront, as storefronts do. */
export async function openFlagClient(environment: Environment, backEndOrigin: string): Promise<FlagClient> {
  const { flags, logLevel } = storefrontConfig(environment, { backEndOrigin, dev: false });
  const logger = pino({ name: 'flags', level: logLevel ?? 'warn' });
  return flags ? createSplitClient({ flags, backEndOrigin, logger }) : noFlags;
}
