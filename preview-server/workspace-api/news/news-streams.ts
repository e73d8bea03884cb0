import { unavailableReason } from '@blattwerk/database/unavailable.ts';
import { startLoop } from '@blattwerk/server-kit/background/loop.ts';
import type { Response } from 'express';
import type { Logger } from 'pino';
import type { PageNews, StoredState } from './page-news.ts';
import type { Presence } from './presence.ts';

/** What other processes and scripts change is seen by looking. */
const lookMilliseconds = 2_000;

/** Proxies end what is silent for half a minute; a tab takes a stream that was silent for longer for broken. */
const heartbeatMilliseconds = 15_000;

const maxStreams = 300;

/** Bytes that wait for a reader who does not read; more, and it has to connect anew. */
const maxWaiting = 64 * 1024;

/** How stories stand now, by id; one that is not there is deleted. */
type StoredStates = (ids: readonly number[]) => Promise<ReadonlyMap<number, StoredState>>;

type Stream = {
  tab: string;
  story: number;
  /** Id of the member's session, where there is one. */
  session: string | undefined;
  response: Response;
  lastSent: string;
  unfollow(): void;
};

export type NewsStreams = {
  /** Sends news of a page until the tab goes away; false where there are too many streams, or no more. */
  open(follower: Follower, response: Response): boolean;
  /** News of a page as it stands. */
  newsOf(story: number): Promise<PageNews>;
  /** Something has been written: looks now and not in a while. */
  poke(): void;
  /** Ends every stream, so that a server that stops need not wait for them; no new ones are opened. */
  end(): void;
  close(): Promise<void>;
};

/** Who follows which page. */
type Follower = { tab: string; story: number; session?: string | undefined };

export type NewsSource = {
  storedStates: StoredStates;
  /** Those of the sessions that are still open. */
  openSessions(ids: readonly string[]): Promise<ReadonlySet<string>>;
  presence: Presence;
  log: Logger;
};

/** Server-sent events for editors: how a page stands on the server and who has it open, told when either changes. */
export function createNewsStreams({ storedStates, openSessions, presence, log }: NewsSource): NewsStreams {
  const streams = new Set<Stream>();
  let isEnded = false;

  const loop = startLoop('page news', () => look().catch(passOver), {
    intervalMilliseconds: lookMilliseconds,
    log,
  });
  const heartbeat = setInterval(() => {
    for (const { response } of streams) send(response, ':\n\n');
  }, heartbeatMilliseconds).unref();

  /** Nothing may be written to a stream once it is ended: it would take the whole server down. */
  function drop(stream: Stream): void {
    if (!streams.delete(stream)) return;
    stream.unfollow();
    stream.response.end();
  }

  async function look(): Promise<boolean> {
    await endClosedSessions();
    if (streams.size === 0) return false;
    const watched = new Set([...streams].map(({ story }) => story));
    const states = await storedStates([...watched]);
    const newsByStory = new Map(
      [...watched].map((story) => [story, JSON.stringify(newsFrom(story, states))] as const),
    );
    for (const stream of streams) {
      const news = newsByStory.get(stream.story);
      if (news === undefined || news === stream.lastSent) continue;
      stream.lastSent = news;
      send(stream.response, `data: ${news}\n\n`);
    }
    return false;
  }

  /** A member who was removed hears nothing more, whichever process took the removal. */
  async function endClosedSessions(): Promise<void> {
    const sessions = new Set([...streams].flatMap(({ session }) => session ?? []));
    if (sessions.size === 0) return;
    const open = await openSessions([...sessions]);
    for (const stream of streams) if (stream.session !== undefined && !open.has(stream.session)) drop(stream);
  }

  /** While the database is away, every request says so. */
  function passOver(error: unknown): boolean {
    if (unavailableReason(error) === undefined) throw error;
    return false;
  }

  const newsFrom = (story: number, states: ReadonlyMap<number, StoredState>): PageNews => ({
    story,
    stored: states.get(story) ?? null,
    people: presence.peopleOn(story),
  });

  return {
    open({ tab, story, session }, response) {
      for (const stream of streams) if (stream.tab === tab) drop(stream);
      if (isEnded || streams.size >= maxStreams) return false;
      const stream = { tab, story, session, response, lastSent: '', unfollow: presence.follow(tab, story) };
      streams.add(stream);
      response.once('close', () => {
        drop(stream);
        loop.poke();
      });
      response.status(200).set({
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store, no-transform',
        // nginx would collect what is to arrive at once.
        'X-Accel-Buffering': 'no',
      });
      response.flushHeaders();
      loop.poke();
      return true;
    },
    newsOf: async (story) => newsFrom(story, await storedStates([story])),
    poke: loop.poke,
    end() {
      isEnded = true;
      for (const stream of streams) drop(stream);
    },
    async close() {
      clearInterval(heartbeat);
      await loop.close();
    },
  };
}

function send(response: Response, text: string): void {
  if (response.writableEnded || response.destroyed) return;
  if (response.writableLength > maxWaiting) response.destroy();
  else response.write(text);
}
