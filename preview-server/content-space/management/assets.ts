import { randomBytes } from 'node:crypto';
import { assetFiles, assets } from '@blattwerk/database/tables/assets.ts';
import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
} from 'drizzle-orm';
import { type RequestHandler, Router } from 'express';
import * as z from 'zod';
import { isLoopback } from '../access/loopback.ts';
import { acceptedEndings, contentTypeOf, safeFilename } from '../assets/content-types.ts';
import { assetUrl, toManagementAsset } from '../assets/to-management-asset.ts';
import { maximumFileSize } from '../assets/upload-router.ts';
import { signUpload } from '../assets/upload-signature.ts';
import type { ContentSpace } from '../content-space.ts';
import { pageParameters, setPagingHeaders } from '../http/paging.ts';
import { notFound, unprocessable } from '../http/problems.ts';
import { readBody, readId, readQuery } from '../http/read-input.ts';
import { containsPattern } from '../stories/like-pattern.ts';
import { commaList, flag } from '../stories/story-selection.ts';
import { notifyWebhooks } from '../webhooks/notify-webhooks.ts';
import { editorName } from './answer-written.ts';

const line = z.string().max(1000).nullable();
const focus = z
  .string()
  .regex(/^(\d+x\d+:\d+x\d+)?$/, 'must look like 100x50:101x51')
  .nullable();

const metadata = z
  .object({
    alt: line,
    title: line,
    copyright: line,
    source: line,
    focus,
    meta_data: z.record(z.string(), z.unknown()),
    asset_folder_id: z.coerce.number().int().nonnegative().nullable(),
    ext_id: z.string().max(255).nullable(),
    is_private: z.union([z.boolean(), flag]).nullable(),
    internal_tag_ids: z.union([
      z.array(z.coerce.number().int()),
      z.coerce
        .number()
        .int()
        .transform((id) => [id]),
    ]),
    expire_at: z.iso.datetime({ offset: true }).nullable(),
  })
  .partial();

const signRequest = metadata.extend({
  filename: z.string().min(1).max(300),
  size: z.string().max(20).optional(),
});

const date = z.coerce.date();

const listParameters = z
  .object({
    search: z.string().max(200),
    ext_id: z.string().max(255),
    in_folder: z.coerce.number().int(),
    is_private: flag,
    by_alt: z.string().max(200),
    by_title: z.string().max(200),
    by_copyright: z.string().max(200),
    with_tags: commaList.pipe(z.array(z.coerce.number<string>().int())),
    created_at_gte: date,
    created_at_lte: date,
    updated_at_gte: date,
    updated_at_lte: date,
    sort_by: z.enum([
      'created_at:asc',
      'created_at:desc',
      'updated_at:asc',
      'updated_at:desc',
      'short_filename:asc',
      'short_filename:desc',
    ]),
  })
  .partial()
  .extend(pageParameters());

/** The asset library, mounted at `/v1/spaces/{id}/assets`: lists, descriptions, and the vendor's three-step upload. */
export function assetsRouter(space: ContentSpace): Router {
  const { database, config } = space;
  const spaceId = config.space.id;
  const router = Router();
  const inLibrary = and(eq(assets.spaceId, spaceId), isNotNull(assets.uploadedAt), isNull(assets.deletedAt));

  router.get('/', async (request, response) => {
    const query = readQuery(listParameters, request, response);
    if (!query) return;
    const where = and(inLibrary, ...listConditions(query));
    const [counted] = await database.select({ total: count() }).from(assets).where(where);
    const rows = await database
      .select()
      .from(assets)
      .where(where)
      .orderBy(...listOrder(query.sort_by))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page);
    setPagingHeaders(response, counted?.total ?? 0, query.per_page);
    response.json({ assets: rows.map((row) => toManagementAsset(row, config)) });
  });

  // The vendor's current client sends the description in the query, older ones send it as the body.
  router.post('/', async (request, response) => {
    request.body = { ...request.query, ...request.body };
    const input = readBody(signRequest, request, response);
    if (!input) return;
    const shortName = safeFilename(input.filename);
    const contentType = contentTypeOf(shortName);
    if (!contentType) {
      unprocessable(
        response,
        `Files of this kind cannot be uploaded; the library takes ${acceptedEndings.join(', ')}.`,
      );
      return;
    }
    const size = /^\d{1,5}x\d{1,5}$/.test(input.size ?? '') ? input.size : 'x';
    const path = `${size}/${randomBytes(5).toString('hex')}/${shortName}`;
    const [asset] = await database
      .insert(assets)
      .values({ spaceId, path, shortName, contentType, ...describe(input) })
      .returning({ id: assets.id, metaData: assets.metaData });
    if (!asset) throw new Error('The database returned no row for an asset it inserted.');
    const { expires, signature } = signUpload(config.tokens.management, asset.id, Date.now());
    const url = assetUrl(config, path);
    response.json({
      id: asset.id,
      post_url: `${uploadOrigin(request.headers.host, config.origin)}/uploads/${asset.id}?expires=${expires}&signature=${signature}`,
      pretty_url: url,
      public_url: url,
      locked: false,
      meta_data: asset.metaData,
      fields: {
        key: `f/${spaceId}/${path}`,
        acl: 'public-read',
        'Cache-Control': 'public, max-age=31536000',
        'Content-Type': contentType,
        policy: Buffer.from(JSON.stringify({ expires, maximum: maximumFileSize })).toString('base64'),
        'x-amz-credential': String(spaceId),
        'x-amz-algorithm': 'HMAC-SHA256',
        'x-amz-date': new Date().toISOString(),
        'x-amz-signature': signature,
      },
    });
  });

  router.get('/:id/finish_upload', async (request, response) => {
    const id = readId(request.params.id);
    const [file] =
      id === undefined
        ? []
        : await database
            .select({ id: assetFiles.assetId })
            .from(assetFiles)
            .where(eq(assetFiles.assetId, id));
    if (id === undefined || !file) {
      unprocessable(response, 'The file has not arrived; upload it to post_url before finishing.');
      return;
    }
    const [asset] = await database
      .update(assets)
      .set({ uploadedAt: new Date() })
      .where(and(eq(assets.id, id), eq(assets.spaceId, spaceId)))
      .returning();
    if (!asset) {
      notFound(response);
      return;
    }
    await announce('created', asset.id, asset.shortName);
    response.json(toManagementAsset(asset, config));
  });

  router.get('/:id', async (request, response) => {
    const asset = await findAsset(request.params.id);
    if (asset) response.json(toManagementAsset(asset, config));
    else notFound(response);
  });

  const update: RequestHandler<{ id: string }> = async (request, response) => {
    const body = readBody(z.object({ asset: metadata }), request, response);
    if (!body) return;
    const asset = await findAsset(request.params.id);
    if (!asset) {
      notFound(response);
      return;
    }
    await database
      .update(assets)
      .set({ ...describe(body.asset), updatedAt: new Date() })
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
    await database.update(assets).set({ deletedAt: new Date() }).where(eq(assets.id, asset.id));
    await announce('deleted', asset.id, asset.shortName);
    response.json(toManagementAsset({ ...asset, deletedAt: new Date() }, config));
  });

  const ids = z.object({ ids: z.array(z.coerce.number().int().positive()).min(1).max(1000) });

  router.post('/bulk_destroy', async (request, response) => {
    const body = readBody(ids, request, response);
    if (!body) return;
    const where = and(inLibrary, inArray(assets.id, body.ids));
    const deleted = await database.update(assets).set({ deletedAt: new Date() }).where(where).returning();
    for (const asset of deleted) await announce('deleted', asset.id, asset.shortName);
    response.status(204).end();
  });

  router.post('/bulk_restore', async (request, response) => {
    const body = readBody(ids, request, response);
    if (!body) return;
    await database
      .update(assets)
      .set({ deletedAt: null })
      .where(and(eq(assets.spaceId, spaceId), inArray(assets.id, body.ids)));
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

  async function findAsset(idInPath: string) {
    const id = readId(idInPath);
    if (id === undefined) return undefined;
    const [asset] = await database
      .select()
      .from(assets)
      .where(and(inLibrary, eq(assets.id, id)));
    return asset;
  }

  function announce(action: 'created' | 'deleted', id: number, name: string): Promise<void> {
    const text = `The user ${editorName} ${action} the Asset ${name}`;
    return notifyWebhooks(space, { topic: 'asset', action, text, fields: { asset_id: id } });
  }
}

/** Uploads go to where the editor is, so that the page may read the answer; `127.0.0.1` is another origin than `localhost`. */
function uploadOrigin(host: string | undefined, origin: string): string {
  const address = `http://${host}`;
  return URL.canParse(address) && isLoopback(new URL(address).hostname) ? new URL(address).origin : origin;
}

function listConditions(query: z.output<typeof listParameters>) {
  const { search, in_folder: folder } = query;
  return [
    search
      ? or(
          ilike(assets.shortName, containsPattern(search)),
          ilike(assets.alt, containsPattern(search)),
          ilike(assets.title, containsPattern(search)),
        )
      : undefined,
    folder === undefined ? undefined : folder <= 0 ? isNull(assets.folderId) : eq(assets.folderId, folder),
    query.is_private === undefined ? undefined : eq(assets.isPrivate, query.is_private),
    query.ext_id === undefined ? undefined : eq(assets.externalId, query.ext_id),
    query.by_alt ? ilike(assets.alt, containsPattern(query.by_alt)) : undefined,
    query.by_title ? ilike(assets.title, containsPattern(query.by_title)) : undefined,
    query.by_copyright ? ilike(assets.copyright, containsPattern(query.by_copyright)) : undefined,
    query.with_tags && arrayOverlaps(assets.internalTagIds, query.with_tags),
    query.created_at_gte && gte(assets.createdAt, query.created_at_gte),
    query.created_at_lte && lte(assets.createdAt, query.created_at_lte),
    query.updated_at_gte && gte(assets.updatedAt, query.updated_at_gte),
    query.updated_at_lte && lte(assets.updatedAt, query.updated_at_lte),
  ];
}

function listOrder(sortBy = 'created_at:desc') {
  const [property, direction] = sortBy.split(':');
  const column =
    property === 'updated_at'
      ? assets.updatedAt
      : property === 'short_filename'
        ? assets.shortName
        : assets.createdAt;
  return direction === 'asc' ? [asc(column), asc(assets.id)] : [desc(column), desc(assets.id)];
}

/** Columns of the properties that were sent. */
function describe(input: z.output<typeof metadata>) {
  return {
    alt: input.alt,
    title: input.title,
    copyright: input.copyright,
    source: input.source,
    focus: input.focus,
    externalId: input.ext_id,
    metaData: input.meta_data,
    folderId: input.asset_folder_id === undefined ? undefined : input.asset_folder_id || null,
    isPrivate: input.is_private ?? undefined,
    internalTagIds: input.internal_tag_ids,
    expireAt:
      input.expire_at === undefined || input.expire_at === null ? input.expire_at : new Date(input.expire_at),
  };
}
