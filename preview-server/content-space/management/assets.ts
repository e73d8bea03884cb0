import { assets } from '@blattwerk/database/tables/assets.ts';
import { and, count, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { type RequestHandler, Router } from 'express';
import * as z from 'zod';
import { toManagementAsset } from '../assets/to-management-asset.ts';
import type { ContentSpace } from '../content-space.ts';
import { setPagingHeaders } from '../http/paging.ts';
import { notFound } from '../http/problems.ts';
import { readBody, readId, readQuery } from '../http/read-input.ts';
import { assetColumns, assetMetadata } from './asset-input.ts';
import { assetConditions, assetListParameters, assetOrder } from './asset-list.ts';
import { assetUploadsRouter } from './asset-uploads.ts';
import { changeAssets } from './change-assets.ts';

/** The asset library, mounted at `/v1/spaces/{id}/assets`: lists, descriptions and uploads. */
export function assetsRouter(space: ContentSpace): Router {
  const { database, config } = space;
  const spaceId = config.space.id;
  const router = Router();
  router.use(assetUploadsRouter(space));
  const inLibrary = and(eq(assets.spaceId, spaceId), isNotNull(assets.uploadedAt), isNull(assets.deletedAt));

  router.get('/', async (request, response) => {
    const query = readQuery(assetListParameters, request, response);
    if (!query) return;
    const where = and(inLibrary, ...assetConditions(query));
    const [counted] = await database.select({ total: count() }).from(assets).where(where);
    const rows = await database
      .select()
      .from(assets)
      .where(where)
      .orderBy(...assetOrder(query.sort_by))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page);
    setPagingHeaders(response, counted?.total ?? 0, query.per_page);
    response.json({ assets: rows.map((row) => toManagementAsset(row, config)) });
  });

  router.get('/:id', async (request, response) => {
    const asset = await findAsset(request.params.id);
    if (asset) response.json(toManagementAsset(asset, config));
    else notFound(response);
  });

  const update: RequestHandler<{ id: string }> = async (request, response) => {
    const body = readBody(z.object({ asset: assetMetadata }), request, response);
    if (!body) return;
    const asset = await findAsset(request.params.id);
    if (!asset) {
      notFound(response);
      return;
    }
    await database
      .update(assets)
      .set({ ...assetColumns(body.asset), updatedAt: new Date() })
      .where(eq(assets.id, asset.id));
    response.status(204).end();
  };
  router.patch('/:id', update);
  router.put('/:id', update);

  router.delete('/:id', async (request, response) => {
    const asset = await findAsset(request.params.id);
    if (!asset) {
      notFound(response);
      return;
    }
    const [deleted = asset] = await markDeleted(eq(assets.id, asset.id));
    response.json(toManagementAsset(deleted, config));
  });

  const ids = z.object({ ids: z.array(z.coerce.number().int().positive()).min(1).max(1000) });

  router.post('/bulk_destroy', async (request, response) => {
    const body = readBody(ids, request, response);
    if (!body) return;
    await markDeleted(inArray(assets.id, body.ids));
    response.status(204).end();
  });

  router.post('/bulk_restore', async (request, response) => {
    const body = readBody(ids, request, response);
    if (!body) return;
    const isDeleted = and(
      eq(assets.spaceId, spaceId),
      isNotNull(assets.deletedAt),
      inArray(assets.id, body.ids),
    );
    await changeAssets(space, 'restored', (queries) =>
      queries.update(assets).set({ deletedAt: null }).where(isDeleted).returning(),
    );
    response.status(204).end();
  });

  router.post('/bulk_update', async (request, response) => {
    const schema = ids.extend({ asset_folder_id: z.coerce.number().int().nonnegative().nullable() });
    const body = readBody(schema, request, response);
    if (!body) return;
    await database
      .update(assets)
      .set({ folderId: body.asset_folder_id || null, updatedAt: new Date() })
      .where(and(inLibrary, inArray(assets.id, body.ids)));
    response.status(204).end();
  });

  return router;

  function markDeleted(where: SQL) {
    return changeAssets(space, 'deleted', (queries) =>
      queries.update(assets).set({ deletedAt: new Date() }).where(and(inLibrary, where)).returning(),
    );
  }

  async function findAsset(idInPath: string) {
    const id = readId(idInPath);
    if (id === undefined) return undefined;
    const [asset] = await database
      .select()
      .from(assets)
      .where(and(inLibrary, eq(assets.id, id)));
    return asset;
  }
}
