import { type DatabaseLocation, openDatabase } from '@blattwerk/database/open-database.ts';
import { customers, signUpRequests } from '@blattwerk/database/tables/customers.ts';
import { newsletterSubscriptions } from '@blattwerk/database/tables/newsletter.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import type { Accepted } from './writing.ts';

export type Balance = { answered: number; lost: number; doubled: number };

/** Compares what a shop said it took with what its database holds. No process may have the database open. */
export async function balance(location: DatabaseLocation, accepted: Accepted): Promise<Balance> {
  const opened = await openDatabase(location);
  if (!opened.ok) throw new Error(opened.message);
  const { database } = opened;
  try {
    const stored: Accepted = {
      newsletter: named(
        await database.select({ at: newsletterSubscriptions.email }).from(newsletterSubscriptions),
      ),
      accounts: named([
        ...(await database.select({ at: customers.email }).from(customers)),
        // Until its address is confirmed.
        ...(await database.select({ at: signUpRequests.email }).from(signUpRequests)),
      ]),
      stories: named(await database.select({ at: stories.slug }).from(stories)),
    };
    const kinds = ['newsletter', 'accounts', 'stories'] as const;
    const sum = (count: (kind: keyof Accepted) => number) =>
      kinds.reduce((total, kind) => total + count(kind), 0);
    return {
      answered: sum((kind) => accepted[kind].length),
      lost: sum((kind) => {
        const found = new Set(stored[kind]);
        return accepted[kind].filter((name) => !found.has(name)).length;
      }),
      doubled: sum((kind) => {
        const names = stored[kind].filter((name) => accepted[kind].includes(name));
        return names.length - new Set(names).size;
      }),
    };
  } finally {
    await database.close();
  }
}

/** The part before the @ of addresses, and slugs as they are. */
function named(rows: readonly { at: string }[]): string[] {
  return rows.map(({ at }) => at.split('@')[0] ?? at);
}
