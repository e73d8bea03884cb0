import type { Measurement } from '@blattwerk/schemas/shop/visitors/measurement.ts';
import { expect, test } from 'vitest';
import { pageSecurityHeaders } from './security-headers.ts';

const page = {
  inlineSources: { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] },
  frameAncestors: [],
  isLoopback: false,
  isPreview: false,
  measurement: {},
};

function headersOf(hasGoogle: boolean, chatOrigin?: string, hasFlagVendor = false) {
  const headers = new Map(pageSecurityHeaders({ ...page, hasGoogle, chatOrigin, hasFlagVendor }));
  return {
    policy: headers.get('Content-Security-Policy') ?? '',
    opener: headers.get('Cross-Origin-Opener-Policy'),
  };
}

test('a shop without sign-in by Google lets nothing of Google in', () => {
  const { policy, opener } = headersOf(false);
  expect(policy).not.toContain('google');
  expect(policy).not.toContain('frame-src');
  expect(opener).toBe('same-origin');
});

test('one with it lets in what the button needs, and its window answer', () => {
  const { policy, opener } = headersOf(true);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'sha256-a' https://accounts.google.com/gsi/client",
      "style-src-elem 'self' 'sha256-b' https://accounts.google.com/gsi/style",
      "connect-src 'self' https://accounts.google.com/gsi/",
      'frame-src https://accounts.google.com/gsi/',
    ]),
  );
  expect(opener).toBe('same-origin-allow-popups');
});

test('a shop with a chat may frame its page, and nothing else', () => {
  expect(headersOf(false, 'https://chat.example').policy.split('; ')).toContain(
    'frame-src https://chat.example',
  );
  expect(headersOf(true, 'https://chat.example').policy.split('; ')).toContain(
    'frame-src https://accounts.google.com/gsi/ https://chat.example',
  );
});

test('the vendor of flags is let in only where it decides them', () => {
  expect(headersOf(false).policy).not.toContain('split.io');
  expect(headersOf(false, undefined, true).policy.split('; ')).toContain(
    "connect-src 'self' https://sdk.split.io https://events.split.io https://telemetry.split.io",
  );
});

test('programs that measure are let in only where the shop is set up with them, and never in previews', () => {
  const policyWith = (measurement: Measurement, isPreview = false) =>
    new Map(
      pageSecurityHeaders({
        ...page,
        hasGoogle: false,
        chatOrigin: undefined,
        hasFlagVendor: false,
        measurement,
        isPreview,
      }),
    ).get('Content-Security-Policy') ?? '';
  const recording = { id: '1234567', version: 6 };
  expect(policyWith({})).not.toMatch(/google|hotjar/);
  expect(policyWith({ trackingId: 'G-1A2B3C' })).toContain(
    "script-src 'self' 'sha256-a' https://www.googletagmanager.com;",
  );
  expect(policyWith({ trackingId: 'G-1A2B3C' })).not.toContain('hotjar');
  expect(policyWith({ recording })).toContain("font-src 'self' https://script.hotjar.com;");
  expect(policyWith({ recording })).not.toContain('google');
  expect(policyWith({ trackingId: 'GTM-1A2B3C', recording }, true)).not.toMatch(/google|hotjar/);
});
