import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import {
  type Figures,
  type figurePeriods,
  figuresSchema,
} from '@blattwerk/schemas/web-api/shop/visit-count-endpoints.ts';
import { read, request } from './request.ts';
import type { Result } from './result.ts';

export type FiguresQuestion = { channel: Channel; days: (typeof figurePeriods)[number] };

/** What was counted of a brand's visits. */
export async function readFigures(token: string, question: FiguresQuestion): Promise<Result<Figures>> {
  const answer = await request('/figures/api/read', { token, method: 'POST', body: question });
  return read(answer, figuresSchema);
}
