import type { Market } from '../../shop/markets/markets.ts';
import type { CatalogueFacts, VoucherFacts } from '../../shop/products/catalogue-facts.ts';
import type { Fix } from '../model/fix.ts';
import type { JudgeContext } from '../model/judged-story.ts';
import { clearingFixes, offeredFix, replacing } from '../model/making-fixes.ts';
import { oncePerReading } from '../model/once-per-reading.ts';
import { extend } from '../model/story-path.ts';
import type { ReadField, Spot, StoryReading } from '../model/story-reading.ts';
import { marketsShowing } from './audience.ts';
import { lackOf } from './lack.ts';

/** A voucher campaign that a field names, with where it is shown. */
export type NamedCampaign = { reading: ReadField; spot: Spot; id: string; shown: readonly Market[] };

/** Living campaigns a fix proposes at most. */
const mostProposed = 3;

/** Every field named `campaign` names one. */
export const namedCampaigns = oncePerReading(({ namingFields, markets }): readonly NamedCampaign[] =>
  namingFields
    .filter(({ field }) => field.name === 'campaign')
    .flatMap((reading) => {
      const { block, key, value } = reading;
      if (typeof value !== 'string' || value.trim() === '') return [];
      const spot = {
        ...reading,
        language: reading.language ?? block.language,
        path: extend(block.path, key),
      };
      return [{ reading, spot, id: value, shown: marketsShowing(spot, markets) }];
    }),
);

export function campaignFacts({ vouchers }: CatalogueFacts, id: string): VoucherFacts | undefined {
  return Object.hasOwn(vouchers, id) ? vouchers[id] : undefined;
}

/** Whether a campaign has not begun yet, or is over; without a date neither. */
export function standingOf(
  { firstDay, lastDay }: VoucherFacts,
  { today }: JudgeContext,
): 'early' | 'over' | 'running' {
  if (today === undefined) return 'running';
  if (firstDay !== undefined && today < firstDay) return 'early';
  return lastDay !== undefined && today > lastDay ? 'over' : 'running';
}

/** Puts a campaign in its place that runs wherever it is shown, or none where the field may be empty. */
export function campaignFixes(
  { reading, spot, id, shown }: NamedCampaign,
  story: StoryReading,
  context: JudgeContext,
): Fix[] {
  const { catalogue } = context;
  const living = Object.entries(catalogue?.vouchers ?? {}).filter(
    ([other, facts]) =>
      other !== id &&
      catalogue &&
      standingOf(facts, context) === 'running' &&
      !lackOf(catalogue, facts, shown, story),
  );
  const proposals = living.slice(0, mostProposed).map(([other, { name }]) => {
    const label = { de: `„${name}“ nehmen`, en: `Take “${name}”` };
    return offeredFix(label, replacing(spot.path, id, other));
  });
  const label = { de: 'Aktion entfernen', en: 'Remove the campaign' };
  return [...proposals, ...clearingFixes(reading.field, spot.path, id, label)];
}
