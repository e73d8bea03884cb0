import type { DraftRow } from '@blattwerk/database/tables/drafts.ts';
import { mostProofComments, proofKeyHeader } from '@blattwerk/schemas/configurator/proof-limits.ts';
import type { proofEndpoints } from '@blattwerk/schemas/web-api/configurator/proof-endpoints.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { BackEnd } from '../back-end.ts';
import { contentOf } from '../drafts/draft-store.ts';
import { createOwnDrafts } from '../drafts/own-drafts.ts';
import type { HandlersOf, Visitor } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import { photoPictures } from '../photos/photo-pictures.ts';
import type { Attempt } from '../security/rate-limits.ts';
import { textsIn } from '../texts/texts.generated.ts';
import {
  addComment,
  commentsOf,
  endLink,
  hasLink,
  linkedDraft,
  makeLink,
  settleComment,
} from './proof-store.ts';
import { commentView, proofDesign, proofView } from './proof-view.ts';

const keyShape = /^[\w-]{22}$/;
const defaultWidth = 1200;

type Found = { ok: true; row: DraftRow } | { ok: false; problem: Problem };

/** Drafts shown to others, and what those say of them. */
export function proofHandlers(backEnd: BackEnd): HandlersOf<keyof typeof proofEndpoints> {
  const { clock, database, limits, photos, pictures } = backEnd;
  const owned = createOwnDrafts(backEnd);

  async function linked(
    id: string,
    shop: ShopContext,
    visitor: Visitor,
    ...attempts: Attempt[]
  ): Promise<Found> {
    const refused = await limits.take(['proof by address', visitor.address], ...attempts);
    if (refused) return { ok: false, problem: refused };
    const key = visitor.headers.get(proofKeyHeader) ?? '';
    const { channel } = shop;
    const row = keyShape.test(key) ? await linkedDraft(database, { id, key, channel }, clock()) : undefined;
    return row ? { ok: true, row } : { ok: false, problem: gone(shop) };
  }
  async function ofOwner({ id }: DraftRow) {
    const comments = (await commentsOf(database, id)).map(commentView);
    return { ok: true as const, value: { hasLink: await hasLink(database, id), comments } };
  }

  return {
    'POST /web-api/drafts/{id}/link': async ({ params, shop, visitor }) => {
      const found = await owned(params.id, shop, visitor, ['new proof by address', visitor.address]);
      return found.ok ? { ok: true, value: await makeLink(database, found.row.id, clock()) } : found;
    },
    'DELETE /web-api/drafts/{id}/link': async ({ params, shop, visitor }) => {
      const found = await owned(params.id, shop, visitor);
      if (!found.ok) return found;
      await endLink(database, found.row.id);
      return { ok: true, value: {} };
    },
    'GET /web-api/drafts/{id}/comments': async ({ params, shop, visitor }) => {
      const found = await owned(params.id, shop, visitor);
      return found.ok ? ofOwner(found.row) : found;
    },
    'PUT /web-api/drafts/{id}/comments/{comment}': async ({ params, body, shop, visitor }) => {
      const found = await owned(params.id, shop, visitor);
      if (!found.ok) return found;
      const isThere = await settleComment(
        database,
        { draftId: found.row.id, id: params.comment },
        body.state,
      );
      return isThere
        ? ofOwner(found.row)
        : { ok: false, problem: notFound('The draft has no such comment.') };
    },
    'GET /web-api/proofs/{id}': async ({ params, shop, visitor }) => {
      const found = await linked(params.id, shop, visitor);
      if (!found.ok) return found;
      const composed = await proofDesign(backEnd, found.row, visitor.signal);
      if (!composed.ok) return composed;
      const comments = await commentsOf(database, found.row.id);
      return { ok: true, value: proofView(found.row, composed, comments) };
    },
    'GET /web-api/proofs/{id}/pages/{page}': async ({ params, query, shop, visitor }) => {
      const found = await linked(params.id, shop, visitor);
      if (!found.ok) return found;
      const composed = await proofDesign(backEnd, found.row, visitor.signal);
      if (!composed.ok) return composed;
      const page = Number(params.page);
      const { width = defaultWidth } = query;
      const shown = composed.design.pages[page];
      if (!shown) return { ok: false, problem: notFound('The proof has no such page.') };
      const chosen = contentOf(found.row).photos;
      const source = await photoPictures(photos, composed.design, chosen, width / shown.trim.width);
      const service = await pictures.service();
      const drawn = await service.designPicture(
        { ...source, page, width, format: 'webp' },
        { signal: visitor.signal },
      );
      if (drawn.ok)
        return {
          ok: true,
          value: { media: drawn.type, body: drawn.data },
          headers: { 'cache-control': 'no-store' },
        };
      return drawn.reason === 'missing'
        ? { ok: false, problem: notFound(drawn.message) }
        : { ok: false, problem: problem(503, drawn.message, { retryAfter: 2 }) };
    },
    'POST /web-api/proofs/{id}/comments': async ({ params, body, shop, visitor }) => {
      const found = await linked(params.id, shop, visitor, ['proof comment by address', visitor.address]);
      if (!found.ok) return found;
      const isKept = await addComment(database, found.row.id, body, clock());
      if (!isKept) {
        const message = { text: textsIn[shop.language].drafts.commentsFull };
        const detail = `A draft has at most ${mostProofComments} comments.`;
        return { ok: false, problem: problem(422, detail, { message }) };
      }
      return { ok: true, value: { comments: (await commentsOf(database, found.row.id)).map(commentView) } };
    },
  };
}

function gone({ language }: ShopContext): Problem {
  const detail = 'There is no such draft, its link is ended, or it is somebody else’s.';
  return problem(404, detail, { message: { text: textsIn[language].drafts.linkEnded } });
}
