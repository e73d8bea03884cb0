import { vouchers } from '@blattwerk/database/tables/vouchers.ts';
import { giftVoucherAmounts } from '@blattwerk/schemas/shop/gift-vouchers.ts';
import type { voucherEndpoints } from '@blattwerk/schemas/web-api/vouchers/voucher-endpoints.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { textLanguage } from '../texts/text-language.ts';
import { judgeVoucher } from './judge-voucher.ts';
import { readVoucherCode } from './voucher-code.ts';
import { voucherTexts } from './voucher-texts.ts';

export function voucherHandlers({
  database,
  clock,
  limits,
}: BackEnd): HandlersOf<keyof typeof voucherEndpoints> {
  return {
    'GET /web-api/voucher': async ({ query, shop, visitor }) => {
      const refused = await limits.take(['voucher by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const code = readVoucherCode(query.code);
      const [row] = await database.select().from(vouchers).where(eq(vouchers.code, code));
      return judgeVoucher(row, shop, clock());
    },
    'GET /gift-voucher': ({ shop }) => ({
      ok: true,
      value: {
        ...giftVoucherAmounts(shop.currency),
        texts: voucherTexts[textLanguage(shop.locale)].gift,
      },
    }),
  };
}
