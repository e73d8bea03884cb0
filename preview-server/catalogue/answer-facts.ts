import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CatalogueFacts } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import type { RequestHandler } from 'express';
import type { FactsSource } from './facts-source.ts';
import { factsOf, summaryOf } from './facts-source.ts';

const compress = promisify(gzip);

/** Hands the facts on to the workspace, compressed once a version: `{ catalogue, facts }`, or 304 while nothing changed. */
export function answerFacts(source: FactsSource): RequestHandler {
  let packed: { etag: string; bytes: Buffer } | undefined;
  return async (request, response) => {
    const known = await source.current();
    const catalogue = summaryOf(known);
    // The time is no part of it: facts that are kept stay the same.
    const etag = `"${catalogue.state} ${catalogue.version ?? ''}"`;
    response.set({ 'Cache-Control': 'no-store', ETag: etag });
    if (request.headers['if-none-match'] === etag) {
      response.status(304).end();
      return;
    }
    if (packed?.etag !== etag)
      packed = { etag, bytes: await pack({ catalogue, facts: factsOf(known) ?? null }) };
    response.set({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).send(packed.bytes);
  };
}

function pack(answer: { catalogue: object; facts: CatalogueFacts | null }): Promise<Buffer> {
  return compress(JSON.stringify(answer));
}
