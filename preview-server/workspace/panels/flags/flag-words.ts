import type { DeskFlag } from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import type { MessageKey, Say } from '../messages/messages.ts';

/** How a treatment is called: those that every test has by what they mean, the others by their name. */
export function treatmentName(say: Say, treatment: string): string {
  if (treatment === 'off') return say('flags.treatment.off');
  return treatment === 'on' ? say('flags.treatment.on') : treatment;
}

const percents = (say: Say, digits: number) =>
  new Intl.NumberFormat(say.language, { style: 'percent', maximumFractionDigits: digits });

/** `12,3 %` */
export function shareText(say: Say, share: number, digits = 1): string {
  return percents(say, digits).format(share);
}

/** Below it a share would round to nothing. */
const leastShown = 0.0001;

/** A probability, never as none at all. */
export function probabilityText(say: Say, probability: number): string {
  return probability < leastShown
    ? say('flags.doubt.hardly', { share: shareText(say, leastShown, 2) })
    : shareText(say, probability, 3);
}

/** A minus as wide as a plus: `Intl` writes a hyphen. */
const withMinus = (written: string) => written.replace('-', '−');

/** `+1,2` percentage points, with its sign. */
export function pointsText(say: Say, difference: number): string {
  const points = new Intl.NumberFormat(say.language, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  return withMinus(points.format(difference * 100));
}

export function moneyText(say: Say, amount: number, currency: string): string {
  return new Intl.NumberFormat(say.language, { style: 'currency', currency }).format(amount);
}

/** `+1,20 €`, with its sign. */
export function moneyDifferenceText(say: Say, difference: number, currency: string): string {
  const money = new Intl.NumberFormat(say.language, {
    style: 'currency',
    currency,
    signDisplay: 'exceptZero',
  });
  return withMinus(money.format(difference));
}

export function momentText(say: Say, at: string): string {
  return new Intl.DateTimeFormat(say('locale'), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
}

export type FlagCondition = 'killed' | 'waiting' | 'ended' | 'running' | 'all' | 'none';

/** In what condition a flag is, in one word. */
export function conditionOf({ rollout, phase }: Pick<DeskFlag, 'rollout' | 'phase'>): FlagCondition {
  if (rollout.isKilled) return 'killed';
  if (phase !== 'running') return phase;
  const drawn = rollout.shares.filter(({ percent }) => percent > 0);
  if (drawn.length > 1) return 'running';
  return drawn[0]?.treatment === 'off' ? 'none' : 'all';
}

const conditionKeys: Record<FlagCondition, MessageKey> = {
  killed: 'flags.condition.killed',
  waiting: 'flags.condition.waiting',
  ended: 'flags.condition.ended',
  running: 'flags.condition.running',
  all: 'flags.condition.all',
  none: 'flags.condition.none',
};

export function conditionText(say: Say, flag: Pick<DeskFlag, 'rollout' | 'phase'>): string {
  return say(conditionKeys[conditionOf(flag)]);
}

/** `Bisher 50 %, Neu 50 %` */
export function sharesText(say: Say, { shares }: DeskFlag['rollout']): string {
  return shares
    .filter(({ percent }) => percent > 0)
    .map(({ treatment, percent }) => `${treatmentName(say, treatment)} ${shareText(say, percent / 100)}`)
    .join(', ');
}
