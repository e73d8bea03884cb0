import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { call, type Question } from './question.ts';

export type Campaign = AnswerOf<'GET /web-api/voucher-campaigns/{id}'>;

/** Asks what a block's voucher campaign is worth here; one that does not run, or not for this customer, is no answer. */
export function askCampaign({
  campaign,
}: BlockOf<'newsletter'> | BlockOf<'voucher'>): Question<Campaign> | undefined {
  const id = String(campaign ?? '');
  if (!/^[a-z0-9-]{1,60}$/.test(id)) return undefined;
  return {
    ...call('GET /web-api/voucher-campaigns/{id}', { params: { id } }),
    lastDay: (running) => running.lastDay,
  };
}
