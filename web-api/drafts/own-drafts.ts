import type { DraftRow } from '@blattwerk/database/tables/drafts.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { BackEnd } from '../back-end.ts';
import type { Visitor } from '../http/handler.ts';
import { problem } from '../http/problems.ts';
import type { Attempt } from '../security/rate-limits.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { findDraft } from './draft-store.ts';
import { createDrafters, type Drafter } from './drafter.ts';

type OwnDraft = { ok: true; row: DraftRow; drafter: Drafter } | { ok: false; problem: Problem };

/** Finds the draft that a visitor owns by its key or their account; every question counts against their limits. */
export function createOwnDrafts(backEnd: BackEnd) {
  const { clock, database, limits } = backEnd;
  const drafterOf = createDrafters(backEnd);
  /** @param attempts what is asked for counts as, besides asking for a draft */
  return async (
    id: string,
    shop: ShopContext,
    visitor: Visitor,
    ...attempts: Attempt[]
  ): Promise<OwnDraft> => {
    const refused = await limits.take(['draft by address', visitor.address], ...attempts);
    if (refused) return { ok: false, problem: refused };
    const drafter = await drafterOf(shop, visitor);
    const row = await findDraft(database, drafter, id, clock());
    return row ? { ok: true, row, drafter } : unknownDraft(shop);
  };
}

/** It is not told whether it is another customer's. */
export function unknownDraft({ language }: Pick<ShopContext, 'language'>) {
  const detail = 'There is no such draft, its time is over, or it is somebody else’s.';
  const message = { text: textsIn[language].drafts.gone };
  return { ok: false as const, problem: problem(404, detail, { message }) };
}
