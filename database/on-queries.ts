import type { Pool, PoolClient } from 'pg';

/** Is called when a query begins; what it returns is called with what became of it. */
type QueryHook = (statement: string, client: PoolClient) => (error: unknown) => void;

/** Hears of every query on the connections of a pool, of its own and of transactions. */
export function onQueries(pool: Pool, hook: QueryHook): void {
  pool.on('connect', (client) => {
    const { query } = client;
    const heard = (...asked: unknown[]): unknown => {
      const ended = hook(statementOf(asked[0]), client);
      // The pool asks with a callback, a transaction waits for a promise.
      const callback = asked.at(-1);
      if (typeof callback === 'function') {
        const hearing = (...answer: unknown[]) => {
          ended(answer[0] ?? undefined);
          Reflect.apply(callback, undefined, answer);
        };
        return Reflect.apply(query, client, [...asked.slice(0, -1), hearing]);
      }
      const answer: unknown = Reflect.apply(query, client, asked);
      if (answer instanceof Promise) answer.then(() => ended(undefined), ended);
      return answer;
    };
    Object.assign(client, { query: heard });
  });
}

const longestStatement = 500;

function statementOf(asked: unknown): string {
  const text = typeof asked === 'string' ? asked : isNamed(asked) ? asked.text : '';
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, longestStatement);
}

const isNamed = (asked: unknown): asked is { text: string } =>
  typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string';
