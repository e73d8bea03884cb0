import { freePort } from '../../free-port.ts';
import type { ShopAddresses } from '../../shop-process.ts';
import type { PageType } from '../page-types.ts';
import { buildReactAlone } from './build-react-alone.ts';
import { type Comparison, compareRates, type Encoding } from './compare-rates.ts';
import { startMeasured } from './measured-process.ts';

export type PageFigure = {
  page: PageType;
  /** `kept`: from the page cache, beside a bare `node:http` server that writes the same; `rendered`: anew, beside `react-dom` alone. */
  kind: 'kept' | 'rendered';
  encoding: Encoding;
  compared: Comparison;
};

const keptLoad = { connections: 32, requests: 1000, rounds: 11 };
/** One after the other: those who ask for a page that is being rendered wait for it and share it. */
const renderedLoad = { connections: 1, requests: 40, rounds: 11 };

const programs = {
  storefront: new URL('./storefront-process.ts', import.meta.url),
  bare: new URL('./bare-process.ts', import.meta.url),
  react: new URL('./react-process.ts', import.meta.url),
};

const keepsAll = 256 * 2 ** 20;
/** Bytes; no page is as small. */
const keepsNone = 1;

/** What pages of a running shop cost, beside the least that can be done for them. */
export async function benchPages(
  { storefront, workspace }: ShopAddresses,
  pages: readonly PageType[],
  report: (figure: PageFigure) => void,
): Promise<void> {
  await buildReactAlone();
  const start = async (bytes: number) =>
    startMeasured(programs.storefront, storefront, workspace, String(await freePort()), String(bytes));
  const keeping = await start(keepsAll);
  const rendering = await start(keepsNone);
  // All run for as long, for all pages: what has run longer is quicker.
  const paths = pages.map(({ path }) => path);
  const bare = await startMeasured(programs.bare, keeping.origin, ...paths);
  const react = await startMeasured(programs.react, keeping.origin, ...paths);
  for (const page of pages) {
    const { path } = page;
    for (const encoding of ['gzip', 'identity'] as const) {
      const own = { server: keeping, path };
      const load = { ...keptLoad, encoding };
      const compared = await compareRates(own, { server: bare, path: `/${encoding}${path}` }, load);
      report({ page, kind: 'kept', encoding, compared });
    }
    for (const encoding of ['br', 'identity'] as const) {
      const own = { server: rendering, path };
      const load = { ...renderedLoad, encoding };
      const compared = await compareRates(own, { server: react, path: `/${encoding}${path}` }, load);
      report({ page, kind: 'rendered', encoding, compared });
    }
  }
  for (const server of [keeping, rendering, bare, react]) server.close();
}
