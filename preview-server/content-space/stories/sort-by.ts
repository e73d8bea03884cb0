import { stories } from '@blattwerk/database/tables/stories.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type ContentVersion, contentColumn, nameColumn } from './story-columns.ts';

type Direction = 'asc' | 'desc';
type Nulls = 'nulls_first' | 'nulls_last';

export type Sort = {
  /** A property of the story, or a path into its content. */
  by: { property: SortProperty } | { content: string[]; as: 'text' | 'number' };
  direction: Direction;
  nulls: Nulls;
};

const properties = {
  id: stories.id,
  uuid: stories.uuid,
  name: stories.name,
  slug: stories.slug,
  full_slug: stories.fullSlug,
  path: stories.path,
  position: stories.position,
  parent_id: stories.parentId,
  is_startpage: stories.isStartpage,
  sort_by_date: stories.sortByDate,
  created_at: stories.createdAt,
  updated_at: stories.updatedAt,
  published_at: stories.publishedAt,
  first_published_at: stories.firstPublishedAt,
};
type SortProperty = keyof typeof properties;

const isSortProperty = (name: string): name is SortProperty => Object.hasOwn(properties, name);

/** Reads `name:desc,content.price:asc:float:nulls_first`; a wrong part is one sentence. */
export function parseSortBy(value: string): { ok: true; sorts: Sort[] } | { ok: false; message: string } {
  const sorts: Sort[] = [];
  for (const part of value.split(',').filter((entry) => entry.trim() !== '')) {
    const [field = '', ...options] = part.trim().split(':');
    const unknown = options.find((option) => !/^(asc|desc|int|float|nulls_first|nulls_last)$/.test(option));
    if (unknown !== undefined) return { ok: false, message: `cannot sort by the option ${unknown}` };
    const by = readField(field, options);
    if (!by) return { ok: false, message: `cannot sort by ${field}` };
    sorts.push({
      by,
      direction: options.includes('desc') ? 'desc' : 'asc',
      nulls: options.includes('nulls_first') ? 'nulls_first' : 'nulls_last',
    });
  }
  return { ok: true, sorts };
}

function readField(field: string, options: string[]): Sort['by'] | undefined {
  if (isSortProperty(field)) return { property: field };
  const content = /^content((?:\.[\w-]+)+)$/.exec(field)?.[1];
  if (content === undefined) return undefined;
  const as = options.includes('int') || options.includes('float') ? 'number' : 'text';
  return { content: content.slice(1).split('.'), as };
}

/** The `order by` of a list. Ends with the id, so that every story is on exactly one page. */
export function orderBy(sorts: readonly Sort[], version: ContentVersion): SQL[] {
  const wanted = sorts.map(({ by, direction, nulls }) => {
    const order = sql.raw(`${direction} ${nulls === 'nulls_first' ? 'nulls first' : 'nulls last'}`);
    return sql`${sortValue(by, version)} ${order}`;
  });
  const start = sorts.length === 0 ? [sql`${stories.position} asc`] : [];
  return [...wanted, ...start, sql`${stories.id} asc`];
}

function sortValue(by: Sort['by'], version: ContentVersion) {
  if (!('property' in by)) return contentValue(by, version);
  return by.property === 'name' ? nameColumn(version) : properties[by.property];
}

function contentValue(by: { content: string[]; as: 'text' | 'number' }, version: ContentVersion): SQL {
  const text = sql`nullif(${contentColumn(version)} #>> ${sql.param(`{${by.content.join(',')}}`)}::text[], '')`;
  if (by.as === 'text') return text;
  return sql`case when ${text} ~ '^-?[0-9]+([.][0-9]+)?$' then (${text})::numeric end`;
}
