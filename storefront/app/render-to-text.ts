import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Milliseconds a page may take to render. */
const timeout = 5_000;

type Options = { nonce: string; onError: (error: unknown) => void };

/** Renders a whole document before answering: one buffer is quicker than a stream, and can be cached. */
export function renderToText(node: ReactNode, { nonce, onError }: Options): Promise<string> {
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
    const timer = setTimeout(() => abort(new Error('The page took too long to render.')), timeout);
  });
}
