import { assets } from '@blattwerk/database/tables/assets.ts';
import { assetId } from '@blattwerk/schemas/usage/subject.ts';
import { and, eq } from 'drizzle-orm';
import express, { type Request, type Response, Router } from 'express';
import * as z from 'zod';
import type { ContentSpace } from '../../content-space.ts';
import { notFound, unprocessable } from '../../http/problems.ts';
import { readBody, readId, readQuery } from '../../http/read-input.ts';
import { commaList } from '../../stories/story-selection.ts';
import type { ReplacementAnswer } from '../../story-shape/asset-answers.ts';
import { replaceAsset } from '../replacing/replace-asset.ts';
import { undoReplacement } from '../replacing/undo-replacement.ts';
import { assetUrl, toManagementAsset } from '../to-management-asset.ts';
import { createSpaceAssetUses } from '../uses/asset-uses.ts';
import { findInLibrary, foldersOfLibrary, missingFiles, pagesUsing } from './find-in-library.ts';
import { inLibrary, libraryParameters } from './library-query.ts';

const twinParameters = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256') });
const pagesParameters = z.object({
  ids: commaList.pipe(z.array(z.coerce.number<string>().int()).min(1).max(1000)),
});
const replacementBody = z.object({ by: z.number().int().positive(), is_new_file: z.boolean() });

const refusals = {
  missing: 'One of the two files is not in the library any more; choose again.',
  itself: 'A file cannot take its own file; upload another one.',
  kind: 'Pages show this file as a picture; choose a picture in its place.',
  used: 'Pages use the new file already; put it in the place of the other one instead.',
  gone: 'One of the two files was deleted since; bring it back first.',
} as const;

type LibraryOptions = {
  /** Who asks, by what the request says of that. */
  authorOf(request: Request): string;
  /** Told when pages were changed. */
  onWritten(): void;
};

/**
 * The library as the workspace asks for it, mounted at `/workspace/assets` behind the token: search, folders, uses, and
 * replacing everywhere. Uploads, descriptions and deleting are the management API's.
 */
export function libraryRouter(space: ContentSpace, { authorOf, onWritten }: LibraryOptions): Router {
  const { database, config } = space;
  const spaceId = config.space.id;
  const uses = createSpaceAssetUses(database, spaceId);
  const router = Router();
  const answer = (response: Response, body: object) => response.set('Cache-Control', 'no-store').json(body);

  router.get('/', async (request, response) => {
    const query = readQuery(libraryParameters, request, response);
    if (query) answer(response, await findInLibrary(database, config, await uses(), query));
  });

  router.get('/folders', async (_request, response) => {
    answer(response, await foldersOfLibrary(database, spaceId));
  });

  router.get('/missing', async (_request, response) => {
    answer(response, { paths: await missingFiles(database, spaceId, await uses()) });
  });

  router.get('/twin', async (request, response) => {
    const query = readQuery(twinParameters, request, response);
    if (!query) return;
    const [twin] = await database
      .select()
      .from(assets)
      .where(and(inLibrary(spaceId), eq(assets.contentHash, query.hash)))
      .limit(1);
    answer(response, { asset: twin ? toManagementAsset(twin, config) : null });
  });

  router.get('/pages', async (request, response) => {
    const query = readQuery(pagesParameters, request, response);
    if (query) answer(response, await pagesUsing(database, config, await uses(), query.ids));
  });

  router.get('/:id/uses', async (request, response) => {
    const id = readId(request.params.id);
    const [asset] = await database
      .select({ path: assets.path })
      .from(assets)
      .where(and(inLibrary(spaceId), eq(assets.id, id ?? 0)));
    if (!asset) {
      notFound(response);
      return;
    }
    const index = await uses();
    answer(response, { places: index.placesOf(assetId(assetUrl(config, asset.path))) });
  });

  router.post('/:id/replacement', express.json(), async (request, response) => {
    const body = readBody(replacementBody, request, response);
    if (!body) return;
    const result = await replaceAsset(space, uses, {
      assetId: readId(request.params.id) ?? 0,
      byId: body.by,
      isNewFile: body.is_new_file,
      author: authorOf(request),
    });
    if (!result.ok) {
      unprocessable(response, refusals[result.reason]);
      return;
    }
    onWritten();
    const { id, pages, live } = result;
    answer(response, { id, pages, live } satisfies ReplacementAnswer);
  });

  router.post('/replacements/:id/undo', async (request, response) => {
    const id = readId(request.params.id) ?? 0;
    const result = await undoReplacement(space, uses, id, authorOf(request));
    if (!result.ok) {
      if (result.reason === 'missing') notFound(response);
      else unprocessable(response, refusals[result.reason]);
      return;
    }
    onWritten();
    answer(response, { id, pages: result.pages, live: result.live } satisfies ReplacementAnswer);
  });

  return router;
}
