import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import { localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { marketSchema, parseMarket } from '@blattwerk/schemas/shop/markets/markets.ts';
import { createWebApiClient, type WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import * as z from 'zod';
import type { AssistantDesk } from '../assistant-desk.ts';

/** Whose prices, offers and words count. */
export const shopInput = {
  shop: marketSchema.default('blattwerk:DE').describe('Channel and country whose offers and prices count'),
  locale: localeSchema.default('de-DE').describe('Language that names are told in'),
};
const shopSchema = z.object(shopInput);

/** The back end as one of its shops; undefined where there is none. */
export function clientOf(
  { backEnd }: Pick<AssistantDesk, 'backEnd'>,
  { shop, locale }: z.output<typeof shopSchema>,
): WebApiClient | undefined {
  const market = parseMarket(shop);
  return backEnd === undefined || !market || localeTable[locale] === undefined
    ? undefined
    : createWebApiClient(backEnd, { ...market, locale });
}

export const away = { ok: false, sentence: 'The catalogue cannot be reached at the moment.' } as const;
