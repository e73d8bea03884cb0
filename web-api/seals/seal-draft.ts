import type { Queries } from '@blattwerk/database/database.ts';
import { type DraftRow, drafts, sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { recipeOfLayout } from '@blattwerk/designs/drafts/recipe-of-layout.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { piecesOfPrints } from '@blattwerk/schemas/configurator/prints.ts';
import { printFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import type { Buyer } from '../customers/buyer.ts';
import { designIdOf } from '../designs/design-recipes.ts';
import { findRecipe } from '../designs/kept-recipes.ts';
import { notFound, problem } from '../http/problems.ts';
import { keepPhotosOf } from '../photos/keep-photos.ts';
import type { Photos } from '../photos/photos.ts';
import type { DesignedChoice } from '../prices/rules/designed-choice.ts';
import { designedPrice } from '../prices/rules/designed-price.ts';
import { defaultPieces, nextPieces, piecesForNames, piecesOfDesigned } from '../prices/rules/pieces.ts';
import { isSoldTo, type Product } from '../products/product.ts';
import type { Texts } from '../texts/de.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { asAsked } from './as-asked.ts';
import { askedDesign } from './asked-design.ts';
import { busy, choiceProblem, composeProblem, toldWarnings } from './seal-problems.ts';
import { soldParts } from './sold-parts.ts';
import { warningsSchema } from './warnings.ts';

/** How long a seal is kept that is not ordered. */
const sealDays = 365;
const day = 24 * 60 * 60 * 1000;

type Sealed = AnswerOf<'POST /web-api/drafts/{id}/seals'>;
type Result = { ok: true; value: Sealed } | { ok: false; problem: Problem };
type PartResult =
  | { ok: true; line: Sealed['lines'][number]; warnings: Sealed['warnings'] }
  | { ok: false; problem: Problem };
type Subject = { row: DraftRow; content: DraftContent; product: Product | undefined };
type Parts = Pick<BackEnd, 'clock' | 'composer' | 'database' | 'log' | 'photos' | 'prices' | 'products'>;

/**
 * Seals the revision of a draft that is kept: what is bought and printed from now on, whatever becomes of the draft. The
 * same revision has one seal, of prints one for each size; they only last longer.
 */
export async function sealDraft(
  parts: Parts,
  { row, content, product }: Subject,
  buyer: Buyer,
  signal: AbortSignal,
): Promise<Result> {
  const lines: Sealed['lines'] = [];
  const warnings: Sealed['warnings'] = [];
  for (const part of soldParts(content, product, await parts.products.current())) {
    const sealed = await sealPart(parts, { row, ...part }, buyer, signal);
    if (!sealed.ok) return sealed;
    lines.push(sealed.line);
    warnings.push(...sealed.warnings);
  }
  return { ok: true, value: { lines, warnings } };
}

async function sealPart(
  { clock, composer, database, log, photos, prices, products }: Parts,
  { row, content, product }: Subject,
  buyer: Buyer,
  signal: AbortSignal,
): Promise<PartResult> {
  const texts = textsIn[buyer.language];
  const refuse = (refused: Problem): PartResult => ({ ok: false, problem: refused });
  if (!product || !isSoldTo(product, buyer))
    return refuse(problem(422, 'This shop does not sell it.', { message: { text: texts.basket.notSold } }));
  const asked = askedDesign(product, content.choice);
  if (!asked.ok) return refuse(choiceProblem(asked.problem, texts, product.kind));
  const tables = await prices.current();
  if (!tables) return refuse(busy(texts));
  const priced = designedPrice(asked.asked, defaultPieces(asked.asked), tables, buyer);
  if (!priced.ok) return refuse(choiceProblem(priced.problem, texts, product.kind));
  const { choice } = priced;
  const quantity = quantityOf(content, choice);
  const expiresAt = new Date(clock().getTime() + sealDays * day);
  const whole = { id: row.id, revision: row.revision, designId: product.id };
  const known = await sealedBefore(database, whole, expiresAt);
  if (known) return answer(known, quantity, texts);

  const recipes = { database, products: await products.current() };
  const found = await findRecipe(designIdOf(whole), content.recipe, recipes);
  if (!found) return refuse(notFound('The design of this draft is gone.'));
  // A photo that is gone is missed where it stands, if it stands anywhere.
  const kept = { ...content, photos: await measured(photos, content) };
  const request = { recipe: found.recipe, content: asPriced(kept, choice) };
  const composed = await composer.compose(request, signal);
  if (!composed) return refuse(busy(texts));
  if (!composed.ok) {
    if (composed.reason === 'failed')
      log.error({ draft: row.id, error: composed.message }, 'a draft could not be composed');
    return refuse(composeProblem(composed, texts));
  }
  const { document, sha256, photoSlots, warnings } = composed;
  const printed = printedOf(kept, photoSlots);
  const recipe = recipeOfLayout(request.recipe, request.content);
  const { kind } = row;
  const made = {
    kind,
    designId: product.id,
    name: product.name,
    choice,
    recipe,
    content: printed,
    document,
    sha256,
    warnings,
  };
  const seal = { ...made, format: printFormat(recipe.format), createdAt: clock(), expiresAt };
  const written = await database.transaction((transaction) => writeSeal(transaction, whole, seal));
  return written ? answer(written, quantity, texts) : refuse(notFound('The draft is gone.'));
}

/** Of a seal, what its revision is answered with. */
const knownColumns = { id: sealedDesigns.id, warnings: sealedDesigns.warnings };
type Known = Pick<typeof sealedDesigns.$inferSelect, keyof typeof knownColumns>;

/** A revision of a draft, and the product that is bought of it. */
type Part = Pick<DraftRow, 'id' | 'revision' | 'designId'>;
type Seal = Omit<typeof sealedDesigns.$inferInsert, 'draftId' | 'revision' | 'expiresAt'> & {
  expiresAt: Date;
};

/** Writes the seal of a revision, or finds the one that another request has just written; undefined where the draft was deleted meanwhile. */
async function writeSeal(transaction: Queries, whole: Part, seal: Seal): Promise<Known | undefined> {
  const here = eq(drafts.id, whole.id);
  const [still] = await transaction.select({ id: drafts.id }).from(drafts).where(here).for('key share');
  if (!still) return undefined;
  const [written] = await transaction
    .insert(sealedDesigns)
    .values({ ...seal, draftId: whole.id, revision: whole.revision })
    .onConflictDoNothing()
    .returning(knownColumns);
  const sealed = written ?? (await sealedBefore(transaction, whole, seal.expiresAt));
  if (sealed) await keepPhotosOf(transaction, [sealed.id], seal.expiresAt);
  return sealed;
}

/** The seal of this revision, kept for as long again where it is not ordered. */
async function sealedBefore(
  queries: Queries,
  { id, revision, designId }: Part,
  expiresAt: Date,
): Promise<Known | undefined> {
  const same = and(
    eq(sealedDesigns.draftId, id),
    eq(sealedDesigns.revision, revision),
    eq(sealedDesigns.designId, designId),
  );
  await queries
    .update(sealedDesigns)
    .set({ expiresAt })
    .where(and(same, isNotNull(sealedDesigns.expiresAt)));
  const [found] = await queries.select(knownColumns).from(sealedDesigns).where(same);
  return found;
}

/** Of a draft what is printed: photos that stand nowhere are not kept for an order. */
function printedOf(content: DraftContent, photoSlots: readonly string[]): DraftContent {
  const slots = new Set(photoSlots);
  const printed = Object.entries(content.photos).filter(([slot]) => slots.has(slot));
  return { ...content, photos: Object.fromEntries(printed), tray: [] };
}

/** The photos of a draft that are still there, with the pixels they really have. */
async function measured(
  photos: Pick<Photos, 'find'>,
  { photos: chosen }: DraftContent,
): Promise<DraftContent['photos']> {
  const found = await Promise.all(
    Object.entries(chosen).map(async ([slot, photo]) => ({
      slot,
      photo,
      row: await photos.find(photo.photoId),
    })),
  );
  const here = found.flatMap(({ slot, photo, row }) =>
    row ? [[slot, { ...photo, width: row.width, height: row.height }] as const] : [],
  );
  return Object.fromEntries(here);
}

/** What decides the document: of it, what is paid for counts, also where the draft left that to the shop. */
const formative = [
  'format',
  'refinement',
  'punching',
  'pages',
  'paper',
  'cover',
  'substrate',
  'mat',
  'border',
];

function asPriced(content: DraftContent, choice: DesignedChoice): DraftContent {
  const chosen = Object.entries(asAsked(choice)).filter(([name]) => formative.includes(name));
  return { ...content, choice: { ...content.choice, ...Object.fromEntries(chosen) } };
}

/** As many as the draft asks for, one for every name, and of prints as many as are asked for of each. */
function quantityOf({ choice: { quantity }, names, prints }: DraftContent, choice: DesignedChoice): number {
  if (prints.length > 0) return piecesOfPrints(prints);
  const pieces = quantity !== undefined && /^[1-9]\d{0,4}$/.test(quantity) ? Number(quantity) : undefined;
  const allowed = piecesForNames(piecesOfDesigned(choice), names.length);
  return nextPieces(pieces ?? defaultPieces(choice), allowed);
}

function answer({ id, warnings }: Known, quantity: number, texts: Texts): PartResult {
  const told = toldWarnings(warningsSchema.parse(warnings), texts);
  return { ok: true, line: { item: { kind: 'design', sealId: id }, quantity }, warnings: told };
}
