import { Router } from 'express';
import * as z from 'zod';
import type { ContentSpace } from '../content-space.ts';
import { invalidFields, unprocessable } from '../http/problems.ts';
import { readBody, readQuery } from '../http/read-input.ts';
import { findRelease } from '../releases/find-releases.ts';
import { replacementWish, resolveReplacement } from '../releases/replacing/find-replacement.ts';
import { previewReplacement, replaceEverywhere } from '../releases/replacing/replace-everywhere.ts';
import { replacementChoices } from '../releases/replacing/replacement-choices.ts';
import { authorNumber, authorOf } from './author-of.ts';

const choicesQuery = z.object({
  kind: z.enum(['product', 'theme', 'asset']),
  of: z.string().max(80).optional(),
  search: z.string().max(100).default(''),
});
const previewBody = z.object({ replacement: replacementWish });
const creation = previewBody.extend({
  release: z.object({ name: z.string().trim().min(1, 'can’t be blank').max(200) }),
  /** Pages that are changed; left out, all of them. */
  story_ids: z.array(z.int().positive()).max(50_000).optional(),
});

/** One thing put in another's place on all pages, as a release: mounted at `/v1/spaces/{id}/replacements`. */
export function replacementsRouter(space: ContentSpace): Router {
  const router = Router();

  router.get('/choices', async (request, response) => {
    const query = readQuery(choicesQuery, request, response);
    if (query) response.json({ choices: await replacementChoices(space, space.usage, query) });
  });

  router.post('/preview', async (request, response) => {
    const body = readBody(previewBody, request, response);
    if (!body) return;
    const resolved = await resolveReplacement(space, body.replacement);
    if (!resolved.ok) return invalidFields(response, { [resolved.field]: [resolved.message] });
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const pages = await previewReplacement(space, resolved.replacement, gone.signal);
    response.json({ pages });
  });

  router.post('/', async (request, response) => {
    const body = readBody(creation, request, response);
    if (!body) return;
    const resolved = await resolveReplacement(space, body.replacement);
    if (!resolved.ok) return invalidFields(response, { [resolved.field]: [resolved.message] });
    const release = {
      ...{ name: body.release.name, author: authorOf(request), authorNumber: authorNumber(request) },
    };
    const id = await replaceEverywhere(space, resolved.replacement, release, body.story_ids);
    if (id === undefined) unprocessable(response, 'No page has what was to be replaced.');
    else response.status(201).json({ release: await findRelease(space, id) });
  });

  return router;
}
