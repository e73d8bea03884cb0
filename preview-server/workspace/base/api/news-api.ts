import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type PageNews, pageNewsSchema, type Whereabouts } from '../../../workspace-api/news/page-news.ts';
import { read, request } from './request.ts';
import type { Result } from './result.ts';

/** Of which page, for which tab, with which token. */
export type NewsQuery = { tab: string; story: number; token: string };

/** The server sends a sign of life every fifteen seconds; a line that is silent for longer is broken. */
const silenceMs = 40_000;

const addressOf = ({ tab, story }: NewsQuery) =>
  `/workspace/news?${new URLSearchParams({ tab, story: String(story) })}`;

/** Reads news of a page as they come; resolves when the stream ends or breaks, and never rejects. */
export async function streamNews(
  query: NewsQuery,
  { signal, onNews }: { signal: AbortSignal; onNews(news: PageNews): void },
): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  try {
    const response = await fetch(addressOf(query), {
      headers: { Accept: 'text/event-stream', Authorization: query.token },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) return;
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: heard }))
      .getReader();
    for (let read = await events.read(); !read.done; read = await events.read()) {
      heard();
      onNews(pageNewsSchema.parse(JSON.parse(read.value.data)));
    }
  } catch {
    // Broken or called off: the stream is over either way.
  } finally {
    clearTimeout(timer);
  }
}

/** News of a page as it stands. */
export const askForNews = async (query: NewsQuery): Promise<Result<PageNews>> =>
  read(await request(addressOf(query), { token: query.token }), pageNewsSchema);

/** Says where this tab is. That it arrives is not essential: the next change tells all of it again. */
export async function tellWhereabouts(tab: string, token: string, whereabouts: Whereabouts): Promise<void> {
  await request(`/workspace/presence/${tab}`, { token, method: 'PUT', body: whereabouts });
}

/** Says that this tab is closed; sent even while the page goes away. */
export function tellLeaving(tab: string, token: string): void {
  void fetch(`/workspace/presence/${tab}`, {
    method: 'DELETE',
    headers: { Authorization: token },
    keepalive: true,
  }).catch(() => undefined);
}
