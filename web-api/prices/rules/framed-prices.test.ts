import { frameFamilies } from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import { materials } from '@blattwerk/schemas/shop/wall-art/materials.ts';
import { frameLimits, materialLimits } from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardShops, shopIn } from '../../test-support/seeded-prices.ts';
import { seededPriceTables } from '../seed/seeded-price-tables.ts';
import { calculatorReference, frameData, frameVariants } from './frame-data.ts';
import { framedChoiceOf, frameTypesOf, matTypesOf } from './framed-choice.ts';
import { frameAlone, framedArticle, framedFormatGroup, framedFormats } from './framed-prices.ts';

const tables = seededPriceTables();
const german = shopIn('DE');
const prices = tables.of(german);

const unframed = fc.constantFrom(...materials).map((material) => ({ material }));
const framed = fc.constantFrom(...frameFamilies).chain((frameFamily) =>
  fc.record({
    frameFamily: fc.constant(frameFamily),
    material: fc.constantFrom(...frameLimits[frameFamily].materials),
    frameType: fc.constantFrom(...frameTypesOf(frameFamily)),
    matType: fc.constantFrom(...matTypesOf(frameFamily)),
  }),
);
/** A picture with any size that its limits allow. */
const pictures = fc.oneof(unframed, framed).chain((choice) => {
  const chosen = framedChoiceOf(choice);
  if (!chosen.ok) throw new Error(JSON.stringify(chosen.problem));
  const { minimum, maximumShort, maximumLong } = chosen.limits;
  const short = fc.integer({ min: minimum, max: maximumShort });
  const size = fc.tuple(short, fc.nat({ max: 1000 })).map(([width, share]) => ({
    width,
    height: Math.round(width + ((Math.max(maximumLong, width) - width) * share) / 1000),
  }));
  return fc.record({ choice: fc.constant(choice), size });
});

function articlePrice(choice: object, size: { width: number; height: number }, shop = german, quantity = 1) {
  const asked = { ...choice, format: `${size.width}x${size.height}`, quantity };
  const reply = framedArticle(asked, tables, shop);
  if (!reply.ok) throw new Error(JSON.stringify(reply.problem));
  return reply.value;
}

test('every picture within its limits has a price in every shop, of which the parts are the sum', () => {
  fc.assert(
    fc.property(
      pictures,
      fc.constantFrom(...cardShops),
      fc.integer({ min: 1, max: 50 }),
      ({ choice, size }, shop, quantity) => {
        const { quote } = articlePrice(choice, size, shop, quantity);
        const one = quote.parts.reduce((sum, { amount }) => sum + amount.minorUnits, 0);
        expect(quote.total.currency).toBe(shop.currency);
        expect(Number.isInteger(one) && one > 0).toBe(true);
        expect(one * quantity - quote.saving.minorUnits).toBe(quote.total.minorUnits);
      },
    ),
  );
});

test('a picture’s price is rounded once: areas and edge come exact', () => {
  fc.assert(
    fc.property(pictures, fc.constantFrom(...cardShops), ({ choice, size: { width, height } }, shop) => {
      const { choice: made, quote } = articlePrice(choice, { width, height }, shop);
      const { material, frameFamily, frameType, matType, matSize } = made;
      const of = tables.of(shop).amount;
      const outer = { width: width + 2 * matSize, height: height + 2 * matSize };
      let exact = of(`wall/${material}/piece`) + (width * height * of(`wall/${material}/m2`)) / 1_000_000;
      if (frameFamily) {
        const finish = frameType?.slice(frameFamily.length + 1);
        const edge = (2 * (outer.width + outer.height) * of(`frame/${frameFamily}/metre`)) / 1000;
        exact += of(`frame/${frameFamily}/piece`) + of(`frame/finish/${finish}`) + edge;
      }
      if (matType !== 'mat-none')
        exact += of('frame/mat/piece') + (outer.width * outer.height * of('frame/mat/m2')) / 1_000_000;
      expect(Math.abs(quote.unitPrice.minorUnits - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
    }),
  );
});

test('what a frame holds in a size is offered with what it adds, and costs that when it is chosen', () => {
  fc.assert(
    fc.property(
      pictures,
      fc.constantFrom(...cardShops),
      fc.integer({ min: 1, max: 50 }),
      ({ choice, size }, shop, quantity) => {
        const { options, quote } = articlePrice(choice, size, shop, quantity);
        const selected = options.material.find(({ isSelected }) => isSelected);
        for (const { value, surcharge } of options.material) {
          const other = articlePrice({ ...choice, material: value }, size, shop, quantity);
          expect(other.quote.unitPrice.minorUnits - quote.unitPrice.minorUnits).toBe(
            surcharge.minorUnits - (selected?.surcharge.minorUnits ?? 0),
          );
        }
      },
    ),
  );
  const held = (frameFamily: string) =>
    articlePrice({ frameFamily }, { width: 300, height: 200 }).options.material.map(({ value }) => value);
  expect(held('holzrahmen')).toEqual(['poster', 'hahnemuehle']);
  expect(held('kunststoffrahmen')).toEqual(['poster']);
});

test('a larger picture never costs less', () => {
  fc.assert(
    fc.property(pictures, ({ choice, size }) => {
      const { quote, limits } = articlePrice(choice, size);
      if (size.height >= limits.maximumLong) return;
      const { quote: larger } = articlePrice(choice, { ...size, height: size.height + 1 });
      expect(larger.total.minorUnits).toBeGreaterThanOrEqual(quote.total.minorUnits);
    }),
  );
});

test('a frame opens in black with its white mat, priced by edge and area', () => {
  const { choice, quote } = articlePrice({ frameFamily: 'holzrahmen' }, { width: 400, height: 600 });
  expect(choice).toEqual({
    material: 'poster',
    frameFamily: 'holzrahmen',
    frameType: 'holzrahmen-schwarz',
    matType: 'mat-weiss',
    matSize: 30,
    format: '400x600',
  });
  // A poster of 0,24 m²; a frame of 2 × (460 + 660) mm; a mat of 0,3036 m².
  expect(quote.parts.map(({ part, amount }) => [part, amount.minorUnits])).toEqual([
    ['picture', 490 + 576],
    ['frame', 990 + Math.round(2.24 * 1390)],
    ['mat', 390 + Math.round(0.3036 * 2900)],
  ]);
});

test('a size outside the limits is refused with the listed ones inside', () => {
  const asked = { frameFamily: 'fotorahmen', format: '500x700' } as const;
  const reply = framedArticle(asked, tables, german);
  expect(reply).toMatchObject({ problem: { status: 422, errors: [{ path: ['format'] }] } });
  const allowed = reply.ok ? [] : (reply.problem.errors?.[0]?.allowed ?? []);
  expect(allowed).toContain('300x400');
  for (const format of allowed)
    expect(framedArticle({ ...asked, format: String(format) }, tables, german).ok).toBe(true);
});

test.each([
  [{ frameFamily: 'kunststoffrahmen', material: 'leinwand' } as const, 'material', ['poster']],
  [{ frameFamily: 'artbox', matType: 'mat-weiss' } as const, 'matType', ['mat-none']],
  [
    { frameFamily: 'alurahmen', frameType: 'holzrahmen-gold' } as const,
    'frameType',
    frameTypesOf('alurahmen'),
  ],
  [{ matType: 'mat-weiss' } as const, 'matType', ['mat-none']],
])('%j does not go together', (asked, field, allowed) => {
  expect(framedFormats(asked, prices)).toMatchObject({
    problem: { status: 422, errors: [{ path: [field], allowed }] },
  });
});

test('listed sizes carry the price that each has as an article', () => {
  const asked = { frameFamily: 'schattenfuge-leinwand', frameType: 'schattenfuge-leinwand-gold' } as const;
  const reply = framedFormats(asked, prices);
  const groups = reply.ok ? reply.value.groups : [];
  expect(groups.map(({ group }) => group)).toEqual(['landscape', 'portrait', 'square', 'panorama']);
  for (const { formats, priceFrom } of groups) {
    expect(Math.min(...formats.map(({ price }) => price.minorUnits))).toBe(priceFrom.minorUnits);
    for (const { price, width, height } of formats)
      expect(articlePrice(asked, { width, height }).quote.total).toEqual(price);
  }
});

test('a shape of which no size fits names those that do', () => {
  const asked = { frameFamily: 'fotorahmen', group: 'panorama' } as const;
  expect(framedFormatGroup(asked, prices)).toMatchObject({
    problem: { errors: [{ path: ['group'], allowed: ['landscape', 'portrait', 'square'] }] },
  });
});

test('a frame alone costs what it adds to a picture', () => {
  const size = { width: 300, height: 400 };
  const asked = { frameFamily: 'alurahmen', frameType: 'alurahmen-gold' } as const;
  const reply = frameAlone({ ...asked, format: '300x400' }, tables, german);
  if (!reply.ok) throw new Error(reply.problem.detail);
  const whole = articlePrice(asked, size).quote.total.minorUnits;
  const bare = articlePrice({ material: 'poster' }, size).quote.total.minorUnits;
  expect(reply.value.quote.total.minorUnits).toBe(whole - bare);
  expect(reply.value.outerFormat).toBe('360x460');
});

test('the calculator’s reference price follows from its two prices', () => {
  const reply = calculatorReference(undefined, prices);
  if (!reply.ok) throw new Error(reply.problem.detail);
  expect(reply.value.materials.map(({ material }) => material)).toEqual([...materials]);
  for (const { material, pricePerPiece, pricePerSquareMetre, reference, limits } of reply.value.materials) {
    const area = (reference.width * reference.height * pricePerSquareMetre.minorUnits) / 1_000_000;
    expect(reference.price.minorUnits).toBe(pricePerPiece.minorUnits + Math.round(area));
    expect(articlePrice({ material }, reference).quote.total).toEqual(reference.price);
    expect(limits).toEqual(materialLimits[material]);
  }
});

test('frames by their types, and everything at once', () => {
  const some = frameVariants({ frameType: ['artbox-eiche', 'artbox-weiss'] }, prices);
  expect(some.ok && some.value.variants.map(({ frameFamily }) => frameFamily)).toEqual(['artbox']);
  expect(frameVariants({ frameType: ['artbox-eiche', 'artbox-plush'] }, prices)).toMatchObject({
    problem: { status: 404, errors: [{ path: ['frameType', 1] }] },
  });
  const data = frameData(prices);
  for (const { frameTypes, frameFamily } of data.frameFamilies)
    expect(frameTypes.filter(({ isDefault }) => isDefault).map(({ frameType }) => frameType)).toEqual([
      `${frameFamily}-schwarz`,
    ]);
});
