import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storefrontSites } from '../../../workspace-api/storefront-sites.ts';
import {
  type AxisId,
  type AxisSpace,
  axes,
  axisIds,
  forAll,
  type Ticks,
  today,
  type View,
  versionOf,
} from './axes.ts';
import { framesOf, mostFrames } from './frames-of.ts';
import { readTicks, writeTicks } from './matrix-address.ts';

const space: AxisSpace = {
  channels: storefrontSites('http://localhost:3000'),
  tests: [
    { flag: 'vorteile', treatment: 'on', name: undefined },
    { flag: 'einstieg', treatment: 'bild', name: 'bild' },
  ],
  days: ['2030-12-01', '2030-12-24'],
};
const now: View = {
  channel: 'blattwerk',
  country: 'DE',
  language: 'default',
  width: 'desktop',
  version: forAll,
  customer: 'private',
  day: today,
};
const viewsOf = (ticks: Ticks) => framesOf(ticks, now, space).frames.map(({ view }) => view);

const anyTicks: fc.Arbitrary<Ticks> = fc.record(
  Object.fromEntries(axisIds.map((axis) => [axis, fc.subarray([...axes[axis].values(space)])])),
);

test('without a tick there is the one preview', () => {
  expect(viewsOf({})).toEqual([now]);
});

test('countries come in the language of the preview, or in their own', () => {
  expect(
    viewsOf({ country: ['DE', 'FR', 'CH'] }).map(({ country, language }) => `${country} ${language}`),
  ).toEqual(['DE default', 'CH default', 'FR fr']);
});

test('a language alone comes in the country that speaks it', () => {
  expect(viewsOf({ language: ['fr'] }).map(({ country }) => country)).toHaveLength(1);
  expect(viewsOf({ language: ['fr'] })[0]?.language).toBe('fr');
});

test('countries and languages combine where the shop has both', () => {
  const views = viewsOf({ country: ['DE', 'CH'], language: ['default', 'fr'] });
  expect(views.map(({ country, language }) => `${country} ${language}`)).toEqual([
    'DE default',
    'CH default',
    'CH fr',
  ]);
});

test('versions and customers combine, and a version is read again from its value', () => {
  const views = viewsOf({ version: [forAll, 'vorteile:on'], customer: ['private', 'business'] });
  expect(views).toHaveLength(4);
  expect(versionOf('vorteile:on')).toEqual({ flag: 'vorteile', treatment: 'on' });
  expect(versionOf(forAll)).toBeUndefined();
});

test('days stand beside today, and one of them alone is no other page', () => {
  expect(viewsOf({ day: [today, '2030-12-24'] }).map(({ day }) => day)).toEqual([today, '2030-12-24']);
  expect(viewsOf({ day: ['2031-01-01'] })).toEqual([now]);
});

test('there are at most twelve, none twice, each at an address that the shop has', () => {
  fc.assert(
    fc.property(anyTicks, (ticks) => {
      const { frames, wanted } = framesOf(ticks, now, space);
      expect(frames.length).toBe(Math.min(wanted, mostFrames));
      expect(new Set(frames.map(({ view }) => JSON.stringify(view))).size).toBe(frames.length);
      for (const { view, site, channel } of frames) {
        expect(channel.sites).toContain(site);
        for (const axis of ['width', 'version', 'customer', 'channel'] satisfies AxisId[])
          if (ticks[axis]?.length) expect(ticks[axis]).toContain(view[axis]);
      }
    }),
  );
});

test('frames keep their keys when the one preview goes elsewhere', () => {
  const keys = (country: string) =>
    framesOf({ width: ['360', 'desktop'] }, { ...now, country }, space).frames.map(({ key }) => key);
  expect(keys('AT')).toEqual(keys('DE'));
  expect(new Set(keys('DE')).size).toBe(2);
});

test('what is ticked is read again from the address', () => {
  fc.assert(
    fc.property(anyTicks, (ticks) => {
      const filled = Object.fromEntries(Object.entries(ticks).filter(([, values]) => values.length > 0));
      expect(readTicks(writeTicks(ticks))).toEqual(filled);
    }),
  );
  expect(readTicks('')).toBeUndefined();
  expect(writeTicks(undefined)).toBe('');
});
