import { availableParallelism } from 'node:os';
import type { Browser } from '@playwright/test';
import { untilAlive } from '../../page-alive.ts';
import type { ShopAddresses } from '../../shop-process.ts';
import { benchInvoices } from '../invoices.ts';
import { benchOrders } from '../orders.ts';
import { benchPages } from '../page-rates/page-rates.ts';
import { pageTypes } from '../page-types.ts';
import { benchPictures } from '../pictures.ts';
import { benchPrintFiles } from '../print-files.ts';
import { mean } from '../statistics.ts';
import type { Costs } from './costs.ts';

/** What of the model's costs can be measured here; orders need an installed PostgreSQL. */
export async function measureCosts(shop: ShopAddresses, browser: Browser): Promise<Partial<Costs>> {
  const visit = await visitKilobytes(browser, shop.storefront);
  const kept: number[] = [];
  const rendered: number[] = [];
  await benchPages(shop, [pageTypes.home, pageTypes.listing], ({ kind, encoding, compared }) => {
    if (encoding === 'identity') return;
    (kind === 'kept' ? kept : rendered).push(compared.own / 1000);
  });
  const { thumbnails, plates } = await benchPictures();
  const invoices = await benchInvoices();
  const { card } = await benchPrintFiles();
  const orders = await benchOrders();
  const busiest = orders?.atOnce.at(-1);
  return {
    visit,
    keptPage: mean(kept),
    renderedPage: mean(rendered),
    thumbnail: thumbnails.recipe,
    productPicture: plates.laid,
    invoice: invoices.p50,
    printFile: card.core,
    printArchive: card.kilobytes,
    ...(orders &&
      busiest && {
        basketChange: orders.changes[1]?.p50 ?? Number.NaN,
        // All cores are busy with them, with those who ask as well.
        order: (availableParallelism() * 60_000) / busiest.perMinute,
        orderRow: orders.kilobytesPerOrder,
      }),
  };
}

/** Kilobytes that a first visit takes over the network. */
async function visitKilobytes(browser: Browser, storefront: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  for (const path of ['/', '/hochzeit/', '/karten-designen/142301/', '/configurator-card/?design=142301']) {
    await page.goto(`${storefront}${path}`);
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  return bytes / 1000;
}
