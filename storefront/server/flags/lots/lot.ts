import { bucketOf } from '@blattwerk/schemas/shop/flags/bucket.ts';
import type { VisitorTraits } from '@blattwerk/schemas/shop/flags/visitor-traits.ts';
import { z } from 'zod';

/** How a flag is decided for a key that has just been drawn: no list names it and no segment holds it. */
export type Lot = {
  /** All that it may say. */
  treatments: readonly string[];
  /** Which of them it says, by its place. */
  placeOf(key: string): number;
};

const matcherSchema = z.object({
  keySelector: z.object({ attribute: z.string().nullish() }).nullish(),
  matcherType: z.string(),
  negate: z.boolean(),
  whitelistMatcherData: z.object({ whitelist: z.array(z.string()) }).nullish(),
});
const flagSchema = z.object({
  name: z.string(),
  status: z.string(),
  killed: z.boolean(),
  seed: z.number(),
  trafficAllocation: z.number().nullish(),
  trafficAllocationSeed: z.number().nullish(),
  defaultTreatment: z.string(),
  prerequisites: z.array(z.json()).nullish(),
  conditions: z.array(
    z.object({
      conditionType: z.string().nullish(),
      matcherGroup: z.object({ matchers: z.array(matcherSchema).min(1) }),
      partitions: z.array(z.object({ treatment: z.string(), size: z.number() })).min(1),
    }),
  ),
});
/** A flag as the vendor's client knows it. */
export type DrawnFlag = z.infer<typeof flagSchema>;
type Condition = DrawnFlag['conditions'][number];

/** What the vendor's client knows; flags of other forms are left to itself. */
const planSchema = z.object({ splitChanges: z.object({ ff: z.object({ d: z.array(z.unknown()) }) }) });

/** The flags of a client, by their names. */
export function readFlags(plan: unknown): ReadonlyMap<string, DrawnFlag> {
  const read = planSchema.safeParse(plan);
  if (!read.success) return new Map();
  return new Map(
    read.data.splitChanges.ff.d.flatMap((given) => {
      const flag = flagSchema.safeParse(given).data;
      return flag ? [[flag.name, flag] as const] : [];
    }),
  );
}

/** A flag's lot among visitors of these traits; a flag without one must be decided by the client. */
export function lotOf(flag: DrawnFlag, traits: VisitorTraits): Lot | undefined {
  const { status, killed, defaultTreatment, prerequisites, conditions } = flag;
  if (status !== 'ACTIVE' || (prerequisites?.length ?? 0) > 0) return undefined;
  const always = { treatments: [defaultTreatment], placeOf: () => 0 };
  if (killed) return always;
  let isFiltered = false;
  for (const condition of conditions) {
    // Who is not exposed gets no further than the first condition of this type, whether it fits or not.
    isFiltered ||= condition.conditionType === 'ROLLOUT';
    const fits = fitsNewKey(condition, traits);
    if (fits === undefined) return undefined;
    if (fits) return drawing(flag, condition, isFiltered);
  }
  return conditions.length > 0 ? always : undefined;
}

function drawing(flag: DrawnFlag, { partitions }: Condition, isFiltered: boolean): Lot | undefined {
  const exposed = isFiltered ? (flag.trafficAllocation ?? 100) : 100;
  const exposureSeed = flag.trafficAllocationSeed ?? 0;
  const treatments = [flag.defaultTreatment];
  /** The place of what each bucket says. */
  const places: number[] = [0];
  for (const { treatment, size } of partitions) {
    const known = treatments.indexOf(treatment);
    const place = known === -1 ? treatments.push(treatment) - 1 : known;
    for (let bucket = 0; bucket < size; bucket += 1) places.push(place);
  }
  if (places.length !== 101) return undefined;
  return {
    treatments,
    placeOf: (key) =>
      exposed < 100 && bucketOf(key, exposureSeed) > exposed ? 0 : (places[bucketOf(key, flag.seed)] ?? 0),
  };
}

/** Matchers that no key fits which was drawn just now. */
const namingMatchers = ['WHITELIST', 'IN_SEGMENT'];

/** Undefined: only the client can tell. */
function fitsNewKey({ matcherGroup: { matchers } }: Condition, traits: VisitorTraits): boolean | undefined {
  let fits: boolean | undefined = true;
  for (const { keySelector, matcherType, negate, whitelistMatcherData } of matchers) {
    const attribute = keySelector?.attribute ?? undefined;
    const value = attribute === undefined ? undefined : traitNamed(traits, attribute);
    if (negate) fits = undefined;
    else if (attribute === undefined) {
      if (namingMatchers.includes(matcherType)) return false;
      if (matcherType !== 'ALL_KEYS') fits = undefined;
    } else if (value === undefined) return false;
    else if (matcherType !== 'WHITELIST' || !whitelistMatcherData) fits = undefined;
    else if (!whitelistMatcherData.whitelist.includes(value)) return false;
  }
  return fits;
}

function traitNamed(traits: VisitorTraits, attribute: string): string | undefined {
  return Object.entries(traits).find(([name]) => name === attribute)?.[1];
}
