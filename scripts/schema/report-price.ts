import { describeChange } from '@blattwerk/schemas/changes/describe-change.ts';
import { changeKey } from '@blattwerk/schemas/changes/schema-change.ts';
import { escapeData, escapeProperty } from '../validate/workflow-command.ts';
import type { WorkingComparison } from './compare-with.ts';
import type { BrokenStory, Price } from './price-stories.ts';
import { costOf, priceText } from './price-text.ts';

export type ReportFormat = 'text' | 'json' | 'github';

export function reportPrice(comparison: WorkingComparison, price: Price, format: ReportFormat): string {
  switch (format) {
    case 'text':
      return priceText(comparison, price);
    case 'json':
      return asJson(comparison, price);
    case 'github':
      return asAnnotations(comparison, price);
  }
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
      const text = `${describeChange(change)} ${costOf(stories)}`;
      return `::${level} file=schemas/schema.ts,title=${escapeProperty(changeKey(change))}::${escapeData(text)}\n`;
    })
    .join('');
}
