import express, { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { whoOf } from '../../content-space/access/who.ts';
import type { NewsStreams } from './news-streams.ts';
import { storyIdSchema, tabSchema, whereaboutsSchema } from './page-news.ts';
import type { Presence } from './presence.ts';

const newsQuery = z.object({ tab: tabSchema, story: storyIdSchema });

export type NewsParts = { streams: NewsStreams; presence: Presence };

/** News of the open page as a stream, or once for a tab in the background; and what tabs say of themselves. */
export function newsRouter({ streams, presence }: NewsParts, guard: RequestHandler): Router {
  const router = Router();

  router.get('/workspace/news', guard, async (request, response) => {
    const query = newsQuery.safeParse(request.query);
    if (!query.success) {
      response.status(400).json({ error: 'Ask for tab=<uuid> and story=<number>.' });
      return;
    }
    const { tab, story } = query.data;
    if (request.accepts(['json', 'text/event-stream']) === 'text/event-stream') {
      const who = whoOf(request);
      const session = who?.kind === 'member' ? who.sessionId : undefined;
      if (!streams.open({ tab, story, session }, response))
        response
          .status(503)
          .set('Retry-After', '5')
          .json({ error: 'Too many tabs are open, or the server is stopping.' });
      return;
    }
    presence.lookIn(tab, story);
    response.set('Cache-Control', 'no-store').json(await streams.newsOf(story));
    streams.poke();
  });

  router
    .route('/workspace/presence/:tab')
    .all(guard)
    .put(express.json({ limit: '2kb' }), (request, response) => {
      const tab = tabSchema.safeParse(request.params.tab);
      const told = whereaboutsSchema.safeParse(request.body);
      if (!tab.success || !told.success) {
        response.status(400).json({ error: 'Say story, name, block and isEditing of a tab.' });
        return;
      }
      presence.note(tab.data, told.data);
      streams.poke();
      response.status(204).end();
    })
    .delete((request, response) => {
      const tab = tabSchema.safeParse(request.params.tab);
      if (tab.success) presence.leave(tab.data);
      streams.poke();
      response.status(204).end();
    });
  return router;
}
