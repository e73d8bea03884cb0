import { describeChange } from '@blattwerk/schemas/changes/describe-change.ts';
import { changeKey } from '@blattwerk/schemas/changes/schema-change.ts';
import { escapeData, escapeProperty } from '../validate/workflow-command.ts';
import type { WorkingComparison } from './compare-with.ts';
import type { BrokenStory, Price, PricedChange } from './price-stories.ts';

export type ReportFormat = 'text' | 'json' | 'github';

/** Stories named under a change in the text for people; `--format json` names all. */
const shown = 10;

export function reportPrice(comparison: WorkingComparison, price: Price, format: ReportFormat): string {
  switch (format) {
    case 'text':
      return asText(comparison, price);
    case 'json':
      return asJson(comparison, price);
    case 'github':
      return asAnnotations(comparison, price);
  }
}

function asText({ changes, unanswered, renames }: WorkingComparison, price: Price): string {
  if (changes.length === 0) return 'The schema has not changed.\n';
  const lines = price.priced
    .toSorted(byDanger)
    .flatMap(({ change, stories }) => [
      `${change.isBreaking ? 'breaking' : 'safe    '}  ${describeChange(change)}${change.isBreaking ? ` ${cost(stories)}` : ''}${
        unanswered.includes(change) ? ' No migration yet.' : ''
      }`,
      ...storyLines(stories),
    ]);
  if (price.others.length > 0)
    lines.push(`breaking  Taken together: ${cost(price.others)}`, ...storyLines(price.others));
  const guesses = [
    ...renames.blocks.keys(),
    ...[...renames.fields].flatMap(([block, names]) => [...names.keys()].map((field) => `${block}.${field}`)),
  ];
  const guessed = guesses.filter((place) =>
    unanswered.some((change) => change.kind.endsWith('-renamed') && changeKey(change).includes(` ${place}=`)),
  );
  if (guessed.length > 0)
    lines.push(
      '',
      `Renames are guessed. Where one is none: --no-rename ${guessed[0]}; where one was missed: --rename <old>=<new>.`,
    );
  lines.push('', summary(price));
  if (unanswered.length > 0)
    lines.push('Next: npm run schema:plan writes the migrations; it takes the same options.');
  return `${lines.join('\n')}\n`;
}

function byDanger(one: PricedChange, other: PricedChange): number {
  return (
    Number(other.change.isBreaking) - Number(one.change.isBreaking) ||
    other.stories.length - one.stories.length
  );
}

function storyLines(stories: readonly BrokenStory[]): string[] {
  const lines = stories.slice(0, shown).map(({ story, places }) => {
    const more = places.length > 1 ? ` and ${count(places.length - 1, 'more place', 'more places')}` : '';
    return `            ${story.full_slug}${story.isLive ? ' (live)' : ''}: ${places[0]?.path}${more}`;
  });
  return stories.length > shown ? [...lines, `            and ${stories.length - shown} more`] : lines;
}

/** `Breaks 43 stories, 12 of them live.` */
function cost(stories: readonly BrokenStory[]): string {
  if (stories.length === 0) return 'No story uses it.';
  const live = stories.filter(({ story }) => story.isLive).length;
  return `Breaks ${count(stories.length, 'story', 'stories')}, ${live} of them live.`;
}

function summary({ stories, broken, live }: Price): string {
  return `${count(stories, 'story', 'stories')} looked at, ${broken} broken, ${live} of them live.`;
}

function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

function asJson({ unanswered }: WorkingComparison, { priced, others, ...totals }: Price): string {
  const listed = (stories: readonly BrokenStory[]) =>
    stories.map(({ story, places }) => ({
      story: story.full_slug,
      live: story.isLive,
      places: places.map(({ path, message }) => ({ path, message })),
    }));
  return `${JSON.stringify(
    {
      ok: unanswered.length === 0,
      ...totals,
      changes: priced.map(({ change, stories }) => ({
        key: changeKey(change),
        sentence: describeChange(change),
        breaking: change.isBreaking,
        migration: change.isBreaking ? !unanswered.includes(change) : undefined,
        stories: listed(stories),
      })),
      others: listed(others),
    },
    undefined,
    2,
  )}\n`;
}

function asAnnotations({ unanswered }: WorkingComparison, { priced }: Price): string {
  return priced
    .filter(({ change }) => change.isBreaking)
    .map(({ change, stories }) => {
      const level = unanswered.includes(change) ? 'error' : 'notice';
      const text = `${describeChange(change)} ${cost(stories)}`;
      return `::${level} file=schemas/schema.ts,title=${escapeProperty(changeKey(change))}::${escapeData(text)}\n`;
    })
    .join('');
}
