import type { Scheduling } from '../../../content-space/schedulings/scheduling.ts';
import { shortShopMoment } from '../../base/schedulings/shop-moment.ts';
import type { Say } from '../messages/messages.ts';

/** `„Advent“ ist wie geplant im Shop, seit 1. Dez. 2026, 06:00.` */
export function outcomeSentence(say: Say, plan: Scheduling): string {
  const { status, findings, story, settled_at: settledAt, publish_at: at } = plan;
  const values = { name: story.name, time: shortShopMoment(new Date(settledAt ?? at), say('locale')) };
  if (status === 'scheduled') return '';
  if (status !== 'refused') return say(`plan.outcome.${status}`, values);
  const [first] = findings;
  const reason = first ? first.message[say.language] : '';
  return findings.length > 1
    ? say('plan.outcome.refusedForMany', { ...values, count: findings.length, reason })
    : say('plan.outcome.refused', { ...values, reason });
}
