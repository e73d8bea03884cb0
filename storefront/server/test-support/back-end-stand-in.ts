import { createServer } from 'node:http';
import { listen } from '@blattwerk/server-kit/testing/listen.ts';

type State = {
  trouble: 'none' | 'silent' | 'broken' | 'down';
  /** Paths that were asked, in order. */
  asked: string[];
};

/** A back end that answers each path with what is in the table, or has trouble. */
export async function startBackEndStandIn(answers: Record<string, unknown>) {
  const state: State = { trouble: 'none', asked: [] };
  const { server, origin } = await listen(
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://back-end');
      state.asked.push(pathname);
      if (state.trouble === 'silent') return;
      const isKnown = Object.hasOwn(answers, pathname);
      const status = state.trouble === 'down' ? 500 : isKnown ? 200 : 404;
      const body = isKnown ? JSON.stringify(answers[pathname]) : JSON.stringify({ status, title: 'unknown' });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(state.trouble === 'broken' ? body.slice(0, body.length / 2) : body);
    }),
  );
  return {
    origin,
    state,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
