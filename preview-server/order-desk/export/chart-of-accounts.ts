import { z } from 'zod';

/** The accounts that bookings need, by their purpose; each chart numbers them in its own way. */
const accountUses = [
  'receivables',
  'revenue19',
  'revenue7',
  'revenueOss',
  'revenueExport',
  'revenueIntraCommunity',
  'vouchers',
] as const;
type AccountUse = (typeof accountUses)[number];
export type Accounts = Readonly<Record<AccountUse, string>>;

export const charts = ['SKR03', 'SKR04'] as const;
export type Chart = (typeof charts)[number];

/** Common choices; a tax adviser has the last word (`docs/shop-keeping.md`). */
const usual: Readonly<Record<Chart, Accounts>> = {
  SKR03: {
    receivables: '10000',
    revenue19: '8400',
    revenue7: '8300',
    revenueOss: '8320',
    revenueExport: '8120',
    revenueIntraCommunity: '8125',
    vouchers: '1710',
  },
  SKR04: {
    receivables: '10000',
    revenue19: '4400',
    revenue7: '4300',
    revenueOss: '4320',
    revenueExport: '4120',
    revenueIntraCommunity: '4125',
    vouchers: '3250',
  },
};

const isUse = (name: string): name is AccountUse => accountUses.some((use) => use === name);

/** Accounts that differ from the usual ones: `revenue19=8401,vouchers=1605`. */
export const ownAccountsSchema = z.string().transform((text, context): Partial<Accounts> => {
  const own: Partial<Record<AccountUse, string>> = {};
  for (const part of text.split(',')) {
    const [, use = '', account = ''] = /^\s*(\w+)\s*=\s*(\d{4,9})\s*$/.exec(part) ?? [];
    if (isUse(use)) own[use] = account;
    else {
      const message = `must be like revenue19=8400,vouchers=1710, of ${accountUses.join(', ')}`;
      context.addIssue({ code: 'custom', message });
    }
  }
  return own;
});

export function accountsOf(chart: Chart, own: Partial<Accounts>): Accounts {
  return { ...usual[chart], ...own };
}
