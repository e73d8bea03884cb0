import { join } from 'node:path';
import { z } from 'zod';
import { ShopProcess } from '../../../scripts/shop-process.ts';

/** The environment is what reaches the test workers of Playwright from before the first test. */
const variable = 'TEST_SHOP';

const schema = z.object({
  /** Of the shared shop and those of a test's own. */
  folder: z.string(),
  addresses: z.object({ storefront: z.string(), workspace: z.string(), storefrontPort: z.number() }),
});
type SharedShop = z.infer<typeof schema>;

export function rememberShop(shop: SharedShop): void {
  process.env[variable] = JSON.stringify(shop);
}

/** The seeded shop that runs from before the first test until after the last. */
export function sharedShop(): SharedShop {
  return schema.parse(JSON.parse(process.env[variable] ?? 'null'));
}

/** A shop of a test worker's own with the shared one's seed; it begins with the first test that wants it. */
export function ownShopProcess(worker: number): ShopProcess {
  const { folder } = sharedShop();
  return new ShopProcess(join(folder, `own-${worker}`), join(folder, sharedFolder));
}

export const sharedFolder = 'shared';
