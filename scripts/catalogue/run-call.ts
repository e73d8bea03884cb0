import {
  type ProductReference,
  printProductReference,
} from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import type { Withdrawal } from '@blattwerk/schemas/web-api/catalogue/withdrawals.ts';
import { changeWithdrawals, listWithdrawals } from '@blattwerk/web-api/products/withdrawals.ts';
import { endCampaign } from '@blattwerk/web-api/vouchers/end-campaign.ts';
import { type CatalogueOutcome, reachShop, type ShopSettings } from './reach-shop.ts';
import type { CatalogueCall } from './read-call.ts';

/** Does what was asked; running shops see a change within seconds. */
export function runCatalogueCall(call: CatalogueCall, settings: ShopSettings): Promise<CatalogueOutcome> {
  switch (call.action) {
    case 'list':
      return list(settings);
    case 'report':
      return report(call.every);
    case 'end-campaign':
      return end(call.campaign, settings);
    default:
      return change(call, settings);
  }
}

function list(settings: ShopSettings): Promise<CatalogueOutcome> {
  return reachShop(settings, {
    async throughShop(ask, token) {
      const answer = await ask('POST /web-api/catalogue-withdrawals', { body: { token, action: 'list' } });
      return answer.ok ? done(listed(answer.value.withdrawals)) : refused(answer.problem);
    },
    inDatabase: async (database) => done(listed(await listWithdrawals(database))),
  });
}

type Change = Extract<CatalogueCall, { markets: unknown }>;

function change(call: Change, settings: ShopSettings): Promise<CatalogueOutcome> {
  const { action, markets } = call;
  return reachShop(settings, {
    async throughShop(ask, token) {
      const product = printProductReference(call.product);
      const body = { token, action, product, ...(markets.length > 0 && { markets }) };
      const answer = await ask('POST /web-api/catalogue-withdrawals', { body });
      return answer.ok
        ? done([changedLine(action, call.product, answer.value.changed)])
        : refused(answer.problem);
    },
    async inDatabase(database) {
      const result = await changeWithdrawals(database, call);
      return result.ok ? done([changedLine(action, call.product, result.changed)]) : result;
    },
  });
}

function end(id: string, settings: ShopSettings): Promise<CatalogueOutcome> {
  const endedLine = (lastDay: string) => `The voucher campaign ${id} is over: its last day was ${lastDay}.`;
  return reachShop(settings, {
    async throughShop(ask, token) {
      const input = { params: { id }, body: { token } };
      const answer = await ask('POST /web-api/voucher-campaigns/{id}/end', input);
      return answer.ok ? done([endedLine(answer.value.lastDay)]) : refused(answer.problem);
    },
    async inDatabase(database) {
      const result = await endCampaign(database, id, new Date());
      return result.ok ? done([endedLine(result.lastDay)]) : result;
    },
  });
}

/** Loads every drawing: only for who asks. */
async function report(every: number): Promise<CatalogueOutcome> {
  const { tasteReport } = await import('./taste-report.ts');
  return done(tasteReport(every));
}

function done(lines: string[]): CatalogueOutcome {
  return { ok: true, lines };
}

/** A shop that does not answer refuses nothing. */
function refused({ status, detail }: { status: number; detail: string }): CatalogueOutcome | undefined {
  return status === 503 ? undefined : { ok: false, message: detail };
}

function listed(withdrawals: readonly Withdrawal[]): string[] {
  if (withdrawals.length === 0) return ['Nothing is withdrawn.'];
  return withdrawals.map(
    ({ product, market, withdrawnAt }) =>
      `${product.padEnd(40)} ${market.padEnd(14)} since ${withdrawnAt.slice(0, 10)}`,
  );
}

function changedLine(action: Change['action'], product: ProductReference, changed: string[]): string {
  const name = printProductReference(product);
  if (changed.length === 0)
    return action === 'withdraw'
      ? `${name} had been withdrawn there before.`
      : `${name} was not withdrawn there.`;
  return `${name} is ${action === 'withdraw' ? 'withdrawn from' : 'sold again in'} ${changed.join(', ')}.`;
}
