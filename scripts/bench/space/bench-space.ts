import { createServer } from 'node:http';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { createPreviewServer } from '@blattwerk/preview-server/server.ts';
import { localTokens, readEnvironment } from '../../environment.ts';
import { previewServerConfig } from '../../room-configs.ts';
import { coreTime } from '../core-time.ts';
import type { Figure } from '../figure.ts';
import { median } from '../statistics.ts';
import { fillSpace, savesOfOnePage, spaceId } from './fill-space.ts';

const few = 100;
const many = 5_000;
const rounds = 5;
/** As the workspace asks for its list of pages, and for the beginning of a history. */
const pagesAtOnce = 1000;
const savesAtOnce = 25;

/** Milliseconds of a core, server and asking program together: 1,000 were measured for the list on a busy machine. */
const budgets = { list: 1500, history: 300 };
type Costs = Record<keyof typeof budgets, number>;

/** What the lists cost that an editor's window asks for in a space of many pages, beside one of few. */
export async function* benchSpace(): AsyncGenerator<Figure> {
  const small = await costsWith(few);
  const large = await costsWith(many);
  const line = (what: string, cost: keyof Costs): Figure => ({
    what: `space of ${many.toLocaleString('en')}: ${what}`,
    figure: `${large[cost].toFixed(0)} ms`,
    beside: `of ${few} pages ${small[cost].toFixed(0)} ms; budget ${budgets[cost]}`,
    isKept: large[cost] <= budgets[cost],
  });
  yield line('list of all pages', 'list');
  yield line(`history of ${savesOfOnePage} saves`, 'history');
}

async function costsWith(pages: number): Promise<Costs> {
  const database = await openTestDatabase();
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const settings = readEnvironment({ DATA_DIRECTORY: '.cache/bench', PREVIEW_PORT: String(port) });
  if (!settings.ok) throw new Error(settings.message);
  const config = { ...previewServerConfig(settings.environment, false), logLevel: 'silent' as const };
  const created = await createPreviewServer(config, database);
  if (!created.ok) throw new Error(created.message);
  http.on('request', created.server.app);
  const storyId = await fillSpace(database, pages);

  const ask = async (path: string): Promise<void> => {
    const response = await fetch(`http://localhost:${port}/v1/spaces/${spaceId}${path}`, {
      headers: { authorization: localTokens.management },
    });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
    await response.json();
  };
  const pagesOfList = Array.from({ length: Math.ceil(pages / pagesAtOnce) }, (_, at) => at + 1);
  const list = () =>
    Promise.all(pagesOfList.map((page) => ask(`/stories?per_page=${pagesAtOnce}&page=${page}`)));
  const history = () => ask(`/versions?model=stories&model_id=${storyId}&per_page=${savesAtOnce}`);
  const costs = {
    list: await middle(list),
    history: await middle(history),
  };
  http.closeAllConnections();
  http.close();
  await created.server.close();
  await database.close();
  return costs;
}

async function middle(work: () => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) costs.push(await coreTime(work));
  return median(costs);
}
