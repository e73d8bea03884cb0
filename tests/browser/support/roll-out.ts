import { localSigningSecret } from '@blattwerk/web-api/config.ts';
import { readFlagCall } from '../../../scripts/flags/read-call.ts';
import { runFlagCall } from '../../../scripts/flags/run-call.ts';
import type { ShopAddresses } from '../../../scripts/shop-process.ts';

/** Rolls a flag out as `npm run flags -- …` does. */
export async function rollOut({ storefront }: ShopAddresses, words: string): Promise<void> {
  const read = readFlagCall(words.split(' '));
  if (!read.ok) throw new Error(read.message);
  const done = await runFlagCall(read.call, {
    DATABASE_URL: undefined,
    DATA_DIRECTORY: '/nowhere',
    STOREFRONT_ORIGIN: storefront,
    SIGNING_SECRET: localSigningSecret,
  });
  if (!done.ok) throw new Error(done.message);
}
