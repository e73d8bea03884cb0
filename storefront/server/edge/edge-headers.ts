import { customerTypeHeader } from '@blattwerk/schemas/web-api/contract/customer-type-header.ts';
import { keysOfPage } from './edge-keys.ts';
import { type EdgeKind, edgeTreatmentsHeader } from './edge-request.ts';

/** What a cache in front needs to know of a page that is kept. */
export type EdgeFacts = {
  /** What the page shows of the content. */
  marks: ReadonlySet<string>;
  /** In milliseconds since 1970, as in `Lifetime`. */
  freshUntil: number;
  endsAt: number;
};

/** How a dialect names the keys of a page, puts them side by side, and calls the lifetime that is meant for it alone. */
const dialects = {
  varnish: { keys: 'xkey', between: ' ', lifetime: 'CDN-Cache-Control' },
  fastly: { keys: 'Surrogate-Key', between: ' ', lifetime: 'Surrogate-Control' },
  cloudflare: { keys: 'Cache-Tag', between: ',', lifetime: 'CDN-Cache-Control' },
} as const satisfies Record<EdgeKind, { keys: string; between: string; lifetime: string }>;

/** Seconds a page may be shown after its time while the cache fetches the next one. */
const staleWhileRevalidate = 60;
/** Seconds it may stand in while the shop is away. */
const staleIfError = 24 * 60 * 60;

const noHeaders: readonly string[] = [];

/**
 * What a cache in front is told beside an answer: the keys it is dropped by, how long it may be shown, and what it depends on; as
 * the flat list that `writeHead` takes. Nothing for what is kept by no one, which such a cache then does not keep either.
 */
export function edgeHeaders(
  kind: EdgeKind,
  facts: EdgeFacts | undefined,
  now = Date.now(),
): readonly string[] {
  if (facts === undefined || now >= facts.freshUntil) return noHeaders;
  const dialect = dialects[kind];
  const seconds = (until: number) => Math.floor((until - now) / 1000);
  const fresh = seconds(facts.freshUntil);
  const rest = Math.max(0, seconds(facts.endsAt) - fresh);
  const lifetime = [
    'public',
    `max-age=${fresh}`,
    `stale-while-revalidate=${Math.min(rest, staleWhileRevalidate)}`,
    `stale-if-error=${Math.min(rest, staleIfError)}`,
  ];
  return [
    dialect.keys,
    keysOfPage(facts.marks).join(dialect.between),
    dialect.lifetime,
    lifetime.join(', '),
    'Vary',
    `${customerTypeHeader}, ${edgeTreatmentsHeader}`,
  ];
}

/** The same for what carries keys of its own. */
export function keyedHeaders(kind: EdgeKind, keys: readonly string[], seconds: number): readonly string[] {
  const dialect = dialects[kind];
  const lifetime = `public, max-age=${seconds}, stale-while-revalidate=0, stale-if-error=${staleIfError}`;
  return [dialect.keys, keys.join(dialect.between), dialect.lifetime, lifetime];
}
