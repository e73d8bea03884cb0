import { controlTreatment } from '@blattwerk/schemas/shop/flags/treatments.ts';
import { readVisitorKey } from '@blattwerk/schemas/shop/flags/visitor-key.ts';
import { localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { isCrawler } from '@blattwerk/schemas/shop/visitors/crawlers.ts';
import { newsletterCampaign } from '@blattwerk/schemas/web-api/shop/campaigns.ts';
import type { frontendEndpoints } from '@blattwerk/schemas/web-api/shop/frontend-endpoints.ts';
import type { shopEndpoints } from '@blattwerk/schemas/web-api/shop/shop-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import { createBuyers } from '../customers/buyer.ts';
import type { HandlersOf } from '../http/handler.ts';
import { runningCampaign } from '../vouchers/running-campaign.ts';
import { campaignsOf } from './campaigns.ts';
import { countryOfNetwork } from './country-of-network.ts';
import { expressShop } from './express-shop.ts';
import { initialData, otherChannel } from './initial-data.ts';
import { shippingInformation } from './shipping-information.ts';
import { localizedUrls } from './shop-addresses.ts';
import { skuContainer } from './sku-container.ts';
import { visitorLocation } from './visitor-location.ts';

type ShopName = keyof typeof shopEndpoints | keyof typeof frontendEndpoints;

export function shopHandlers(backEnd: BackEnd): HandlersOf<ShopName> {
  const { config, clock, decideFlags, flags, products } = backEnd;
  const buyerOf = createBuyers(backEnd);
  return {
    'GET /web-api/shipping-information': ({ query, shop }) => shippingInformation(query.country, shop),
    'GET /web-api/sku/container': ({ query }) => skuContainer(query.sku),
    'GET /web-api/localized-urls': ({ query, shop }) => ({
      ok: true,
      value: { urls: localizedUrls(config.origin, shop.channel, query.path) },
    }),
    'GET /web-api/shop-frontends-initial-data': ({ shop }) => ({
      ok: true,
      value: initialData(config.origin, shop),
    }),
    'GET /web-api/campaign-data': async ({ shop, visitor }) => {
      const { campaigns } = await products.current();
      const newsletter = campaigns.find(({ id }) => id === newsletterCampaign);
      const running =
        newsletter && runningCampaign(newsletter, await buyerOf(shop, visitor), shopDay(clock()));
      return { ok: true, value: { campaigns: campaignsOf(shop, running?.amount) } };
    },
    'GET /web-api/express-shop': ({ query, shop }) => ({
      ok: true,
      value: expressShop(query.country, shop, clock()),
    }),
    'GET /web-api/feature-flags': async ({ shop, visitor }) => {
      const key = readVisitorKey(visitor.headers.get('cookie') ?? undefined);
      const isCounted = key !== undefined && !isCrawler(visitor.headers.get('user-agent') ?? '');
      const names = Object.keys(await flags.known());
      const { channel, country, language } = shop;
      const { customerType } = await buyerOf(shop, visitor);
      const traits = { channel, country, language, customerType };
      const said = isCounted ? decideFlags(key, names, traits) : {};
      const answered = names.map((name) => ({ name, treatment: said[name] ?? controlTreatment }));
      return { ok: true, value: { flags: answered } };
    },
    'GET /api/get-location': ({ shop, visitor }) => {
      const { country, source, locale } = visitorLocation({
        headers: visitor.headers,
        countryOfAddress: countryOfNetwork(visitor.address),
        countryHeader: config.countryHeader,
      });
      const found = locale && {
        country: localeTable[locale].country,
        locale,
        url: localeAddress(config.origin, shop.channel, locale),
      };
      return { ok: true, value: { country, source, shop: found } };
    },
    'GET /whitelabel/switch': ({ query, shop }) => ({
      ok: true,
      value: otherChannel(config.origin, shop, query.path),
    }),
  };
}
