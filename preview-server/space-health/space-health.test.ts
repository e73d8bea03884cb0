import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JudgedPage } from './judge-drafts.ts';
import { listFixes } from './list-fixes.ts';
import { listHealth } from './list-health.ts';
import { type HealthQuery, healthQuerySchema, healthSorts, pagesPerAnswer } from './space-health-answer.ts';

const fix = {
  label: { de: 'Leerzeichen entfernen', en: 'Remove the spaces' },
  isSafe: true,
  changes: [{ path: ['content', 'title'], from: ' A', to: 'A' }],
};
const finding = (code: string, severity: Finding['severity'], changes: Partial<Finding> = {}): Finding => ({
  ...{ code, severity, story: 'blattwerk/a', path: ['content', 'title'] },
  message: { de: 'Tun.', en: 'Do.' },
  ...changes,
});
const page = (id: number, name: string, ...findings: Finding[]): JudgedPage => ({
  ...{ id, name, fullSlug: `blattwerk/${name.toLowerCase()}`, version: 1, isPublished: true },
  changedAt: new Date(Date.UTC(2026, 10, id)),
  findings,
});
const pages = [
  page(1, 'Taufe', finding('stray_whitespace', 'warning', { fixes: [fix] })),
  page(
    2,
    'Äpfel',
    finding('missing_required_field', 'error'),
    finding('stray_whitespace', 'warning', { fixes: [fix] }),
  ),
  page(3, 'Versand'),
];
const ask = (query: Partial<HealthQuery>) => listHealth(pages, healthQuerySchema.parse(query));
const names = (query: Partial<HealthQuery>) => ask(query).rows.map(({ name }) => name);

test('pages are sorted, searched and chosen', () => {
  expect(names({})).toEqual(['Äpfel', 'Taufe', 'Versand']);
  expect(names({ sort: 'name', direction: 'up' })).toEqual(['Äpfel', 'Taufe', 'Versand']);
  expect(names({ sort: 'changed' })).toEqual(['Versand', 'Äpfel', 'Taufe']);
  expect(names({ search: 'VERS' })).toEqual(['Versand']);
  expect(names({ code: 'missing_required_field' })).toEqual(['Äpfel']);
  expect(names({ show: 'findings' })).toEqual(['Äpfel', 'Taufe']);
});

test('rules say in how many pages they found something, and how much can be put right', () => {
  expect(ask({}).rules.map(({ code, pages: count, fixes }) => [code, count, fixes])).toEqual([
    ['stray_whitespace', 2, 2],
    ['missing_required_field', 1, 0],
  ]);
});

test('a fix is listed once with all the pages that it helps', () => {
  const { ways } = listFixes(pages, { code: 'stray_whitespace', search: '' });
  expect(ways).toHaveLength(1);
  expect(ways[0]).toMatchObject({ total: 2, label: fix.label });
  expect(ways[0]?.pages.map(({ id }) => id)).toEqual([1, 2]);
  expect(listFixes(pages, { code: 'stray_whitespace', search: 'taufe' }).ways[0]?.total).toBe(1);
  expect(listFixes(pages, { code: 'missing_required_field', search: '' }).ways).toEqual([]);
});

test('whatever is asked for, every page comes once in one of the parts', () => {
  const many = fc.array(fc.tuple(fc.string(), fc.nat(5)), { maxLength: 80 });
  fc.assert(
    fc.property(
      many,
      fc.constantFrom(...healthSorts),
      fc.constantFrom('up', 'down'),
      (made, sort, direction) => {
        const all = made.map(([name, count], id) =>
          page(id + 1, name, ...Array.from({ length: count }, () => finding('stray_whitespace', 'error'))),
        );
        const parts = Math.ceil(all.length / pagesPerAnswer) + 1;
        const seen = Array.from({ length: parts }, (_, at) =>
          listHealth(all, healthQuerySchema.parse({ sort, direction, page: at + 1 })),
        ).flatMap(({ rows }) => rows.map(({ id }) => id));
        expect(seen.toSorted((one, other) => one - other)).toEqual(all.map(({ id }) => id));
      },
    ),
  );
});
