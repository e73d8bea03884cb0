import pino from 'pino';
import { type StorefrontOptions, storefrontConfigSchema } from './server/config.ts';
import { type FlagClient, noFlags } from './server/flags/flag-client.ts';
import { createSplitClient } from './server/flags/split-client.ts';

/** Decides flags as a storefront does, for a process without one. */
export async function openFlagClient(options: StorefrontOptions): Promise<FlagClient> {
  const { flags, backEndOrigin, logLevel } = storefrontConfigSchema.parse(options);
  const logger = pino({ name: 'flags', level: logLevel });
  return flags ? createSplitClient({ flags, backEndOrigin, logger }) : noFlags;
}
