import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  consentCookie,
  consentPurposes,
  consentRevision,
  type Decision,
  purposesOf,
  readDecision,
} from './consent.ts';
import type { Measurement } from './measurement.ts';

const measurements: Measurement[] = [
  {},
  { trackingId: 'G-1A2B3C' },
  { trackingId: 'GTM-1A2B3C' },
  { trackingId: 'G-1A2B3C', recording: { id: '123456', version: 6 } },
];

/** As the dialog writes it, as far as it is read here. */
const decisionCookie = (decision: Decision, measurement: Measurement) =>
  encodeURIComponent(
    JSON.stringify({ categories: ['necessary', ...decision], revision: consentRevision(measurement) }),
  );

test('a decision is read back as far as the shop asks for it, among other cookies', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...measurements),
      fc.subarray([...consentPurposes]),
      fc.constantFrom('', 'a=b; ', 'not-blattwerk-consent=1; '),
      (measurement, decision, before) => {
        const cookies = `${before}${consentCookie}=${decisionCookie(decision, measurement)}; z=1`;
        const asked = purposesOf(measurement);
        expect(readDecision(cookies, measurement)).toEqual(asked.filter((one) => decision.includes(one)));
      },
    ),
  );
});

test('whatever else stands there is no decision, and never throws', () => {
  expect(readDecision('', {})).toBeUndefined();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (value) => {
      expect(readDecision(`${consentCookie}=${value}`, {}) ?? []).toEqual([]);
    }),
  );
});

test('who agreed to less is asked again once the shop is set up with more', () => {
  const cookies = `${consentCookie}=${decisionCookie(['statistics'], {})}`;
  expect(readDecision(cookies, {})).toEqual(['statistics']);
  expect(readDecision(cookies, { trackingId: 'GTM-1A2B3C' })).toBeUndefined();
});

test('advertising is asked for only where a tag manager could bring it', () => {
  expect(measurements.map(purposesOf)).toEqual([
    ['statistics'],
    ['statistics'],
    ['statistics', 'marketing'],
    ['statistics'],
  ]);
});
