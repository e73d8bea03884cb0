import { join } from 'node:path';
import { type ShopAddresses, ShopProcess, shopAddresses } from '../../../scripts/shop-process.ts';

/** Names the folder of the tests' shops; the environment reaches the workers of Playwright. */
export const shopsFolder = 'TEST_SHOPS';

/** The seeded shop that runs from before the first test until after the last, in that folder. */
export const sharedFolder = 'shared';

export function sharedShop(): ShopAddresses {
  return shopAddresses(join(folder(), sharedFolder));
}

/** A shop of a test worker's own with the shared one's seed; it begins with the first test that wants it. */
export function ownShopProcess(worker: number): ShopProcess {
  return new ShopProcess(join(folder(), `own-${worker}`), join(folder(), sharedFolder));
}

function folder(): string {
  return process.env[shopsFolder] ?? '';
}
