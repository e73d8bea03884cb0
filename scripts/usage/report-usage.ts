import type { SubjectKey } from '@blattwerk/schemas/usage/subject.ts';
import type { Usage, UsageIndex } from '@blattwerk/schemas/usage/usage-index.ts';

/** Many subjects are listed with their counts, a few with every page. */
const withPages = 5;

export function reportUsage(
  index: UsageIndex,
  subjects: readonly SubjectKey[],
  format: 'text' | 'json',
): string {
  const usages = subjects.map((of) => ({ of, ...index.usageOf(of) }));
  if (format === 'json') return `${JSON.stringify({ usages }, undefined, 2)}\n`;
  if (usages.length === 0) return 'No page uses any.\n';
  return usages
    .toSorted((one, other) => other.pages - one.pages)
    .map((usage) => headOf(usage) + (usages.length <= withPages ? pagesOf(usage) : ''))
    .join('');
}

function headOf({ of, pages, live }: Usage & { of: string }): string {
  return `${of}  on ${pages} ${pages === 1 ? 'page' : 'pages'}, ${live} of them live\n`;
}

function pagesOf({ uses }: Usage): string {
  return uses
    .map(({ fullSlug, inDraft, inPublished }) => {
      const state = inPublished === 0 ? 'draft' : inDraft === 0 ? 'live, gone from the draft' : 'live';
      const times = Math.max(inDraft, inPublished);
      return `  ${fullSlug}  ${state}${times > 1 ? `, ${times} times` : ''}\n`;
    })
    .join('');
}
