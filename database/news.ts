import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Queries } from './database.ts';

/** The channel that processes of one shop listen to; triggers of the database tell there of changes, too. */
const channel = 'blattwerk_news';

/** `content`, `catalogue` and `flags` come from triggers once a change is committed; others from processes. */
export type News = {
  /** Calls back for each news of a topic, and after each time in which news may have been missed. */
  follow(topic: string, follower: () => void): void;
  close(): Promise<void>;
};

const firstPauseMs = 250;
const longestPauseMs = 5_000;
/** A connection whose other end is gone without a word is noticed after two of them. */
const aliveMs = 10_000;

/**
 * Listens to what other processes tell, by a connection of its own: a pool that gives connections away after each transaction (PgBouncer)
 * passes no news on. Followers go on looking by themselves, seldom: news may be lost with a connection.
 * @param url of PostgreSQL itself
 */
export function listenForNews(url: string): News {
  const followers = new Map<string, (() => void)[]>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isClosed = false;

  const tell = (topic: string) => {
    for (const follower of followers.get(topic) ?? []) follower();
  };

  async function connect(): Promise<void> {
    const mine = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      query_timeout: aliveMs,
      keepAlive: true,
    });
    client = mine;
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      mine.end().catch(() => {});
      if (isClosed) return;
      timer = setTimeout(() => void connect(), Math.min(longestPauseMs, firstPauseMs * 2 ** failures));
      failures += 1;
    };
    mine.on('error', over);
    mine.on('end', over);
    mine.on('notification', ({ payload = '' }) => tell(payload));
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      failures = 0;
      for (const topic of followers.keys()) tell(topic);
      const alive = setInterval(() => void mine.query('select 1').catch(over), aliveMs).unref();
      mine.on('end', () => clearInterval(alive));
    } catch {
      over();
    }
  }

  void connect();
  return {
    follow(topic, follower) {
      followers.set(topic, [...(followers.get(topic) ?? []), follower]);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}

/** Tells other processes; with the transaction, where it is one. */
export async function tellNews(queries: Queries, topic: string): Promise<void> {
  await queries.execute(sql`select pg_notify(${channel}, ${topic})`);
}
