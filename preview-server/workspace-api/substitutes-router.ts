import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import { marketSchema, parseMarket } from '@blattwerk/schemas/shop/markets/markets.ts';
import { formatPattern } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { customerTypeSchema } from '@blattwerk/schemas/shop/visitors/customer-type-schema.ts';
import { referencePattern } from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { Router } from 'express';
import { z } from 'zod';
import { type FactsSource, factsOf } from '../catalogue/facts-source.ts';
import {
  type FoundSubstitute,
  findFormats,
  findSubstitutes,
  findThemes,
} from '../catalogue/find-substitutes.ts';
import type { SubstituteAnswer } from './substitutes-answer.ts';
import type { ChannelConfig } from './workspace-config.ts';

const several = <T extends z.ZodType>(each: T) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(each).max(60));

const reference = z.string().regex(referencePattern);
const substitutesQuery = z.object({
  /** A product; or a theme, and the design that was chosen of it. */
  of: z.string().max(80).optional(),
  theme: z.coerce.number().int().optional(),
  design: z.string().max(64).optional(),
  /** A format that the product is not made in. */
  format: z.string().max(9).regex(formatPattern).optional(),
  /** The shop whose prices and language count. */
  shop: marketSchema,
  locale: localeSchema,
  market: several(marketSchema),
  customerType: several(customerTypeSchema),
  kind: several(z.string().max(40)),
  without: several(reference),
});

type SubstitutesOptions = {
  catalogue: FactsSource;
  /** Address of the back end; without one there are no substitutes. */
  backEnd: string | undefined;
  channels: readonly ChannelConfig[];
};

/** Products that can stand in for one that is not sold where a page is shown, or in a format that is not made, mounted at `/workspace/substitutes`. */
export function substitutesRouter({ catalogue, backEnd, channels }: SubstitutesOptions): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    const query = substitutesQuery.safeParse(request.query);
    const market = query.data && parseMarket(query.data.shop);
    if (!query.success || !market) {
      response.status(400).json({ error: 'Ask with of or theme, shop, locale and market.' });
      return;
    }
    const { of = '', theme, design, format, locale, customerType, kind, without } = query.data;
    const facts = factsOf(await catalogue.current());
    if (!facts || backEnd === undefined) {
      response.status(503).json({ error: 'The catalogue cannot be reached at the moment.' });
      return;
    }
    const places = { markets: query.data.market, customerTypes: customerType };
    const wanted = { ...places, of, kinds: kind, without };
    const client = createWebApiClient(backEnd, { ...market, locale });
    const found =
      theme !== undefined
        ? await findThemes(facts, { ...places, theme, design }, client)
        : format !== undefined
          ? await findFormats(facts, { ...wanted, madeIn: format }, client)
          : await findSubstitutes(facts, wanted, client);
    const sites = channels.find(({ id }) => id === market.channel)?.sites ?? [];
    const origin = sites.find((site) => site.locale === locale)?.origin ?? '';
    const substitutes = found.map((each) => answerOf(each, origin));
    response.set('Cache-Control', 'no-store').json({ substitutes });
  });
  return router;
}

const pictureWidth = 200;

function answerOf(
  { kind, id, name, typeLabel, formats, priceFrom, picture, themeId, themeName }: FoundSubstitute,
  origin: string,
): SubstituteAnswer {
  const [format] = formats;
  return {
    ...{ kind, id, name, typeLabel },
    ...(format !== undefined && { format }),
    ...(priceFrom && { priceFrom }),
    ...(picture && { picture: `${origin}${picture.url}?width=${pictureWidth}` }),
    ...(themeId !== undefined && themeName !== undefined && { theme: { id: themeId, name: themeName } }),
  };
}
