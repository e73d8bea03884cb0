import { describeChange } from '@blattwerk/schemas/changes/describe-change.ts';
import { changeKey, type SchemaChange } from '@blattwerk/schemas/changes/schema-change.ts';
import type { WorkingComparison } from './compare-with.ts';
import type { BrokenStory, Price, PricedChange } from './price-stories.ts';

/** Stories named under a change; `--format json` names all. */
const shown = 10;

/** The changes for people, the dearest first; what a shared field changes in many blocks is one. */
export function priceText({ changes, unanswered, renames }: WorkingComparison, price: Price): string {
  if (changes.length === 0) return 'The schema has not changed.\n';
  const lines = alike(price.priced)
    .toSorted(byDanger)
    .flatMap(({ changes: [change, ...others], stories }) => {
      const danger = change.isBreaking ? 'breaking' : 'safe    ';
      const more = others.length > 0 ? ` ${sameIn(others)}` : '';
      const breaks = change.isBreaking ? ` ${costOf(stories)}` : '';
      const open = [change, ...others].some((each) => unanswered.includes(each)) ? ' No migration yet.' : '';
      return [`${danger}  ${describeChange(change)}${more}${breaks}${open}`, ...storyLines(stories)];
    });
  if (price.others.length > 0)
    lines.push(`breaking  Taken together: ${costOf(price.others)}`, ...storyLines(price.others));
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

const named = 4;

function sameIn(others: readonly SchemaChange[]): string {
  if (others.length > named) return `The same in ${others.length} more blocks.`;
  return `The same in ${others.map(({ block }) => block).join(', ')}.`;
}

type Alike = { changes: [SchemaChange, ...SchemaChange[]]; stories: BrokenStory[] };

/** The same change of the same field in several blocks. */
function alike(priced: readonly PricedChange[]): Alike[] {
  const groups = new Map<string, Alike>();
  for (const { change, stories } of priced) {
    const key = changeKey(change).replace('field' in change ? ` ${change.block}.` : '', ' ');
    const group = groups.get(key);
    if (group) {
      group.changes.push(change);
      group.stories = merged([...group.stories, ...stories]);
    } else groups.set(key, { changes: [change], stories });
  }
  return [...groups.values()];
}

function merged(broken: readonly BrokenStory[]): BrokenStory[] {
  return [...Map.groupBy(broken, ({ story }) => story)].map(([story, parts]) => ({
    story,
    places: parts.flatMap(({ places }) => places),
  }));
}

function byDanger(one: Alike, other: Alike): number {
  return (
    Number(other.changes[0].isBreaking) - Number(one.changes[0].isBreaking) ||
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
export function costOf(stories: readonly BrokenStory[]): string {
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
