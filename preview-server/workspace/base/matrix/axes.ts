import { type CustomerType, customerTypes } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import type { ChannelConfig } from '../../../workspace-api/workspace-config.ts';
import type { TestVersion } from '../content/page-tests.ts';

export const axisIds = ['channel', 'country', 'language', 'width', 'version', 'customer', 'day'] as const;
export type AxisId = (typeof axisIds)[number];

type Axis = { values(space: AxisSpace): readonly string[] };

/** What the values of an axis depend on. */
export type AxisSpace = {
  channels: readonly ChannelConfig[];
  tests: readonly TestVersion[];
  /** Days to come, `YYYY-MM-DD`, that are worth a look. */
  days: readonly string[];
};

/** Everything that one page can be looked at in, in the order of the editor's choices. Values stand in the address as they are. */
export const axes: Readonly<Record<AxisId, Axis>> = {
  channel: { values: ({ channels }) => channels.map(({ id }) => id) },
  country: {
    values: ({ channels }) => unique(channels.flatMap(({ sites }) => sites.map(({ country }) => country))),
  },
  language: {
    values: ({ channels }) => unique(channels.flatMap(({ sites }) => sites.map(({ language }) => language))),
  },
  width: { values: () => ['360', '768', 'desktop', '1300'] },
  version: {
    values: ({ tests }) => (tests.length === 0 ? [] : [forAll, ...tests.map(versionKey)]),
  },
  customer: { values: () => customerTypes },
  day: { values: ({ days }) => [today, ...days] },
};

/** How a page is looked at: a value on each axis. */
export type View = Readonly<Record<AxisId, string>>;

/** Values that are ticked; an axis without any stays where the one preview stands. */
export type Ticks = Readonly<Partial<Record<AxisId, readonly string[]>>>;

/** The version of its tests that a page shows to all. */
export const forAll = 'control';

/** The day that follows what is typed; all others are loaded as they are saved. */
export const today = 'today';

export const versionKey = ({ flag, treatment }: Pick<TestVersion, 'flag' | 'treatment'>): string =>
  `${flag}:${treatment}`;

/** The version that a value stands for; undefined is the one for all. */
export function versionOf(value: string): Pick<TestVersion, 'flag' | 'treatment'> | undefined {
  const at = value.indexOf(':');
  return at < 0 ? undefined : { flag: value.slice(0, at), treatment: value.slice(at + 1) };
}

export const customerOf = (value: string): CustomerType =>
  customerTypes.find((type) => type === value) ?? 'private';

const unique = (values: readonly string[]): string[] => [...new Set(values)];
