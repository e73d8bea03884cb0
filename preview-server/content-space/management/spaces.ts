import { spaces } from '@blattwerk/database/tables/spaces.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { defaultLanguage } from '@blattwerk/schemas/shop/markets/content-language.ts';
import { and, count, eq } from 'drizzle-orm';
import { Router } from 'express';
import type { ContentSpace } from '../content-space.ts';
import { setPagingHeaders } from '../http/paging.ts';
import { notFound } from '../http/problems.ts';

/** The space itself: `GET /v1/spaces` and `GET /v1/spaces/{id}`. */
export function spacesRouter(space: ContentSpace): Router {
  const router = Router();

  router.get('/', async (_request, response) => {
    const described = await describe(space);
    setPagingHeaders(response, described ? 1 : 0, 1);
    response.json({ spaces: described ? [described] : [] });
  });

  router.get('/:spaceId', async (request, response) => {
    const isKnown = request.params.spaceId === String(space.config.space.id);
    const described = isKnown ? await describe(space) : undefined;
    if (described) response.json({ space: described });
    else notFound(response);
  });

  return router;
}

/** As editors call it: Englisch. */
function languageName(code: string): string {
  return new Intl.DisplayNames(['de'], { type: 'language' }).of(code) ?? code;
}

async function describe({ database, config }: ContentSpace) {
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
      domain: row.domain,
      version: row.contentVersion,
      language_codes: languages,
      languages: languages.map((code) => ({ code, name: languageName(code) })),
      default_lang_name: languageName(defaultLanguage),
      first_token: config.tokens.preview,
      stories_count: counted?.total ?? 0,
      plan_level: 0,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    }
  );
}
