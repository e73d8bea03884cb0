import type { DraftRow } from '@blattwerk/database/tables/drafts.ts';
import type { ProofCommentRow } from '@blattwerk/database/tables/proofs.ts';
import { designOfRow } from '@blattwerk/designs/editing/names.ts';
import { designWithWords, wordsOf } from '@blattwerk/designs/editing/words.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import { nameFieldsOf } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import type { Proof, ProofComment } from '@blattwerk/schemas/web-api/configurator/proof-endpoints.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { z } from 'zod';
import type { BackEnd } from '../back-end.ts';
import { compose } from '../compositions/compose.ts';
import { designIdOf } from '../designs/design-recipes.ts';
import { contentOf } from '../drafts/draft-store.ts';
import { productOfDraft } from '../drafts/draft-view.ts';

const stateSchema = z.enum(['open', 'taken', 'done']);

/** `filled`: slots whose words come from the name list, and are not for others to see or change. */
type Composed = { ok: true; design: Design; filled: readonly string[] } | { ok: false; problem: Problem };

/** The document of a draft with the words of now; of a name list the card of its first row. */
export async function proofDesign(
  backEnd: Pick<BackEnd, 'database' | 'pictures' | 'products'>,
  row: DraftRow,
  signal: AbortSignal,
): Promise<Composed> {
  const content = contentOf(row);
  const { version, texts, photos, names, prints, tray, unfoiled, styles, lost, lostCrops, ...layout } =
    content;
  const composed = await compose(backEnd, designIdOf(row), layout, signal);
  if (!composed.ok) return composed;
  const worded = designWithWords(composed.value.design, texts);
  const product = productOfDraft(row, await backEnd.products.current());
  const [first] = names;
  if (!first) return { ok: true, design: worded, filled: [] };
  const filled = nameFieldsOf(product?.productType ?? '');
  return { ok: true, design: designOfRow(worded, first, filled), filled };
}

/** A proof as its friends see it. */
export function proofView(
  row: DraftRow,
  { design, filled }: Pick<Extract<Composed, { ok: true }>, 'design' | 'filled'>,
  comments: readonly ProofCommentRow[],
): Proof {
  return {
    name: row.name,
    pages: design.pages.map((page) => ({
      id: page.id,
      label: page.label,
      ...page.trim,
      texts: [...wordsOf({ ...design, pages: [page] })].flatMap(([slot, words]) =>
        filled.includes(slot) ? [] : [{ slot, words }],
      ),
    })),
    revision: row.revision,
    comments: comments.map(commentView),
  };
}

export function commentView(row: ProofCommentRow): ProofComment {
  const { id, page, x, y, name, text, slot, suggestion, state, createdAt } = row;
  return {
    id,
    page,
    x,
    y,
    name,
    text,
    suggestion: slot !== null && suggestion !== null ? { slot, words: suggestion } : null,
    state: stateSchema.parse(state),
    createdAt: createdAt.toISOString(),
  };
}
