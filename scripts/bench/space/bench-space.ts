import { createServer } from 'node:http';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { createPreviewServer } from '@blattwerk/preview-server/server.ts';
import { localTokens, readEnvironment } from '../../environment.ts';
import { previewServerConfig } from '../../room-configs.ts';
import { coreTime } from '../core-time.ts';
import type { Figure } from '../figure.ts';
import { median } from '../statistics.ts';
import { fillSpace, spaceId } from './fill-space.ts';
import { type SpaceQuestions, spaceQuestions } from './space-questions.ts';

const few = 100;
const many = 5_000;
const rounds = 5;

type Costs = Record<string, number>;

/** What an editor's window asks for in a space of many pages and files, beside one of few. */
export async function* benchSpace(): AsyncGenerator<Figure> {
  const small = await costsWith(few);
  const large = await costsWith(many);
  for (const [what, { budget }] of Object.entries(spaceQuestions)) {
    const [cost = 0, ofFew = 0] = [large[what], small[what]];
    yield {
      what: `space of ${many.toLocaleString('en')}: ${what}`,
      figure: `${cost.toFixed(0)} ms`,
      beside: `of ${few} pages ${ofFew.toFixed(0)} ms; budget ${budget}`,
      isKept: cost <= budget,
    };
  }
}

async function costsWith(pages: number): Promise<Costs> {
  const database = await openTestDatabase();
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const origin = `http://localhost:${port}`;
  const settings = readEnvironment({ DATA_DIRECTORY: '.cache/bench', PREVIEW_PORT: String(port) });
  if (!settings.ok) throw new Error(settings.message);
  const config = { ...previewServerConfig(settings.environment, false), logLevel: 'silent' as const };
  const created = await createPreviewServer(config, database);
  if (!created.ok) throw new Error(created.message);
  http.on('request', created.server.app);
  const hub = await fillSpace(database, pages, origin);

  const ask = async (path: string, body?: object): Promise<void> => {
    const response = await fetch(`${origin}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: localTokens.management, 'content-type': 'application/json' },
    });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
    await response.json();
  };
  const place = { ask, pages, hub, space: `/v1/spaces/${spaceId}` };
  const costs: Costs = {};
  const questions: SpaceQuestions = spaceQuestions;
  for (const [what, { question }] of Object.entries(questions))
    costs[what] = await middle(() => question(place));
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
