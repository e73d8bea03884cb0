import type { Measurement } from '@blattwerk/schemas/shop/visitors/measurement.ts';
import { measurementSources } from './measurement-sources.ts';
import type { InlineSources } from './own-inline.ts';

type HeaderPairs = readonly (readonly [string, string])[];

/** Where browsers report what the policy forbade. */
export const cspReportPath = '/_csp';

/** Where the vendor's client for browsers asks for flags and hands in what was shown. */
const flagVendor = ['sdk', 'events', 'telemetry'].map((part) => `https://${part}.split.io`);

type PageSecurity = {
  /** CSP sources of the page's own inline scripts and styles. */
  inlineSources: InlineSources;
  /** Origins that may frame the page: the editors' windows for previews, none for shoppers. */
  frameAncestors: readonly string[];
  isLoopback: boolean;
  /** The editor's bridge brings its own style element. */
  isPreview: boolean;
  /** Visitors may sign in with Google, whose button is a frame and opens a window. */
  hasGoogle: boolean;
  /** Whose page is framed when a visitor opens the chat. */
  chatOrigin: string | undefined;
  /** The browser asks the vendor for flags, not the shop itself. */
  hasFlagVendor: boolean;
  /** Programs of others that are loaded once the visitor agrees. */
  measurement: Measurement;
};

/** Security headers of an HTML page. */
export function pageSecurityHeaders(security: PageSecurity): HeaderPairs {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(security)],
    ['Reporting-Endpoints', `csp="${cspReportPath}"`],
    ['Cross-Origin-Opener-Policy', security.hasGoogle ? 'same-origin-allow-popups' : 'same-origin'],
    [
      'Permissions-Policy',
      'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ],
    ...baseSecurityHeaders(security.isLoopback),
  ];
}

/** Security headers of everything else the shop answers. */
export function baseSecurityHeaders(isLoopback: boolean): HeaderPairs {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...(isLoopback ? [] : ([['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] as const)),
  ];
}

function contentSecurityPolicy(security: PageSecurity): string {
  const { inlineSources, frameAncestors, isLoopback, isPreview, hasGoogle, chatOrigin, hasFlagVendor } =
    security;
  // An editor's preview measures nothing.
  const measuring = measurementSources(isPreview ? {} : security.measurement);
  const google = (path: string) => (hasGoogle ? [`https://accounts.google.com/gsi/${path}`] : []);
  const frames = [...google(''), ...(chatOrigin === undefined ? [] : [chatOrigin])];
  // Beside a hash, 'unsafe-inline' would not count.
  const styles = isPreview ? ["'unsafe-inline'"] : inlineSources.styles;
  const directives = [
    "default-src 'none'",
    ['script-src', "'self'", ...inlineSources.scripts, ...google('client'), ...measuring.scripts].join(' '),
    ['style-src-elem', "'self'", ...styles, ...google('style')].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...measuring.images].join(' '),
    ["font-src 'self'", ...measuring.fonts].join(' '),
    [
      "connect-src 'self'",
      ...google(''),
      ...(hasFlagVendor ? flagVendor : []),
      ...measuring.connections,
    ].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ['frame-ancestors', ...(frameAncestors.length > 0 ? frameAncestors : ["'none'"])].join(' '),
    ...(isLoopback ? [] : ['upgrade-insecure-requests']),
    `report-uri ${cspReportPath}`,
    'report-to csp',
  ];
  return directives.join('; ');
}
