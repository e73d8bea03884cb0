import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { KnownFlag } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import type { CatalogueFacts } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import type { Reply } from '../http/handler.ts';
import { catalogueFacts } from './catalogue-facts.ts';
import type { ProductCatalogue } from './product-catalogue.ts';

type KnownFlags = Readonly<Record<string, KnownFlag>>;
type FactsReply = Reply<'GET /web-api/catalogue-facts'>;

const compress = promisify(gzip);

/** Answers with the facts of a catalogue; they are put together and compressed once a version. */
export function createFactsAnswer(): (catalogue: ProductCatalogue, flags: KnownFlags) => Promise<FactsReply> {
  const made = new WeakMap<ProductCatalogue, { flags: KnownFlags; answer: Promise<FactsReply> }>();
  return (catalogue, flags) => {
    const before = made.get(catalogue);
    if (before?.flags === flags) return before.answer;
    const answer = answerFor(catalogueFacts({ ...catalogue, flags }));
    made.set(catalogue, { flags, answer });
    return answer;
  };
}

async function answerFor(value: CatalogueFacts): Promise<FactsReply> {
  const plain = Buffer.from(JSON.stringify(value));
  const packed = { plain, gzip: await compress(plain) };
  // Of the facts, not their version: flags are made beside the catalogue. Weak: the same in either encoding.
  const etag = `W/"${createHash('sha256').update(plain).digest('hex').slice(0, 16)}"`;
  const headers = { 'cache-control': 'no-cache', etag };
  return { ok: true, value, headers, packed };
}
