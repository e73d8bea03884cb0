import { vouchers } from '@blattwerk/database/tables/vouchers.ts';
import { giftVoucherAmounts } from '@blattwerk/schemas/shop/amounts/gift-vouchers.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import type { voucherEndpoints } from '@blattwerk/schemas/web-api/vouchers/voucher-endpoints.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { createBuyers } from '../customers/buyer.ts';
import type { HandlersOf } from '../http/handler.ts';
import { forbidden, notFound } from '../http/problems.ts';
import { readToken } from '../security/signed-token.ts';
import { textLanguage } from '../texts/text-language.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { endCampaign } from './end-campaign.ts';
import { judgeVoucher } from './judge-voucher.ts';
import { runningCampaign } from './running-campaign.ts';
import { readVoucherCode } from './voucher-code.ts';

export function voucherHandlers(backEnd: BackEnd): HandlersOf<keyof typeof voucherEndpoints> {
  const { catalogueNews, clock, config, database, limits, products } = backEnd;
  const buyerOf = createBuyers(backEnd);
  return {
    'GET /web-api/voucher': async ({ query, shop, visitor }) => {
      const refused = await limits.take(['voucher by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const code = readVoucherCode(query.code);
      const [row] = await database.select().from(vouchers).where(eq(vouchers.code, code));
      return judgeVoucher(row, shop, clock());
    },
    'GET /web-api/voucher-campaigns/{id}': async ({ params, shop, visitor }) => {
      const { campaigns } = await products.current();
      const found = campaigns.find(({ id }) => id === params.id);
      const today = shopDay(clock());
      const value = found && runningCampaign(found, await buyerOf(shop, visitor), today);
      if (value) return { ok: true, value };
      return { ok: false, problem: notFound(`No voucher campaign ${params.id} runs here.`) };
    },
    'POST /web-api/voucher-campaigns/{id}/end': async ({ params, body }) => {
      const now = clock();
      if (!readToken('catalogue', body.token, config.secret, now).ok)
        return { ok: false, problem: forbidden };
      const ended = await endCampaign(database, params.id, now);
      if (!ended.ok) return { ok: false, problem: notFound(ended.message) };
      catalogueNews.poke();
      await products.fresh();
      return { ok: true, value: { lastDay: ended.lastDay } };
    },
    'GET /gift-voucher': ({ shop }) => ({
      ok: true,
      value: {
        ...giftVoucherAmounts(shop.currency),
        texts: textsIn[textLanguage(shop.locale)].vouchers.gift,
      },
    }),
  };
}
