import { describe, expect, it } from 'vitest';
import { papers, paperTable } from './cards/papers.ts';
import { deliveryCountries } from './markets/countries.ts';
import { currencies } from './markets/currencies.ts';
import { maxWidthBreakpoints, minWidthBreakpoints } from './pages/breakpoints.ts';
import {
  calendarFormatGroups,
  calendarFormats,
  calendarFormatTable,
} from './photo-products/calendar-formats.ts';
import {
  calendarFormatsOf,
  calendarMountings,
  calendarTypes,
  calendarTypeTable,
} from './photo-products/calendars.ts';
import { photobookCombinations } from './photo-products/photobook-combinations.ts';
import {
  photobookBindings,
  photobookCovers,
  photobookFormats,
  photobookFormatTable,
  photobookOrientations,
  photobookPapers,
  photobookTypes,
} from './photo-products/photobooks.ts';
import { shippingPricesTo } from './service/shipping.ts';
import { aspectRatioSize, aspectRatios } from './sizes/aspect-ratios.ts';
import { dinName } from './sizes/din-sizes.ts';
import { orientationOf } from './sizes/formats.ts';

describe('calendars', () => {
  it.each(calendarTypes)('%s has formats in each of its groups', (type) => {
    const groups = calendarFormatsOf(type).map((format) => calendarFormatTable[format].group);
    expect(new Set(groups)).toEqual(new Set(calendarTypeTable[type].formatGroups));
    expect(calendarTypeTable[type].mountings.length).toBeGreaterThan(0);
  });

  it('use every format, group and mounting', () => {
    expect(new Set(calendarTypes.flatMap(calendarFormatsOf))).toEqual(new Set(calendarFormats));
    const entries = calendarTypes.map((type) => calendarTypeTable[type]);
    expect(new Set(entries.flatMap(({ formatGroups }) => formatGroups))).toEqual(
      new Set(calendarFormatGroups),
    );
    expect(new Set(entries.flatMap(({ mountings }) => mountings))).toEqual(new Set(calendarMountings));
  });

  it('stand on a table only when small', () => {
    expect(calendarFormatsOf('tischkalender')).not.toContain('a4-landscape');
    expect(calendarFormatsOf('tischkalender')).toContain('a5-landscape');
  });

  it.each(calendarFormats.filter((format) => /^a\d/.test(format)))(
    '%s is the DIN size it is named after',
    (format) => {
      expect(dinName(calendarFormatTable[format])?.toLowerCase()).toBe(format.slice(0, 2));
      expect(format).toContain(orientationOf(calendarFormatTable[format]));
    },
  );
});

describe('photo books', () => {
  it.each(photobookTypes)('%s opens with an allowed format of the orientation asked for', (type) => {
    for (const orientation of photobookOrientations) {
      const format = photobookCombinations[type].defaultFormats[orientation];
      expect(photobookCombinations[type].formats).toContain(format);
      expect(photobookFormatTable[format].orientation).toBe(orientation);
    }
  });

  it('use every format, cover, binding and paper', () => {
    const combinations = photobookTypes.map((type) => photobookCombinations[type]);
    expect(new Set(combinations.flatMap(({ formats }) => formats))).toEqual(new Set(photobookFormats));
    expect(new Set(combinations.flatMap(({ covers }) => covers))).toEqual(new Set(photobookCovers));
    expect(new Set(combinations.flatMap(({ bindings }) => bindings))).toEqual(new Set(photobookBindings));
    expect(new Set(combinations.flatMap(({ papers }) => papers))).toEqual(new Set(photobookPapers));
  });

  it.each(photobookFormats)('%s has the orientation of its size', (format) => {
    const entry = photobookFormatTable[format];
    expect(entry.orientation).toContain(orientationOf(entry));
  });
});

it('offers ten papers, some of which take a refinement', () => {
  expect(papers).toHaveLength(10);
  const refinable = papers.filter((paper) => paperTable[paper].takesRefinement);
  expect(refinable.length).toBeGreaterThan(0);
  expect(refinable.length).toBeLessThan(papers.length);
});

it('prices shipping to every country in the money of any shop, the faster the dearer', () => {
  for (const country of deliveryCountries) {
    for (const currency of currencies) {
      const { standard, express, saturdayExpress = express } = shippingPricesTo(country, currency);
      expect([standard, express, saturdayExpress].map((price) => price.currency)).toEqual(
        Array(3).fill(currency),
      );
      expect(standard.minorUnits).toBeGreaterThan(0);
      expect(express.minorUnits).toBeGreaterThan(standard.minorUnits);
      expect(saturdayExpress.minorUnits).toBeGreaterThanOrEqual(express.minorUnits);
    }
  }
});

it('starts each layout where the one before ends', () => {
  const { xs, sm, md, lg, xl, xxl } = maxWidthBreakpoints;
  expect([xs, sm, md, lg, xl, xxl].map((width) => width + 1)).toEqual([...minWidthBreakpoints]);
});

it.each(aspectRatios)('aspect ratio %s is written as it is meant', (ratio) => {
  const { width, height } = aspectRatioSize[ratio];
  expect(`${width}:${height}`).toBe(ratio);
});
