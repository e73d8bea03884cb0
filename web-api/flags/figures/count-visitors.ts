import type { Queries } from '@blattwerk/database/database.ts';
import { flagEvents, flagImpressions } from '@blattwerk/database/tables/flags.ts';
import type { Conversion } from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { lotLabel } from '../wire/split-flag.ts';

/** What visitors of one treatment have done since they first saw it. */
export type CountedArm = {
  treatment: string;
  visitors: number;
  /** How often browsers handed in that it was shown to them. */
  impressions: number;
  /** How many did it at least once. */
  converted: Partial<Record<Conversion, number>>;
  revenue: readonly CountedRevenue[];
};
/** `squares` is the sum of the squares of what each visitor spent. */
type CountedRevenue = { currency: string; orders: number; sum: number; squares: number };

/** What events are called by which browsers tell of what a test may be about. */
const eventTypes = ['wishlist', 'basket', 'order', 'newsletter'] as const satisfies readonly Conversion[];

/** Those who were drawn since a moment; who saw several treatments, in two browsers' sessions, counts for none. */
export async function countVisitors(
  database: Queries,
  flag: string,
  since: Date,
): Promise<{ arms: CountedArm[]; mixed: number }> {
  const drawn = and(
    eq(flagImpressions.flag, flag),
    eq(flagImpressions.label, lotLabel),
    gte(flagImpressions.shownAt, since),
  );
  const seen = database.$with('seen').as(
    database
      .select({
        key: flagImpressions.key,
        treatment: sql<string>`min(${flagImpressions.treatment})`.as('treatment'),
        treatments: sql<number>`count(distinct ${flagImpressions.treatment})::int`.as('treatments'),
        impressions: sql<number>`count(*)::int`.as('impressions'),
        firstAt: sql<Date>`min(${flagImpressions.shownAt})`.as('first_at'),
      })
      .from(flagImpressions)
      .where(drawn)
      .groupBy(flagImpressions.key),
  );
  const visitors = await database
    .with(seen)
    .select({
      treatment: seen.treatment,
      isMixed: sql<boolean>`${seen.treatments} > 1`.as('is_mixed'),
      visitors: sql<number>`count(*)::int`,
      impressions: sql<number>`sum(${seen.impressions})::int`,
    })
    .from(seen)
    .groupBy(seen.treatment, sql`is_mixed`);
  const afterwards = and(
    eq(flagEvents.key, seen.key),
    sql`${flagEvents.happenedAt} >= ${seen.firstAt}`,
    inArray(flagEvents.eventType, [...eventTypes]),
  );
  const converted = await database
    .with(seen)
    .select({
      treatment: seen.treatment,
      eventType: flagEvents.eventType,
      visitors: sql<number>`count(distinct ${seen.key})::int`,
    })
    .from(seen)
    .innerJoin(flagEvents, afterwards)
    .where(eq(seen.treatments, 1))
    .groupBy(seen.treatment, flagEvents.eventType);
  const currency = sql<string>`coalesce(${flagEvents.properties}->>'currency', 'EUR')`;
  // An order that a browser told twice, as when its page was opened again, is one.
  const orders = database.$with('orders').as(
    database
      .select({
        treatment: seen.treatment,
        key: seen.key,
        currency: currency.as('currency'),
        order: sql<string>`coalesce(${flagEvents.properties}->>'order', ${flagEvents.id}::text)`.as('order'),
        value: sql<number>`max(coalesce(${flagEvents.value}, 0))`.as('value'),
      })
      .from(seen)
      .innerJoin(flagEvents, and(afterwards, eq(flagEvents.eventType, 'order')))
      .where(eq(seen.treatments, 1))
      .groupBy(seen.treatment, seen.key, sql`3`, sql`4`),
  );
  const spent = database.$with('spent').as(
    database
      .select({
        treatment: orders.treatment,
        currency: orders.currency,
        orders: sql<number>`count(*)::int`.as('orders'),
        spent: sql<number>`sum(${orders.value})`.as('spent'),
      })
      .from(orders)
      .groupBy(orders.treatment, orders.key, orders.currency),
  );
  const revenue = await database
    .with(seen, orders, spent)
    .select({
      treatment: spent.treatment,
      currency: spent.currency,
      orders: sql<number>`sum(${spent.orders})::int`,
      sum: sql<number>`sum(${spent.spent})`,
      squares: sql<number>`sum(${spent.spent} * ${spent.spent})`,
    })
    .from(spent)
    .groupBy(spent.treatment, spent.currency)
    .orderBy(spent.currency);
  return {
    mixed: visitors.reduce((sum, row) => sum + (row.isMixed ? row.visitors : 0), 0),
    arms: visitors
      .filter(({ isMixed }) => !isMixed)
      .map((row) => ({
        treatment: row.treatment,
        visitors: row.visitors,
        impressions: row.impressions,
        converted: Object.fromEntries(
          converted
            .filter(({ treatment }) => treatment === row.treatment)
            .map((one) => [one.eventType, one.visitors]),
        ),
        revenue: revenue
          .filter(({ treatment }) => treatment === row.treatment)
          .map(({ currency: money, orders: count, sum, squares }) => ({
            currency: money,
            orders: count,
            sum: Number(sum),
            squares: Number(squares),
          })),
      })),
  };
}
