import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '@blattwerk/server-kit/testing/listen.ts';

type Content = { component: string; [field: string]: unknown };

export type StandInStory = {
  id: number;
  full_slug: string;
  name: string;
  publishedAt?: string;
  published?: Content;
  draft: Content;
};

type State = {
  version: number;
  trouble:
    | 'none'
    | 'down'
    | 'silent'
    | 'silent-for-a-while'
    | 'no-german'
    | 'too-busy'
    | 'too-busy-twice'
    | 'broken';
  /** Addresses that were asked, in order. */
  asked: string[];
  refused: number;
  redirects: [from: string, to: string][];
};

/** A delivery API of a few stories, in the shapes of `cdn/stories`, `cdn/links`, `cdn/datasource_entries` and `cdn/spaces/me`. */
export async function startContentStandIn(stories: StandInStory[]) {
  const state: State = { version: 1, trouble: 'none', asked: [], refused: 0, redirects: [] };
  /** Questions that are answered when the silence ends. */
  const held: (() => void)[] = [];

  function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://content');
    state.asked.push(`${url.pathname}${url.search}`);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (state.trouble === 'silent') return;
    if (state.trouble === 'silent-for-a-while') {
      held.push(() => answer(request, response));
      return;
    }
    const isGerman = url.searchParams.get('fallback_lang') === 'default';
    if (state.trouble === 'no-german' && isGerman) return json(503, { error: 'maintenance' });
    if (state.trouble === 'down') return json(503, { error: 'maintenance' });
    if (state.trouble === 'broken') return json(200, { story: { id: 'one' }, space: {} });
    if (state.trouble === 'too-busy' || (state.trouble === 'too-busy-twice' && state.refused < 2)) {
      state.refused += 1;
      return json(429, { error: 'Rate limit of 1 request per second has been reached.' });
    }
    const isDraft = url.searchParams.get('version') === 'draft';
    const token = url.searchParams.get('token');
    if (token !== (isDraft ? 'preview-token' : 'public-token')) return json(401, { error: 'Unauthorized' });
    if (url.pathname === '/v2/cdn/spaces/me')
      return json(200, { space: { id: 1, name: 'Test', version: state.version } });
    if (url.pathname === '/v2/cdn/links') return json(200, { links: links() });
    if (url.pathname === '/v2/cdn/stories') return json(200, { stories: storyPage(url.searchParams) });
    if (url.pathname === '/v2/cdn/datasource_entries') {
      const pairs = state.redirects.map(([name, value]) => ({ name, value }));
      return json(200, { datasource_entries: pairs });
    }
    const asked = decodeURIComponent(url.pathname.replace('/v2/cdn/stories/', ''));
    const story = stories.find(({ id, full_slug }) => String(id) === asked || full_slug === asked);
    const content = isDraft ? story?.draft : story?.published;
    if (!story || !content) return json(404, ['This record could not be found']);
    const { id, full_slug, name } = story;
    const uuid = `uuid-${id}`;
    const lang = url.searchParams.get('language');
    return json(200, {
      story: { id, uuid, name, full_slug, lang, content },
      cv: state.version,
      rels: [],
      links: [],
    });
  }

  function storyPage(query: URLSearchParams) {
    const size = Number(query.get('per_page'));
    const start = (Number(query.get('page')) - 1) * size;
    return stories
      .filter(({ full_slug, published }) => published && full_slug.startsWith(query.get('starts_with') ?? ''))
      .slice(start, start + size)
      .map(({ published, draft, publishedAt, ...story }) => ({
        uuid: `uuid-${story.id}`,
        ...story,
        content: published,
      }));
  }

  function links() {
    const entries = stories.map(({ id, full_slug, name, published, publishedAt }) => [
      `uuid-${id}`,
      {
        name,
        slug: full_slug,
        is_folder: false,
        published: published !== undefined,
        published_at: publishedAt ?? null,
      },
    ]);
    return Object.fromEntries(entries);
  }

  const { server, origin } = await listen(createServer(answer));
  return {
    endpoint: `${origin}/v2`,
    stories,
    state,
    endSilence() {
      state.trouble = 'none';
      for (const answerLater of held.splice(0)) answerLater();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
