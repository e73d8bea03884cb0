import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, eq, inArray, isNull, like } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import type { ContentSpace } from '../content-space.ts';
import { setPagingHeaders } from '../http/paging.ts';
import { notFound } from '../http/problems.ts';
import { readQuery } from '../http/read-input.ts';
import { loadContentVersion } from '../spaces/content-version.ts';
import { startsWithPattern } from '../stories/like-pattern.ts';
import { isUuid } from './deliver-stories.ts';
import { linksOf } from './links.ts';
import { linkParameters, spaceParameters, versionOf } from './parameters.ts';

/** `GET cdn/links`: all links by UUID, or a page of them with `paginated=1`. */
export function deliverLinks({ database, config }: ContentSpace): RequestHandler {
  return async (request, response) => {
    const query = readQuery(linkParameters, request, response);
    if (!query) return;
    const uuids = (query.by_uuids ?? query.by_uuid)?.split(',').filter(isUuid);
    const parent = query.with_parent;
    const where = and(
      uuids && inArray(stories.uuid, uuids),
      parent === undefined
        ? undefined
        : parent === 0
          ? isNull(stories.parentId)
          : eq(stories.parentId, parent),
      query.starts_with ? like(stories.fullSlug, startsWithPattern(query.starts_with)) : undefined,
    );
    const links = await linksOf(
      database,
      config,
      versionOf(query),
      where,
      query.include_dates,
      query.sort_by,
    );
    const start = (query.page - 1) * query.per_page;
    const page = query.paginated ? links.slice(start, start + query.per_page) : links;
    if (query.paginated) setPagingHeaders(response, links.length, query.per_page);
    response.json({
      links: Object.fromEntries(page.map((link) => [link.uuid, link])),
      cv: await loadContentVersion(database, config.space.id),
    });
  };
}

/** `GET cdn/links/{uuid}` */
export function deliverLink({ database, config }: ContentSpace): RequestHandler<{ uuid: string }> {
  return async (request, response) => {
    const query = readQuery(spaceParameters, request, response);
    if (!query) return;
    const { uuid } = request.params;
    const [link] = isUuid(uuid)
      ? await linksOf(database, config, versionOf(query), eq(stories.uuid, uuid), true)
      : [];
    if (link) response.json({ link });
    else notFound(response);
  };
}
