import { PGlite, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database.ts';
import { embeddedOptions } from './open-pglite.ts';

/** A table that has grown past this is cut off: what is deleted keeps its room. */
const largeBytes = 1_000_000;
/** A transaction that never ends keeps all others waiting. */
const patienceMs = 5_000;

/** An embedded server with its tables, and with its sequences as they were when it was empty. */
type Started = { client: PGlite; tables: readonly string[]; sequences: readonly Sequence[] };
type Sequence = { name: string; last: string; isCalled: boolean };

/** To start another takes longer than most tests do. */
const closed: Started[] = [];

/**
 * An empty database in memory: one that was closed before, emptied, or a new one.
 * @param snapshot the data directory of an empty, migrated database
 */
export async function openEmptied(snapshot: Blob): Promise<Database> {
  for (let used = closed.pop(); used; used = closed.pop()) if (await isEmptied(used)) return lend(used);
  const client = await PGlite.create({ ...embeddedOptions, loadDataDir: snapshot });
  return lend({
    client,
    tables: await namesOf(client, 'pg_tables', 'tablename'),
    sequences: await readSequences(client),
  });
}

/** What still runs behind a test that has ended gets the error of a closed database, not the next test's rows. */
function lend(started: Started): Database {
  let isClosed = false;
  const lent = new Proxy(started.client, {
    get(client, name) {
      const value: unknown = Reflect.get(client, name, client);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]) => {
        if (isClosed) throw new Error('PGlite is closed');
        return Reflect.apply(value, client, values);
      };
    },
  });
  const close = async () => {
    if (!isClosed) closed.push(started);
    isClosed = true;
  };
  return Object.assign(drizzle(lent), { close });
}

function isEmptied(started: Started): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, patienceMs, false).unref());
  const emptied = empty(started).then(
    () => true,
    () => false,
  );
  return Promise.race([emptied, late]);
}

async function empty({ client, tables, sequences }: Started): Promise<void> {
  await client.exec('discard all');
  await client.transaction(async (queries) => {
    const statements = [
      // Neither references nor triggers follow what is deleted.
      'set local session_replication_role = replica',
      ...(await writtenTables(queries, tables)).map(({ name, isLarge }) =>
        isLarge ? `truncate ${name} cascade` : `delete from ${name}`,
      ),
      ...(await readSequences(queries)).flatMap((now, place) => {
        const then = sequences[place];
        if (!then || (then.last === now.last && then.isCalled === now.isCalled)) return [];
        return `select setval('${then.name}', ${then.last}, ${then.isCalled})`;
      }),
    ];
    await queries.exec(statements.join(';'));
  });
}

async function writtenTables(queries: Transaction, tables: readonly string[]) {
  const selects = tables.map(
    (name) =>
      `select '${name}' as name, pg_total_relation_size('${name}') > ${largeBytes} as "isLarge" where exists (select from ${name})`,
  );
  const { rows } = await queries.query<{ name: string; isLarge: boolean }>(selects.join(' union all '));
  return rows;
}

async function readSequences(queries: PGlite | Transaction): Promise<Sequence[]> {
  const names = await namesOf(queries, 'pg_sequences', 'sequencename');
  const selects = names.map(
    (name) => `select '${name}' as name, last_value::text as last, is_called as "isCalled" from ${name}`,
  );
  const { rows } = await queries.query<Sequence>(`${selects.join(' union all ')} order by name`);
  return rows;
}

/** Qualified names; what the migrations note stays. */
async function namesOf(queries: PGlite | Transaction, catalogue: string, column: string): Promise<string[]> {
  const { rows } = await queries.query<{ name: string }>(
    `select format('%I.%I', schemaname, ${column}) as name from ${catalogue}
     where schemaname not in ('drizzle', 'pg_catalog', 'information_schema')`,
  );
  return rows.map(({ name }) => name);
}
