import { openDatabase } from '@blattwerk/database/open-database.ts';
import { prices } from '@blattwerk/database/tables/prices.ts';
import { and, eq } from 'drizzle-orm';

/**
 * Gives something another price in euros, in the database of a shop that is stopped: it starts with that, as with prices
 * of a new version.
 */
export async function setPrice(dataDirectory: string, name: string, minorUnits: number): Promise<void> {
  const opened = await openDatabase({ directory: `${dataDirectory}/database` });
  if (!opened.ok) throw new Error(opened.message);
  const inEuros = and(eq(prices.name, name), eq(prices.currency, 'eur'));
  const changed = await opened.database.update(prices).set({ minorUnits }).where(inEuros).returning();
  await opened.database.close();
  if (changed.length === 0) throw new Error(`There is no price ${name}.`);
}
