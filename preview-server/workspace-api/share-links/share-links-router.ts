import express, { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import type { Gate } from '../../content-space/access/gate.ts';
import { authorOf } from '../../content-space/management/author-of.ts';
import type { ShareLink as StoredLink } from '../../content-space/sharing/share-links.ts';
import { readBody } from '../desk-answers.ts';
import { shopperPath } from '../preview-url.ts';
import type { ChannelConfig } from '../workspace-config.ts';
import { newShareLinkBody, type ShareLink, type shareLinksAnswerSchema } from './share-links-answer.ts';

/** Where links to drafts are kept. */
export type ShareLinks = {
  make(link: {
    storyId: number;
    note: string;
    days: number;
    createdBy: string;
  }): Promise<StoredLink | undefined>;
  list(storyId: number): Promise<StoredLink[]>;
  revoke(id: string): Promise<number | undefined>;
};

type Parts = {
  links: ShareLinks;
  gate: Gate;
  channels: readonly ChannelConfig[];
  findStory(id: number): Promise<{ fullSlug: string } | undefined>;
};

const placeQuery = z.object({
  story: z.coerce.number().int().positive().optional(),
  host: z.string().max(255).optional(),
  language: z.string().max(10).optional(),
});

/** Links that show one draft, mounted at `/workspace/share-links`: listed, made, revoked. */
export function shareLinksRouter({ links, gate, channels, findStory }: Parts): Router {
  const router = Router();
  router.use(
    gate.require(({ method }) => (method === 'GET' ? 'read' : 'share')),
    express.json({ limit: '4kb' }),
  );

  router.get('/', async (request, response) => {
    const story = placeQuery.safeParse(request.query).data?.story;
    if (story === undefined) {
      response.status(400).json({ error: 'Ask for the links of a story: story=<number>.' });
      return;
    }
    await answer(request, response, story);
  });

  router.post('/', async (request, response) => {
    const given = readBody(newShareLinkBody, request, response);
    if (!given) return;
    const { story: storyId, note, days } = given;
    const made = await links.make({ storyId, note, days, createdBy: authorOf(request) });
    if (made) await answer(request, response, storyId, 201);
    else response.status(404).json({ error: `There is no page ${storyId} whose draft could be shown.` });
  });

  router.delete('/:id', async (request, response) => {
    const id = z.uuid().safeParse(request.params.id);
    const story = id.success ? await links.revoke(id.data) : undefined;
    if (story === undefined)
      response.status(404).json({ error: 'There is no such link, or it is revoked already.' });
    else await answer(request, response, story);
  });

  return router;

  async function answer(
    request: Request<Record<string, string>>,
    response: Response,
    storyId: number,
    status = 200,
  ) {
    const story = await findStory(storyId);
    const place = placeQuery.safeParse(request.query).data ?? {};
    const all = story ? await links.list(storyId) : [];
    const body: z.input<typeof shareLinksAnswerSchema> = {
      links: all.map((link) => toAnswer(link, addressOf(channels, story?.fullSlug ?? '', place))),
    };
    response.status(status).set('Cache-Control', 'no-store').json(body);
  }
}

/** Where the shop shows a page in a country and language; in the first it has where those are none of its own. */
function addressOf(
  channels: readonly ChannelConfig[],
  fullSlug: string,
  { host, language }: z.output<typeof placeQuery>,
): URL {
  const channel = channels.find(({ folder }) => folder === fullSlug.split('/')[0]) ?? channels[0];
  const site =
    channel?.sites.find((each) => new URL(each.origin).host === host && each.language === language) ??
    channel?.sites[0];
  if (!channel || !site) throw new Error('The shop has no address.');
  return new URL(shopperPath(fullSlug, channel, site), site.origin);
}

function toAnswer(
  { token, expiresAt, createdAt, revokedAt, lastOpenedAt, ...link }: StoredLink,
  at: URL,
): ShareLink {
  const url = new URL(at);
  url.searchParams.set('share', token);
  const { id, note, createdBy, opened } = link;
  return {
    ...{ id, note, createdBy, opened, url: url.href },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  };
}
