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

const sum = (column: AnyPgColumn) => sql<number>`sum(${column})::int`;
const texts = sum(translationCounts.texts);
const missing = sum(translationCounts.missing);
const older = sum(translationCounts.older);

/** The pages that a question asks for, one part of them, out of what was counted. */
export async function listTranslations(
  queries: Queries,
  spaceId: number,
  languages: readonly string[],
  query: TranslationsQuery,
): Promise<TranslationsAnswer> {
  const meant = and(
    eq(stories.spaceId, spaceId),
    eq(stories.isFolder, false),
    inArray(translationCounts.language, [...languages]),
    ...placeConditions(query),
  );
  const sums = await queries
    .select({ language: translationCounts.language, texts, missing, older })
    .from(translationCounts)
    .innerJoin(stories, eq(stories.id, translationCounts.storyId))
    .where(meant)
    .groupBy(translationCounts.language);
  const found = await queries
    .select({ id: stories.id, total: sql<number>`(count(*) over ())::int` })
    .from(stories)
    .innerJoin(translationCounts, eq(stories.id, translationCounts.storyId))
    .where(and(meant, query.language ? eq(translationCounts.language, query.language) : undefined))
    .groupBy(stories.id)
    .having(stateCondition(query.state))
    .orderBy(...orderOf(query.sort, query.direction))
    .limit(pagesPerAnswer)
    .offset((query.page - 1) * pagesPerAnswer);
  return {
    rows: await rowsOf(
      queries,
      found.map(({ id }) => id),
      languages,
    ),
    total: found[0]?.total ?? 0,
    languages: inOrder(sums, languages),
  };
}

function placeConditions({ folder, search }: TranslationsQuery): (SQL | undefined)[] {
  const pattern = containsPattern(search);
  return [
    folder === '' ? undefined : ilike(stories.fullSlug, startsWithPattern(`${folder}/`)),
    search === '' ? undefined : or(ilike(stories.name, pattern), ilike(stories.fullSlug, pattern)),
  ];
}

function stateCondition(state: PageState): SQL | undefined {
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

const sorted: Record<TranslationSort, SQL> = {
  name: nameInOrder,
  share: sql`case when ${texts} = 0 then 1 else 1 - ${missing}::real / ${texts} end`,
  missing,
  older,
  changed: sql`${stories.updatedAt}`,
};

function orderOf(sort: TranslationSort, direction: 'up' | 'down'): SQL[] {
  return [direction === 'up' ? asc(sorted[sort]) : desc(sorted[sort]), asc(nameInOrder), asc(stories.id)];
}

async function rowsOf(
  queries: Queries,
  ids: readonly number[],
  languages: readonly string[],
): Promise<TranslationsAnswer['rows']> {
  if (ids.length === 0) return [];
  const { id, name, fullSlug, publishedVersion, updatedAt } = stories;
  const [pages, counts] = [
    await queries
      .select({ id, name, fullSlug, publishedVersion, updatedAt })
      .from(stories)
      .where(inArray(id, [...ids])),
    await queries
      .select()
      .from(translationCounts)
      .where(inArray(translationCounts.storyId, [...ids])),
  ];
  const byId = new Map(pages.map((page) => [page.id, page]));
  return ids.flatMap((each) => {
    const page = byId.get(each);
    if (!page) return [];
    const own = counts.filter(({ storyId }) => storyId === each);
    return {
      ...{ id: page.id, name: page.name, fullSlug: page.fullSlug },
      isPublished: page.publishedVersion !== null,
      changedAt: page.updatedAt.toISOString(),
      languages: inOrder(own, languages),
    };
  });
}

const inOrder = (counts: readonly LanguageCount[], languages: readonly string[]): LanguageCount[] =>
  languages.map((language) => {
    const count = counts.find((each) => each.language === language);
    const { texts: all = 0, missing: not = 0, older: old = 0 } = count ?? {};
    return { language, texts: all, missing: not, older: old };
  });
