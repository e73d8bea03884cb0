import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import {
  type Figures,
  type figurePeriods,
  figuresSchema,
  type PageBlockFigures,
  pageBlockFiguresSchema,
} from '@blattwerk/schemas/web-api/shop/visit-count-endpoints.ts';
import { read, request } from './request.ts';
import type { Result } from './result.ts';

export type FiguresQuestion = { channel: Channel; days: (typeof figurePeriods)[number] };

/** What was counted of a brand's visits. */
export async function readFigures(token: string, question: FiguresQuestion): Promise<Result<Figures>> {
  const answer = await request('/figures/api/read', { token, method: 'POST', body: question });
  return read(answer, figuresSchema);
}

/** What was counted of the blocks of a page, by its full slug. */
export async function readPageFigures(
  token: string,
  question: { slug: string; days: FiguresQuestion['days'] },
): Promise<Result<PageBlockFigures>> {
  const answer = await request('/figures/api/page', { token, method: 'POST', body: question });
  return read(answer, pageBlockFiguresSchema);
}
