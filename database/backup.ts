import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queries } from './database.ts';
import { databaseVersion, programVersion } from './migrate.ts';

/** First line of a backup; `version` is the newest migration of the program that made it. */
const beginningSchema = z.object({ blattwerk: z.literal('backup'), version: z.number() });
/** Its last line: how many rows stand between. */
const endSchema = z.object({ rows: z.number() });
/** A row of a table, or how far a table's numbers have been given out. */
const partSchema = z.union([
  z.tuple([z.string(), z.record(z.string(), z.unknown())]),
  z.object({ table: z.string(), column: z.string(), last: z.number() }),
]);

const rowsOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row) });
const tableSchema = rowsOf(z.object({ name: z.string() }));
const columnSchema = rowsOf(z.object({ name: z.string(), isGenerated: z.boolean() }));
const counterSchema = rowsOf(
  z.object({ table: z.string(), column: z.string(), last: z.coerce.number().nullable() }),
);
const textSchema = rowsOf(z.object({ text: z.string() }));
const constraintSchema = rowsOf(z.object({ table: z.string(), name: z.string(), definition: z.string() }));

const rowsAtOnce = 100;
/** Characters of JSON that are written to the database at once, at least one row. */
const charactersAtOnce = 4 * 2 ** 20;

/**
 * Every row of every table as of one moment, a line of JSON each, whichever driver the database is on. What lies on disk
 * (pictures, the toolbox's files) is not in it.
 * @param write takes one line, without its end
 */
export async function writeBackup(database: Database, write: (line: string) => Promise<void>): Promise<void> {
  await database.transaction(
    async (queries) => {
      // The next release may have brought the tables further: it is the one to restore them.
      await write(JSON.stringify({ blattwerk: 'backup', version: await databaseVersion(queries) }));
      let rows = 0;
      for (const table of await tablesOf(queries)) {
        await queries.execute(
          sql`declare backup no scroll cursor for select row_to_json(line)::text as text from ${sql.identifier(table)} line`,
        );
        const next = sql.raw(`fetch ${rowsAtOnce} from backup`);
        for (;;) {
          const { rows: found } = textSchema.parse(await queries.execute(next));
          for (const { text } of found) await write(`[${JSON.stringify(table)},${text}]`);
          rows += found.length;
          if (found.length < rowsAtOnce) break;
        }
        await queries.execute(sql`close backup`);
      }
      for (const { table, column, last } of await countersOf(queries)) {
        if (last !== null) await write(JSON.stringify({ table, column, last }));
      }
      await write(JSON.stringify({ rows }));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export type Restored = { ok: true; rows: number } | { ok: false; message: string };

/**
 * Puts a backup into a database, all of it or nothing. Columns that are derived from others are made anew.
 * @param lines as `writeBackup` wrote them
 * @param replace takes away what the database holds; otherwise only an empty one is filled
 */
export async function restoreBackup(
  database: Database,
  lines: AsyncIterable<string>,
  { replace }: { replace: boolean },
): Promise<Restored> {
  try {
    const rows = await database.transaction((queries) => restore(queries, lines, replace));
    return { ok: true, rows };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, message: error.message };
    if (isAboutData(error)) return { ok: false, message: damaged };
    throw error;
  }
}

/** SQLSTATE 22, a value that does not fit its column, and 23, a rule of the tables that is broken. */
function isAboutData(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && /^2[23]...$/.test(String(at.code))) return true;
  }
  return false;
}

/** Ends the transaction, and becomes the sentence that is answered. */
class Refusal extends Error {}

async function restore(queries: Queries, lines: AsyncIterable<string>, replace: boolean): Promise<number> {
  const tables = await tablesOf(queries);
  if (!replace && (await isUsed(queries, tables)))
    throw new Refusal('The database holds something already: restore into an empty one, or say --replace.');
  // References are taken off meanwhile, and looked at all together when they are put back.
  const references = await referencesOf(queries);
  for (const { table, name } of references)
    await queries.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  for (const table of tables) await queries.execute(sql`truncate table ${sql.identifier(table)} cascade`);
  const rows = await insertAll(queries, lines, tables);
  for (const { table, name, definition } of references)
    await queries.execute(
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
  return rows;
}

async function insertAll(
  queries: Queries,
  lines: AsyncIterable<string>,
  tables: readonly string[],
): Promise<number> {
  let version: number | undefined;
  let rows = 0;
  let end: number | undefined;
  let table = '';
  let waiting: string[] = [];
  let characters = 0;
  const columns = new Map<string, string[]>();
  const flush = async () => {
    if (waiting.length === 0) return;
    const names = columns.get(table) ?? (await ownColumnsOf(queries, table));
    columns.set(table, names);
    const list = sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    );
    const target = sql.identifier(table);
    await queries.execute(
      sql`insert into ${target} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::${target}, ${`[${waiting.join(',')}]`}::json)`,
    );
    waiting = [];
    characters = 0;
  };
  for await (const line of lines) {
    const value = readLine(line);
    if (version === undefined) {
      version = versionOf(value);
      continue;
    }
    const isEnd = endSchema.safeParse(value);
    if (isEnd.success) {
      end = isEnd.data.rows;
      continue;
    }
    const part = partSchema.safeParse(value);
    if (!part.success || end !== undefined) throw new Refusal(damaged);
    if (!Array.isArray(part.data)) {
      const { table: counted, column, last } = part.data;
      await queries.execute(sql`select setval(pg_get_serial_sequence(${counted}, ${column}), ${last})`);
      continue;
    }
    const [name, row] = part.data;
    if (!tables.includes(name)) throw new Refusal(damaged);
    if (name !== table || waiting.length >= rowsAtOnce || characters >= charactersAtOnce) await flush();
    table = name;
    // The row as it stands in the line: numbers longer than JavaScript's stay what they are.
    const text = line.slice(JSON.stringify(name).length + 2, -1);
    if (Object.keys(row).length > 0) waiting.push(text);
    characters += text.length;
    rows += 1;
  }
  await flush();
  if (end !== rows) throw new Refusal(damaged);
  return rows;
}

const damaged = 'This is no whole backup: it ends early or was changed. Take another one.';

function readLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Refusal(damaged);
  }
}

function versionOf(value: unknown): number {
  const beginning = beginningSchema.safeParse(value);
  if (!beginning.success) throw new Refusal('This is no backup of Blattwerk.');
  const { version } = beginning.data;
  if (version !== programVersion())
    throw new Refusal(
      'The backup was made by another version of Blattwerk: restore it with that version, then start this one.',
    );
  return version;
}

async function isUsed(queries: Queries, tables: readonly string[]): Promise<boolean> {
  for (const table of tables) {
    const { rows } = z
      .object({ rows: z.array(z.unknown()) })
      .parse(await queries.execute(sql`select 1 from ${sql.identifier(table)} limit 1`));
    if (rows.length > 0) return true;
  }
  return false;
}

async function tablesOf(queries: Queries): Promise<string[]> {
  const found = await queries.execute(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  return tableSchema.parse(found).rows.map(({ name }) => name);
}

/** Those that are not computed of others. */
async function ownColumnsOf(queries: Queries, table: string): Promise<string[]> {
  const found = await queries.execute(
    sql`select column_name as name, is_generated = 'ALWAYS' as "isGenerated" from information_schema.columns
      where table_schema = 'public' and table_name = ${table} order by ordinal_position`,
  );
  return columnSchema.parse(found).rows.flatMap(({ name, isGenerated }) => (isGenerated ? [] : [name]));
}

async function countersOf(queries: Queries) {
  const found = await queries.execute(
    sql`select c.table_name as table, c.column_name as column, s.last_value as last
      from information_schema.columns c
      join pg_sequences s on s.schemaname = 'public'
        and pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) = 'public.' || quote_ident(s.sequencename)
      where c.table_schema = 'public' and c.is_identity = 'YES' order by c.table_name`,
  );
  return counterSchema.parse(found).rows;
}

async function referencesOf(queries: Queries) {
  const found = await queries.execute(
    sql`select t.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_class t on t.oid = c.conrelid
      where c.contype = 'f' and t.relnamespace = 'public'::regnamespace order by 1, 2`,
  );
  return constraintSchema.parse(found).rows;
}
