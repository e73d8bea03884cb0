import type { RenderedPage } from '../../page/document/rendering.ts';
import type { StorefrontConfig } from '../config.ts';
import { allowOwnInline } from '../security/own-inline.ts';
import { baseSecurityHeaders, pageSecurityHeaders } from '../security/security-headers.ts';
import type { PreviewRequest } from '../security/verify-preview.ts';
import type { Site } from '../sites/sites.ts';

type Finish = {
  nonce: string;
  site: Site;
  preview: PreviewRequest | undefined;
  config: Pick<StorefrontConfig, 'dev' | 'editorOrigins' | 'googleClientId' | 'chatUrl'>;
};

type HeaderPairs = readonly (readonly [string, string])[];

export type FinishedPage = { status: number; headers: HeaderPairs; body: Buffer };

/** Gives a rendered page its headers. */
export function finishPage(rendered: RenderedPage, finish: Finish): FinishedPage {
  const own = [...rendered.headers].filter(([name]) => name !== 'content-length');
  const isDocument = rendered.headers.get('content-type')?.startsWith('text/html') ?? false;
  const { html, headers } = isDocument
    ? secureDocument(rendered.body, finish)
    : secureData(rendered.body, finish);
  const all: (readonly [string, string])[] = [
    ...own,
    ['Cache-Control', cacheControl(rendered.status, isDocument, finish)],
    ...headers,
  ];
  if (rendered.status === 503) all.push(['Retry-After', '10']);
  return { status: rendered.status, headers: all, body: Buffer.from(html) };
}

function secureDocument(text: string, { nonce, site, preview, config }: Finish) {
  const { html, sources } = allowOwnInline(text, nonce);
  const isPreview = preview !== undefined;
  const headers = pageSecurityHeaders({
    inlineSources: sources,
    frameAncestors: isPreview ? config.editorOrigins : [],
    isLoopback: site.isLoopback,
    isPreview,
    hasGoogle: config.googleClientId !== undefined,
    chatOrigin: config.chatUrl === undefined ? undefined : new URL(config.chatUrl).origin,
  });
  // Vite's own client needs inline scripts and a socket: while developing, the policy would forbid them.
  return { html, headers: config.dev ? withoutPolicy(headers) : headers };
}

function secureData(text: string, { site }: Finish) {
  return { html: text, headers: baseSecurityHeaders(site.isLoopback) };
}

function withoutPolicy(headers: HeaderPairs): HeaderPairs {
  return headers.filter(([name]) => name !== 'Content-Security-Policy');
}

/** Documents are asked for anew each time (304 if unchanged); data may be loaded a moment ahead of a click. */
function cacheControl(status: number, isDocument: boolean, { preview }: Finish): string {
  if (preview || status >= 500) return 'no-store';
  // Customers of another type are answered otherwise at the same address: no cache between may keep it.
  return isDocument || status !== 200 ? 'no-cache' : 'private, max-age=10';
}
