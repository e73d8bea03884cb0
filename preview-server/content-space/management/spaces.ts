import { spaces } from '@blattwerk/database/tables/spaces.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { defaultLanguage } from '@blattwerk/schemas/shop/markets/content-language.ts';
import { and, count, eq } from 'drizzle-orm';
import { Router } from 'express';
import * as z from 'zod';
import { environmentsSchema, locationSchema } from '../../preview-addresses/location.ts';
import { ownOrigins, storePreviewSettings } from '../../preview-addresses/space-addresses.ts';
import { mayAlso } from '../access/gate.ts';
import type { ContentSpace } from '../content-space.ts';
import { setPagingHeaders } from '../http/paging.ts';
import { notFound } from '../http/problems.ts';
import { readBody } from '../http/read-input.ts';

/** The space itself, mounted at `/v1/spaces`: what it is, and where its pages are previewed. */
export function spacesRouter(space: ContentSpace): Router {
  const router = Router();
  // What else the vendor's clients send along follows from the server's settings, and stays as it is.
  const changes = z.object({
    space: z.object({
      domain: z
        .union([z.literal('').transform(() => null), z.null(), locationSchema(ownOrigins(space.config))])
        .optional(),
      environments: environmentsSchema(ownOrigins(space.config))
        .nullish()
        .transform((list) => list ?? undefined),
    }),
  });

  router.get('/', async (request, response) => {
    const described = await describe(space, mayAlso(request, 'administer'));
    setPagingHeaders(response, described ? 1 : 0, 1);
    response.json({ spaces: described ? [described] : [] });
  });

  router.get('/:spaceId', async (request, response) => {
    const isKnown = request.params.spaceId === String(space.config.space.id);
    const described = isKnown ? await describe(space, mayAlso(request, 'administer')) : undefined;
    if (described) response.json({ space: described });
    else notFound(response);
  });

  router.put('/:spaceId', async (request, response) => {
    if (request.params.spaceId !== String(space.config.space.id)) {
      notFound(response);
      return;
    }
    const body = readBody(changes, request, response);
    if (!body) return;
    await storePreviewSettings(space.database, space.config, body.space);
    response.json({ space: await describe(space, true) });
  });

  return router;
}

/** As editors call it: Englisch. */
function languageName(code: string): string {
  return new Intl.DisplayNames(['de'], { type: 'language' }).of(code) ?? code;
}

/** The preview token reads every draft: only who keeps the space is given it. */
async function describe({ database, config }: ContentSpace, withToken: boolean) {
  const { id, languages } = config.space;
  const [row] = await database.select().from(spaces).where(eq(spaces.id, id));
  const [counted] = await database
    .select({ total: count() })
    .from(stories)
    .where(and(eq(stories.spaceId, id), eq(stories.isFolder, false)));
  return (
    row && {
      id,
      name: row.name,
      domain: row.previewDomain ?? row.domain,
      environments: row.environments,
      version: row.contentVersion,
      language_codes: languages,
      languages: languages.map((code) => ({ code, name: languageName(code) })),
      default_lang_name: languageName(defaultLanguage),
      ...(withToken && { first_token: config.tokens.preview }),
      stories_count: counted?.total ?? 0,
      plan_level: 0,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    }
  );
}
