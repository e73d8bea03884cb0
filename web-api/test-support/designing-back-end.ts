import { catalogueDesigns, catalogueThemes } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { draftKeyHeader } from '@blattwerk/schemas/configurator/draft-key.ts';
import type { DesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import { draftEndpoints } from '@blattwerk/schemas/web-api/configurator/draft-endpoints.ts';
import { type SeedDesign, seedCatalogue } from '../catalogue/seed-catalogue.ts';
import type { WebApiConfig } from '../config.ts';
import { allPrices } from '../prices/seed/all-prices.ts';
import { seedPrices } from '../prices/seed-prices.ts';
import { seedProducts } from '../products/seed/seed-products.ts';
import type { Browser } from './browser.ts';
import { type RunningBackEnd, startBackEnd } from './running-back-end.ts';

/** A back end that sells a few designs of every kind, among them the cards below. */
export async function startDesigningBackEnd(
  clock: () => Date,
  settings: Partial<WebApiConfig> = {},
): Promise<RunningBackEnd> {
  const backEnd = await startBackEnd(settings, clock);
  const all: SeedDesign[] = catalogueDesigns();
  const wanted = new Set([
    card,
    refinableCard,
    giftTag,
    seal,
    confetti,
    ...designsOfEveryKind().map(({ id }) => id),
  ]);
  const designs = all.filter(({ id }) => wanted.has(id));
  await seedPrices(backEnd.database, allPrices);
  await seedCatalogue(backEnd.database, { themes: catalogueThemes(), designs, drawing: '' });
  await seedProducts(backEnd.database, { designs, accessories: allPrices.accessories });
  return backEnd;
}

/** The first design of every kind. */
export function designsOfEveryKind(): { id: number; kind: string }[] {
  const kinds = Map.groupBy(catalogueDesigns(), ({ kind }) => kind);
  return [...kinds.values()].flatMap(([first]) => first ?? []);
}

/** A folded invitation without photos. */
export const card = 140101;
/** A postcard that takes metal, drawn with some. */
export const refinableCard = 140202;

/** Round, its initials in a script with long swashes. */
export const confetti = 182904;

/** Two that are small enough to be printed with others: of card, and of paper with glue on its back. */
export const giftTag = firstOf('geschenkanhaenger-rechteckig');
export const seal = firstOf('siegelsticker');

function firstOf(type: string): number {
  const found = catalogueDesigns().find(({ productType }) => productType === type);
  if (!found) throw new Error(`There is no ${type}.`);
  return found.id;
}

/** A draft in which nothing was changed. */
export function contentOf(more: Partial<DraftContent> = {}): DraftContent {
  const look = { palette: null, pairing: null };
  const layout = { choice: {}, look, setFor: {}, calendar: null, book: null };
  return { version: 1, ...layout, texts: {}, photos: {}, names: [], prints: [], tray: [], ...more };
}

type Answered = { status: number; value: Record<string, unknown> };

/** Asks about drafts, as a guest with a key where one is given. */
export async function askDrafts(
  browser: Browser,
  what: string,
  { body, key }: { body?: unknown; key?: unknown } = {},
): Promise<Answered> {
  const [method = '', path = ''] = what.split(' ');
  const headers: Record<string, string> = typeof key === 'string' ? { [draftKeyHeader]: key } : {};
  const response = await browser.ask(`/web-api/drafts${path}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  return { status: response.status, value: await response.json() };
}

/** Designs something and seals it, as a guest does. */
export async function sealedItem(
  browser: Browser,
  designId: DesignId,
  content: Partial<DraftContent> = {},
): Promise<{ item: BasketItem; quantity: number }> {
  const made = await askDrafts(browser, 'POST ', { body: { designId, content: contentOf(content) } });
  const { id, key } = made.value;
  const sealed = await askDrafts(browser, `POST /${id}/seals`, { key, body: { revision: 1 } });
  if (sealed.status !== 201) throw new Error(JSON.stringify(sealed.value));
  const [line] = sealedLines(sealed.value);
  if (!line) throw new Error('Nothing was sealed.');
  return line;
}

/** What a seal is bought as. */
export function sealedLines(value: unknown): { item: BasketItem; quantity: number }[] {
  return sealAnswer.parse(value).lines;
}
const sealAnswer = draftEndpoints['POST /web-api/drafts/{id}/seals'].answer.schema;
