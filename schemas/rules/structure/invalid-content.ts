import { examplePage, pageWith } from '../examples/example-content.ts';
import type { Fix } from '../model/fix.ts';
import { entryRemovalFixes } from '../model/making-fixes.ts';
import type { Rule } from '../model/rule.ts';
import { extend } from '../model/story-path.ts';
import { atIssue, type LocatedIssue, locatedIssues } from '../model/vendor-issue.ts';

export const invalidContent: Rule = {
  code: 'invalid_content',
  title: { de: 'Kein Baustein', en: 'Not a block' },
  severity: 'error',
  description: {
    de: 'Wo ein Baustein erwartet wird, steht etwas anderes.',
    en: 'Something that is no block stands where a block is expected.',
  },
  examples: {
    pass: [{ title: 'a page', content: examplePage() }],
    fail: [
      { title: 'no content at all', content: undefined },
      { title: 'text instead of a block', content: pageWith('Willkommen') },
    ],
  },
  check: (story) =>
    locatedIssues(story, 'invalid_content').map((issue) =>
      atIssue(
        issue,
        {
          de: 'Diesen Eintrag entfernen und durch einen Baustein ersetzen, er ist keiner.',
          en: 'Remove this entry and put a block in its place; it is not one.',
        },
        removalFixes(issue),
      ),
    ),
};

/** Takes what is no block out of the list of blocks that it stands in. */
function removalFixes({ block, field, key, inner: [index, ...deeper] }: LocatedIssue): Fix[] {
  if (!block || field?.type !== 'bloks' || key === undefined || deeper.length > 0) return [];
  const list = block.content[key];
  if (!Array.isArray(list) || typeof index !== 'number') return [];
  const label = { de: 'Eintrag entfernen', en: 'Remove the entry' };
  return entryRemovalFixes(label, { field, list, path: extend(block.path, key), index });
}
