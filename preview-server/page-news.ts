import type { RequestHandler } from 'express';
import { loadOpenSessions } from './content-space/access/open-sessions.ts';
import type { ContentSpace } from './content-space/content-space.ts';
import { loadStoredStates } from './content-space/stories/stored-states.ts';
import type { NewsParts } from './workspace-api/news/news-router.ts';
import { createNewsStreams, type NewsStreams } from './workspace-api/news/news-streams.ts';
import { createPresence } from './workspace-api/news/presence.ts';

/** News of pages, as this content space holds them. */
export function pageNews({ database, config, log }: ContentSpace): NewsParts {
  const presence = createPresence(Date.now);
  const storedStates = (ids: readonly number[]) => loadStoredStates(database, config.space.id, ids);
  const openSessions = (ids: readonly string[]) => loadOpenSessions(database, ids);
  return { presence, streams: createNewsStreams({ storedStates, openSessions, presence, log }) };
}

/** Publishing is a GET, as with the vendor. */
const publishing = /\/(un)?publish$/;

/** After a write through the management API its news is told at once. */
export function tellOfWrites({ poke }: Pick<NewsStreams, 'poke'>): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' || publishing.test(request.path)) response.once('finish', poke);
    next();
  };
}
