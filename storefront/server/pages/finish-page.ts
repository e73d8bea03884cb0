import type { RenderedPage } from '../../page/document/rendering.ts';
import type { StorefrontConfig } from '../config.ts';
import { allowOwnInline, sourceOf } from '../security/own-inline.ts';
import { baseSecurityHeaders, pageSecurityHeaders } from '../security/security-headers.ts';
import type { PreviewRequest } from '../security/verify-preview.ts';
import type { Site } from '../sites/sites.ts';

type Finish = {
  nonce: string;
  site: Site;
  preview: PreviewRequest | undefined;
  /** It shows a draft by its link. */
  isShared: boolean;
  /** It shows what belongs to one visitor. */
  isPersonal: boolean;
  /** It shows some visitors another version than others. */
  hasTests: boolean;
  config: Pick<
    StorefrontConfig,
    'dev' | 'editorOrigins' | 'googleClientId' | 'chatUrl' | 'flags' | 'measurement'
  >;
};

type HeaderPairs = readonly (readonly [string, string])[];

export type FinishedPage = { status: number; headers: HeaderPairs; body: Buffer };

/** Gives a rendered page its headers. */
export function finishPage(rendered: RenderedPage, finish: Finish): FinishedPage {
  const isDocument = rendered.headers.some(
    ([name, value]) => name === 'content-type' && value.startsWith('text/html'),
  );
  const { html, headers } = isDocument ? secureDocument(rendered, finish) : secureData(rendered, finish);
  const all: (readonly [string, string])[] = [
    ...rendered.headers,
    ['Cache-Control', cacheControl(rendered.status, isDocument, finish)],
    ...headers,
  ];
  if (finish.isShared) all.push(['X-Robots-Tag', 'noindex, nofollow']);
  if (rendered.status === 503) all.push(['Retry-After', '10']);
  return { status: rendered.status, headers: all, body: html };
}

function secureDocument({ body, inline }: RenderedPage, { nonce, site, preview, config }: Finish) {
  const { html, sources } = allowOwnInline(bufferOf(body), nonce);
  const isPreview = preview !== undefined;
  const headers = pageSecurityHeaders({
    inlineSources: {
      scripts: allOf(inline?.scripts, sources.scripts),
      styles: allOf(inline?.styles, sources.styles),
    },
    frameAncestors: isPreview ? config.editorOrigins : [],
    isLoopback: site.isLoopback,
    isPreview,
    hasGoogle: config.googleClientId !== undefined,
    hasFlagVendor: config.flags?.kind === 'vendor',
    measurement: config.measurement,
    chatOrigin: config.chatUrl === undefined ? undefined : new URL(config.chatUrl).origin,
  });
  // Vite's own client needs inline scripts and a socket: while developing, the policy would forbid them.
  return { html, headers: config.dev ? withoutPolicy(headers) : headers };
}

/** The sources of the renderer's own texts, and of what React wrote. */
function allOf(own: readonly string[] = [], marked: readonly string[]): string[] {
  return [...new Set([...own.map(sourceOf), ...marked])];
}

function secureData({ body }: RenderedPage, { site }: Finish) {
  return { html: bufferOf(body), headers: baseSecurityHeaders(site.isLoopback) };
}

/** The same bytes. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function withoutPolicy(headers: HeaderPairs): HeaderPairs {
  return headers.filter(([name]) => name !== 'Content-Security-Policy');
}

/** Documents are asked for anew each time (304 if unchanged); data may be loaded a moment ahead of a click. */
function cacheControl(
  status: number,
  isDocument: boolean,
  { preview, isShared, isPersonal, hasTests }: Finish,
): string {
  if (preview || isShared || isPersonal || status >= 500) return 'no-store';
  // The key that a visitor gets with it must not reach another visitor.
  if (isDocument && hasTests) return 'private, no-cache';
  // Customers of another type are answered otherwise at the same address: no cache between may keep it.
  return isDocument || status !== 200 ? 'no-cache' : 'private, max-age=10';
}
