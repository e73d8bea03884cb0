import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Milliseconds a page may take to render. */
const timeout = 5_000;

type Options = { nonce: string; onError: (error: unknown) => void };

/** Takes what React writes without the queues of a stream: nothing is waited for. */
class Collector extends Writable {
  readonly #parts: Uint8Array[] = [];
  readonly #onEnd: (parts: Uint8Array[]) => void;

  constructor(onEnd: (parts: Uint8Array[]) => void) {
    super();
    this.#onEnd = onEnd;
  }

  override write(chunk: Uint8Array | string): boolean {
    this.#parts.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  override end(): this {
    this.#onEnd(this.#parts);
    return this;
  }
}

/** Renders a whole document before answering, in UTF-8, in parts that follow each other: it can be cached. */
export function renderToBytes(node: ReactNode, { nonce, onError }: Options): Promise<Uint8Array[]> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(node, {
      nonce,
      // Without this, large boundaries are moved by inline scripts although all of the page is there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        pipe(
          new Collector((parts) => {
            clearTimeout(timer);
            resolve(parts);
          }),
        );
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError,
    });
    const timer = setTimeout(() => abort(new Error('The page took too long to render.')), timeout);
  });
}
