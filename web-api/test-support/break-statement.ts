import type { Database } from '@blattwerk/database/database.ts';
import { vi } from 'vitest';

type Broken = {
  /** Whether a transaction came to what was to break. */
  isReached(): boolean;
  mend(): void;
};

/**
 * Lets the database refuse one statement of each transaction of a kind; after the last of them, the transaction breaks
 * off as it would with the connection that carries it.
 * @param first what the first statement of these transactions looks like
 * @param place of the statement that is refused, counted from 1
 */
export function breakStatement(database: Database, first: RegExp, place: number): Broken {
  let isReached = false;
  const transact = database.transaction.bind(database);
  const spy = vi.spyOn(database, 'transaction').mockImplementation((work, config) =>
    transact(async (transaction) => {
      const { session } = transaction._;
      const prepare = session.prepareQuery.bind(session);
      let count = 0;
      let isOfKind = false;
      session.prepareQuery = (query, ...more) => {
        count += 1;
        if (count === 1) isOfKind = first.test(query.sql);
        if (!isOfKind || count !== place) return prepare(query, ...more);
        isReached = true;
        return prepare({ sql: 'select 1 / 0', params: [] }, ...more);
      };
      const result = await work(transaction).finally(() => {
        // What ends a transaction is no statement of it.
        session.prepareQuery = prepare;
      });
      if (isOfKind && count + 1 === place) {
        isReached = true;
        throw new Error('The transaction broke off before it was over.');
      }
      return result;
    }, config),
  );
  return { isReached: () => isReached, mend: () => spy.mockRestore() };
}
