import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CatalogueFacts } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import type { Reply } from '../http/handler.ts';
import { catalogueFacts } from './catalogue-facts.ts';
import type { ProductCatalogue } from './product-catalogue.ts';

type FactsReply = Reply<'GET /web-api/catalogue-facts'>;

const compress = promisify(gzip);

/** Answers with the facts of a catalogue; they are put together and compressed once a version. */
export function createFactsAnswer(): (catalogue: ProductCatalogue) => Promise<FactsReply> {
  const made = new WeakMap<ProductCatalogue, Promise<FactsReply>>();
  return (catalogue) => {
    const known = made.get(catalogue) ?? answerFor(catalogueFacts(catalogue));
    made.set(catalogue, known);
    return known;
  };
}

async function answerFor(value: CatalogueFacts): Promise<FactsReply> {
  const plain = Buffer.from(JSON.stringify(value));
  const packed = { plain, gzip: await compress(plain) };
  // Of the facts, not their version: flags change with the code. Weak: the same in either encoding.
  const etag = `W/"${createHash('sha256').update(plain).digest('hex').slice(0, 16)}"`;
  const headers = { 'cache-control': 'no-cache', etag };
  return { ok: true, value, headers, packed };
}
