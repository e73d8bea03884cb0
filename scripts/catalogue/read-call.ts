import { parseArgs } from 'node:util';
import { type Market, markets, parseMarket } from '@blattwerk/schemas/shop/markets/markets.ts';
import {
  type ProductReference,
  parseProductReference,
} from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import { campaignPattern } from '@blattwerk/schemas/web-api/shop/campaigns.ts';

export type CatalogueCall =
  | { action: 'withdraw' | 'restore'; product: ProductReference; markets: Market[] }
  | { action: 'end-campaign'; campaign: string }
  | { action: 'list' }
  | { action: 'report'; every: number };

export type CatalogueCallResult = { ok: true; call: CatalogueCall } | { ok: false; message: string };

export const catalogueUsage = `Usage: npm run catalogue -- withdraw card:146101 --market blattwerk:AT
       npm run catalogue -- restore card:146101 --market blattwerk:AT
       npm run catalogue -- list
       npm run catalogue -- end-campaign gruss-an-freunde
       npm run catalogue -- report --every 20
--market may be given several times; --everywhere means every market that sells the product.
report looks at every so many of the cards: what is wrong with their fronts, and how different they are.`;

/** Reads what `npm run catalogue` is asked to do; a message says what is wrong with the call. */
export function readCatalogueCall(words: string[]): CatalogueCallResult {
  const read = readWords(words);
  if (!read) return { ok: false, message: '' };
  const { market: names, everywhere } = read.values;
  const [action, text, ...more] = read.positionals;
  if (action === 'list' && text === undefined) return { ok: true, call: { action } };
  if (action === 'report' && text === undefined) return reportCall(read.values.every);
  if (action === 'end-campaign' && more.length + names.length === 0 && !everywhere)
    return campaignPattern.test(text ?? '')
      ? { ok: true, call: { action, campaign: text ?? '' } }
      : { ok: false, message: 'Name the campaign as it is listed in Storyblok: gruss-an-freunde.' };
  if ((action !== 'withdraw' && action !== 'restore') || text === undefined || more.length > 0)
    return { ok: false, message: '' };
  const product = parseProductReference(text);
  if (!product)
    return { ok: false, message: `${text} names no product: write its kind and id, card:146101.` };
  const unknown = names.find((name) => !parseMarket(name));
  if (unknown !== undefined)
    return { ok: false, message: `There is no market ${unknown}: write one of ${markets.join(', ')}.` };
  if (everywhere === names.length > 0)
    return { ok: false, message: 'Say where: --market, once or several times, or --everywhere.' };
  const chosen = markets.filter((market) => names.includes(market));
  return { ok: true, call: { action, product, markets: chosen } };
}

function reportCall(text: string): CatalogueCallResult {
  const every = Number(text);
  return Number.isInteger(every) && every > 0
    ? { ok: true, call: { action: 'report', every } }
    : { ok: false, message: 'Say how many cards to skip as a whole number: --every 20.' };
}

function readWords(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        market: { type: 'string', multiple: true, default: [] },
        everywhere: { type: 'boolean', default: false },
        every: { type: 'string', default: '20' },
      },
    });
  } catch {
    return undefined;
  }
}
