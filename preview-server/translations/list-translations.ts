import type { Queries } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { translationCounts } from '@blattwerk/database/tables/translations.ts';
import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { containsPattern, startsWithPattern } from '../content-space/stories/like-pattern.ts';
import {
  type LanguageCount,
  type PageState,
  pagesPerAnswer,
  type TranslationSort,
  type TranslationsAnswer,
  type TranslationsQuery,
} from './translations-answer.ts';

type Counts = { texts: SQL; missing: SQL; older: SQL };

/** What is counted in one language, or in all together. */
function countsOf(languages: readonly string[], language: string | undefined): Counts {
  const places = languages.flatMap((each, at) => (language === undefined || each === language ? [at] : []));
  const total = (column: AnyPgColumn): SQL =>
    places.length === 0
      ? sql`0`
      : sql.join(
          places.map((at) => entry(column, at)),
          sql` + `,
        );
  const { texts, missing, older } = translationCounts;
  return { texts: total(texts), missing: total(missing), older: total(older) };
}

/** One language's entry; the database counts from 1. */
const entry = (column: AnyPgColumn, at: number): SQL => sql`${column}[${sql.raw(String(at + 1))}]`;

/** The pages that a question asks for, one part of them, out of what was counted. */
export async function listTranslations(
  queries: Queries,
  spaceId: number,
  languages: readonly string[],
  query: TranslationsQuery,
): Promise<TranslationsAnswer> {
  const meant = and(eq(stories.spaceId, spaceId), eq(stories.isFolder, false), ...placeConditions(query));
  const counts = countsOf(languages, query.language);
  const found = await queries
    .select({ id: stories.id, total: sql<number>`(count(*) over ())::int` })
    .from(stories)
    .innerJoin(translationCounts, eq(stories.id, translationCounts.storyId))
    .where(and(meant, stateCondition(query.state, counts)))
    .orderBy(...orderOf(query.sort, query.direction, counts))
    .limit(pagesPerAnswer)
    .offset((query.page - 1) * pagesPerAnswer);
  return {
    rows: await rowsOf(
      queries,
      found.map(({ id }) => id),
      languages,
    ),
    total: found[0]?.total ?? 0,
    languages: await sumUp(queries, languages, meant),
  };
}

/** What all pages that are meant have together, language by language. */
async function sumUp(
  queries: Queries,
  languages: readonly string[],
  meant: SQL | undefined,
): Promise<LanguageCount[]> {
  const sums = (column: AnyPgColumn) =>
    sql<number[]>`array[${sql.join(
      languages.map((_, at) => sql`coalesce(sum(${entry(column, at)}), 0)::int`),
      sql`, `,
    )}]`.mapWith(translationCounts.texts);
  const [sum] = await queries
    .select({
      texts: sums(translationCounts.texts),
      missing: sums(translationCounts.missing),
      older: sums(translationCounts.older),
    })
    .from(translationCounts)
    .innerJoin(stories, eq(stories.id, translationCounts.storyId))
    .where(meant);
  return byLanguage(languages, sum);
}

function placeConditions({ folder, search }: TranslationsQuery): (SQL | undefined)[] {
  const pattern = containsPattern(search);
  return [
    folder === '' ? undefined : ilike(stories.fullSlug, startsWithPattern(`${folder}/`)),
    search === '' ? undefined : or(ilike(stories.name, pattern), ilike(stories.fullSlug, pattern)),
  ];
}

function stateCondition(state: PageState, { missing, older }: Counts): SQL | undefined {
  switch (state) {
    case 'all':
      return undefined;
    case 'open':
      return sql`${missing} + ${older} > 0`;
    case 'done':
      return sql`${missing} + ${older} = 0`;
    case 'missing':
      return sql`${missing} > 0`;
    case 'older':
      return sql`${older} > 0`;
  }
}

/** Letters with dots stand with those without, wherever the database comes from. */
const nameInOrder = sql`translate(lower(${stories.name}), 'äöüßéèàç', 'aouseeac')`;

function orderOf(sort: TranslationSort, direction: 'up' | 'down', { texts, missing, older }: Counts): SQL[] {
  const sorted: Record<TranslationSort, SQL> = {
    name: nameInOrder,
    share: sql`case when ${texts} = 0 then 1 else 1 - (${missing})::real / (${texts}) end`,
    missing: sql`(${missing})`,
    older: sql`(${older})`,
    changed: sql`${stories.updatedAt}`,
  };
  return [direction === 'up' ? asc(sorted[sort]) : desc(sorted[sort]), asc(nameInOrder), asc(stories.id)];
}

async function rowsOf(
  queries: Queries,
  ids: readonly number[],
  languages: readonly string[],
): Promise<TranslationsAnswer['rows']> {
  if (ids.length === 0) return [];
  const { id, name, fullSlug, publishedVersion, updatedAt } = stories;
  const { texts, missing, older } = translationCounts;
  const pages = await queries
    .select({
      page: { id, name, fullSlug, publishedVersion, updatedAt },
      counts: { texts, missing, older },
    })
    .from(stories)
    .innerJoin(translationCounts, eq(stories.id, translationCounts.storyId))
    .where(inArray(id, [...ids]));
  const byId = new Map(pages.map((each) => [each.page.id, each]));
  return ids.flatMap((each) => {
    const found = byId.get(each);
    if (!found) return [];
    const { page, counts } = found;
    return {
      ...{ id: page.id, name: page.name, fullSlug: page.fullSlug },
      isPublished: page.publishedVersion !== null,
      changedAt: page.updatedAt.toISOString(),
      languages: byLanguage(languages, counts),
    };
  });
}

type CountLists = { texts: readonly number[]; missing: readonly number[]; older: readonly number[] };

const byLanguage = (languages: readonly string[], counts: CountLists | undefined): LanguageCount[] =>
  languages.map((language, at) => ({
    language,
    texts: counts?.texts[at] ?? 0,
    missing: counts?.missing[at] ?? 0,
    older: counts?.older[at] ?? 0,
  }));
