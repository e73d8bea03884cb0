import type { VoucherRow } from '@blattwerk/database/tables/vouchers.ts';
import { currencySchema } from '@blattwerk/schemas/shop/markets/currency-schema.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { Reply } from '../http/handler.ts';
import { problem } from '../http/problems.ts';
import { textLanguage } from '../texts/text-language.ts';
import { textsIn } from '../texts/texts.generated.ts';

/** Whether a shop takes a voucher now; one of the other channel is as good as unknown. */
export function judgeVoucher(
  row: VoucherRow | undefined,
  shop: Pick<ShopContext, 'channel' | 'currency' | 'locale'>,
  now: Date,
): Reply<'GET /web-api/voucher'> {
  const texts = textsIn[textLanguage(shop.locale)].vouchers;
  const refused = (status: number, detail: string, text: string) => ({
    ok: false as const,
    problem: problem(status, detail, { message: { text } }),
  });
  if (row?.channel !== shop.channel)
    return refused(404, 'There is no voucher with this code: check its spelling.', texts.unknown);
  if (row.redeemedAt) return refused(410, 'This voucher has been used.', texts.used);
  if (row.validUntil <= now) return refused(410, 'This voucher has expired.', texts.expired);
  const currency = currencySchema.parse(row.currency);
  if (currency !== shop.currency) {
    const message = 'The voucher is in another currency than this shop.';
    const refusal = refused(422, 'Use this voucher in a shop of its own currency.', texts.otherCurrency);
    const errors = [{ in: 'query' as const, path: ['code'], message, allowed: [currency] }];
    return { ok: false, problem: { ...refusal.problem, errors } };
  }
  return {
    ok: true,
    value: {
      code: row.code,
      amount: { minorUnits: row.minorUnits, currency },
      isForFirstOrder: row.isForFirstOrder,
      validUntil: row.validUntil.toISOString(),
    },
  };
}
