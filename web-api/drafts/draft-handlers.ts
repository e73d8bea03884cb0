import { type DraftRow, sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { draftTitleLength } from '@blattwerk/schemas/configurator/draft-limits.ts';
import type { draftEndpoints } from '@blattwerk/schemas/web-api/configurator/draft-endpoints.ts';
import { draftChangedProblem } from '@blattwerk/schemas/web-api/contract/problem-types.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { BodyOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import type { Buyer } from '../customers/buyer.ts';
import { designedProduct, designIdOf } from '../designs/design-recipes.ts';
import { keepRecipe } from '../designs/kept-recipes.ts';
import type { HandlersOf, Visitor } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import { sealDraft } from '../seals/seal-draft.ts';
import type { Attempt } from '../security/rate-limits.ts';
import { textsIn } from '../texts/texts.generated.ts';
import {
  contentOf,
  type DraftSubject,
  deleteDraft,
  insertDraft,
  isOrdered,
  listDrafts,
  renameDraft,
  saveDraft,
} from './draft-store.ts';
import { draftView, kindOf, listedDraft, productOfDraft, wordsOf } from './draft-view.ts';
import { createDrafters, type Drafter } from './drafter.ts';
import { createOwnDrafts, unknownDraft } from './own-drafts.ts';

/** More than anybody looks through. */
const mostListed = 100;

/** What customers and guests make of designs. */
export function draftHandlers(backEnd: BackEnd): HandlersOf<keyof typeof draftEndpoints> {
  const { catalogue, clock, database, limits, products } = backEnd;
  const { secret } = backEnd.config;
  const drafterOf = createDrafters(backEnd);
  const owned = createOwnDrafts(backEnd);

  async function begin(shop: ShopContext, visitor: Visitor, ...attempts: Attempt[]) {
    const refused = await limits.take(['draft by address', visitor.address], ...attempts);
    if (refused) return { ok: false as const, problem: refused };
    return { ok: true as const, drafter: await drafterOf(shop, visitor) };
  }
  async function recipeParts() {
    return { database, products: await products.current(), now: clock() };
  }
  async function create(
    drafter: Drafter,
    subject: DraftSubject & { content: DraftContent },
    request: string | undefined,
  ) {
    const made = await insertDraft(database, drafter, subject, { request, secret, now: clock() });
    if (!made) return { ok: false as const, problem: sentByAnother };
    const { id, revision, expiresAt } = made.row;
    return {
      ok: true as const,
      value: { id, key: made.key, revision, expiresAt: expiresAt.toISOString() },
    };
  }
  /** A draft of its own; the name that is asked for, or one that says of what it is a copy. */
  async function copy(
    drafter: Drafter,
    subject: Omit<DraftSubject, 'title'> & { content: DraftContent; words: string },
    { title: asked, idempotencyKey }: CopyBody,
  ) {
    const { words, ...of } = subject;
    const title = asked ?? textsIn[drafter.buyer.language].drafts.copyOf(words).slice(0, draftTitleLength);
    const made = await create(drafter, { ...of, title }, idempotencyKey);
    if (!made.ok) return made;
    const { kind, designId } = of;
    return { ok: true as const, value: { ...made.value, kind, designId: designIdOf({ designId }), title } };
  }
  async function viewOf(row: DraftRow, buyer: Buyer) {
    const designId = designIdOf(row);
    const design = typeof designId === 'number' ? (await catalogue.current()).design(designId) : undefined;
    const ties = { suite: design?.themeId ?? null, isOrdered: await isOrdered(database, row.id) };
    return draftView(row, ties, await products.current(), buyer);
  }
  async function changed(row: DraftRow, { buyer }: Drafter) {
    const detail = 'Another revision of the draft is kept by now: here it is.';
    const more = {
      type: draftChangedProblem,
      message: { text: textsIn[buyer.language].drafts.changed },
      draft: await viewOf(row, buyer),
    };
    return { ok: false as const, problem: problem(409, detail, more) };
  }

  return {
    'POST /web-api/drafts': async ({ body, shop, visitor }) => {
      const begun = await begin(shop, visitor, ['new draft by address', visitor.address]);
      if (!begun.ok) return begun;
      const { designId, content, title = null, idempotencyKey } = body;
      const found = designedProduct(designId, {
        catalogue: await catalogue.current(),
        products: await products.current(),
      });
      if (!found) return { ok: false, problem: notFound(`There is no design ${designId}.`) };
      const { kind, product } = found;
      await keepRecipe(designId, content.recipe, await recipeParts());
      const subject = { kind, designId: product.id, name: product.name, title, content };
      return create(begun.drafter, subject, idempotencyKey);
    },
    'GET /web-api/drafts': async ({ shop, visitor }) => {
      const begun = await begin(shop, visitor);
      if (!begun.ok) return begun;
      const { buyer, customerId } = begun.drafter;
      if (customerId === undefined)
        return { ok: false, problem: problem(401, 'Sign in to see what you have designed.') };
      const whose = { customerId, channel: shop.channel };
      const rows = await listDrafts(database, whose, mostListed, clock());
      const current = await products.current();
      return { ok: true, value: { drafts: rows.map((row) => listedDraft(row, current, buyer)) } };
    },
    'GET /web-api/drafts/{id}': async ({ params, shop, visitor }) => {
      const found = await owned(params.id, shop, visitor);
      return found.ok ? { ok: true, value: await viewOf(found.row, found.drafter.buyer) } : found;
    },
    'PUT /web-api/drafts/{id}': async ({ params, body, shop, visitor }) => {
      const begun = await begin(shop, visitor);
      if (!begun.ok) return begun;
      const { drafter } = begun;
      const saved = await saveDraft(database, drafter, params.id, body, clock());
      if (!saved.ok) return saved.row ? changed(saved.row, drafter) : unknownDraft(shop);
      await keepRecipe(designIdOf(saved.row), body.content.recipe, await recipeParts());
      const { revision, expiresAt } = saved.row;
      return { ok: true, value: { revision, expiresAt: expiresAt.toISOString() } };
    },
    'PUT /web-api/drafts/{id}/title': async ({ params, body: { title }, shop, visitor }) => {
      const found = await owned(params.id, shop, visitor);
      if (!found.ok) return found;
      await renameDraft(database, found.row.id, title);
      return { ok: true, value: { title } };
    },
    'DELETE /web-api/drafts/{id}': async ({ params, shop, visitor }) => {
      const begun = await begin(shop, visitor);
      if (!begun.ok) return begun;
      await deleteDraft(database, begun.drafter, params.id, clock());
      return { ok: true, value: {} };
    },
    'POST /web-api/drafts/{id}/copies': async ({ params, body, shop, visitor }) => {
      const found = await owned(params.id, shop, visitor, ['new draft by address', visitor.address]);
      if (!found.ok) return found;
      const { drafter, row } = found;
      const { designId, name } = row;
      const content = contentOf(row);
      const words = wordsOf(content) ?? name;
      return copy(drafter, { kind: kindOf(row), designId, name, content, words }, body);
    },
    'POST /web-api/sealed-designs/{sealId}/drafts': async ({ params, body, shop, visitor }) => {
      const begun = await begin(shop, visitor, ['new draft by address', visitor.address]);
      if (!begun.ok) return begun;
      const [row] = await database
        .select(sealedColumns)
        .from(sealedDesigns)
        .where(eq(sealedDesigns.id, params.sealId));
      const kind = row && kindOf(row);
      if (!row || !kind || !productOfDraft(row, await products.current())) return unknownDraft(shop);
      const { designId, name } = row;
      const content = contentOf(row);
      return copy(begun.drafter, { kind, designId, name, content, words: wordsOf(content) ?? name }, body);
    },
    'POST /web-api/drafts/{id}/seals': async ({ params, body, shop, visitor }) => {
      const found = await owned(params.id, shop, visitor, ['seal by address', visitor.address]);
      if (!found.ok) return found;
      const { drafter, row } = found;
      if (row.revision !== body.revision) return changed(row, drafter);
      const product = productOfDraft(row, await products.current());
      return sealDraft(backEnd, { row, content: contentOf(row), product }, drafter.buyer, visitor.signal);
    },
  };
}

/** Of a seal, what a draft is made of. */
const sealedColumns = {
  kind: sealedDesigns.kind,
  designId: sealedDesigns.designId,
  name: sealedDesigns.name,
  content: sealedDesigns.content,
};
type CopyBody = BodyOf<'POST /web-api/drafts/{id}/copies'>;

const sentByAnother = problem(409, 'Somebody else has sent a request with this key: make another one.');
