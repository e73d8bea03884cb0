import { type Fix, fixesFor } from '@blattwerk/schemas/rules/model/fix.ts';
import type { JudgedPage } from './judge-drafts.ts';
import { pagesFound } from './list-health.ts';
import {
  type FixedPage,
  type FixesAnswer,
  type FixesQuery,
  type FixWay,
  mostFixedPages,
} from './space-health-answer.ts';

/** The ways to put one rule's findings right, the one that helps most pages first, each with what it would do in them. */
export function listFixes(pages: readonly JudgedPage[], { code, search }: FixesQuery): FixesAnswer {
  const ways = new Map<string, FixWay>();
  for (const page of pagesFound(pages, search)) {
    for (const finding of page.findings) {
      if (finding.code !== code) continue;
      for (const fix of fixesFor(finding))
        addTo(wayOf(ways, fix), page, { message: finding.message, fix: plain(fix) });
    }
  }
  const sorted = [...ways.values()].toSorted((one, other) => other.total - one.total);
  return { ways: sorted.map((way) => ({ ...way, pages: way.pages.slice(0, mostFixedPages) })) };
}

function wayOf(ways: Map<string, FixWay>, { label, loss }: Fix): FixWay {
  const known = ways.get(label.en);
  if (known) return known;
  const way: FixWay = { label, ...(loss && { loss }), pages: [], total: 0 };
  ways.set(label.en, way);
  return way;
}

function addTo(
  way: FixWay,
  { id, name, fullSlug, version }: JudgedPage,
  fixed: FixedPage['fixes'][number],
): void {
  const last = way.pages.at(-1);
  if (last?.id === id) {
    last.fixes.push(fixed);
    return;
  }
  way.pages.push({ id, name, fullSlug, version, fixes: [fixed] });
  way.total += 1;
}

/** As it is answered: copies, which nothing else holds. */
const plain = ({ label, loss, isSafe, changes }: Fix) => ({
  ...{ label, isSafe },
  ...(loss && { loss }),
  changes: changes.map(({ path, from, to }) => ({ path: [...path], from, to })),
});
