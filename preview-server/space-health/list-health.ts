import type { Severity } from '@blattwerk/schemas/rules/model/finding.ts';
import { fixesFor } from '@blattwerk/schemas/rules/model/fix.ts';
import { rules } from '@blattwerk/schemas/rules/rules.ts';
import type { JudgedPage } from './judge-drafts.ts';
import {
  type HealthAnswer,
  type HealthQuery,
  type HealthRow,
  type HealthSort,
  pagesPerAnswer,
} from './space-health-answer.ts';

/** The pages that a question asks for, sorted, one part of them, and what the rules found in all that its search takes. */
export function listHealth(pages: readonly JudgedPage[], query: HealthQuery): HealthAnswer {
  const searched = pagesFound(pages, query.search);
  const rows = searched
    .filter(({ findings }) => query.code === undefined || findings.some(({ code }) => code === query.code))
    .map(rowOf)
    .filter(({ errors, warnings, hints, fixes }) =>
      query.show === 'fixes' ? fixes > 0 : query.show === 'all' || errors + warnings + hints > 0,
    );
  const sorted = rows.toSorted((one, other) => {
    const order = compare(one, other, query.sort);
    return (query.direction === 'up' ? order : -order) || one.id - other.id;
  });
  const start = (query.page - 1) * pagesPerAnswer;
  return {
    rows: sorted.slice(start, start + pagesPerAnswer),
    total: rows.length,
    rules: countRules(searched),
  };
}

function rowOf({ id, name, fullSlug, isPublished, changedAt, findings }: JudgedPage): HealthRow {
  const count = (wanted: Severity) => findings.filter(({ severity }) => severity === wanted).length;
  return {
    ...{ id, name, fullSlug, isPublished },
    changedAt: changedAt.toISOString(),
    errors: count('error'),
    warnings: count('warning'),
    hints: count('info'),
    fixes: findings.filter((finding) => fixesFor(finding).length > 0).length,
  };
}

const names = new Intl.Collator('de');

function compare(one: HealthRow, other: HealthRow, sort: HealthSort): number {
  switch (sort) {
    case 'name':
      return names.compare(one.name, other.name);
    case 'address':
      return names.compare(one.fullSlug, other.fullSlug);
    case 'changed':
      return one.changedAt < other.changedAt ? -1 : Number(one.changedAt > other.changedAt);
    default:
      return one[sort] - other[sort];
  }
}

function countRules(pages: readonly JudgedPage[]): HealthAnswer['rules'] {
  return rules
    .map(({ code, title }) => {
      const found = pages.map(({ findings }) => findings.filter((finding) => finding.code === code));
      return {
        code,
        title,
        pages: found.filter((each) => each.length > 0).length,
        fixes: found.flat().filter((finding) => fixesFor(finding).length > 0).length,
      };
    })
    .filter((rule) => rule.pages > 0)
    .toSorted((one, other) => other.pages - one.pages);
}

/** Pages whose name or address holds some words. */
export function pagesFound(pages: readonly JudgedPage[], search: string): JudgedPage[] {
  const words = search.toLowerCase();
  return pages.filter(
    ({ name, fullSlug }) => name.toLowerCase().includes(words) || fullSlug.toLowerCase().includes(words),
  );
}
