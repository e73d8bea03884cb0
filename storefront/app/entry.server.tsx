import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { documentContext, renderContext } from './context/render-context.ts';
import { loadMessages } from './messages/load-messages.ts';
import { MessagesProvider } from './messages/messages-context.tsx';

/** Milliseconds a page may take to render. */
export const streamTimeout = 5_000;

/** Renders the whole document before answering: one buffer is quicker than a stream, and can be cached. */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { content, nonce, onError } = loadContext.get(renderContext);
  const messages = await loadMessages(content.page.locale);
  const html = await renderToText(
    <MessagesProvider messages={messages}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </MessagesProvider>,
    { nonce, onError },
  );
  loadContext.get(documentContext)(html);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(renderContext).onError(error);
};

function renderToText(
  node: ReactNode,
  { nonce, onError }: { nonce: string; onError: (error: unknown) => void },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(node, {
      nonce,
      // Without this, large boundaries are moved by inline scripts although all of the page is there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError,
    });
    const timer = setTimeout(() => abort(new Error('The page took too long to render.')), streamTimeout);
  });
}
