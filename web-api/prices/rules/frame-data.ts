import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import {
  type FrameFamily,
  frameFamilies,
  frameFamilyTable,
} from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import { frameFinishesOf, frameName, frameTypeOf } from '@blattwerk/schemas/shop/wall-art/frame-types.ts';
import { type Material, materialLabels, materials } from '@blattwerk/schemas/shop/wall-art/materials.ts';
import {
  frameLimits,
  materialLimits,
  wallFormatGroupLabels,
  wallFormatGroups,
  wallFormats,
} from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';
import type { AnswerOf, QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { FrameVariants } from '@blattwerk/schemas/web-api/prices/photo-frame-endpoints.ts';
import type { Reply } from '../../http/handler.ts';
import { problem } from '../../http/problems.ts';
import type { Prices } from '../price-tables.ts';
import { byArea } from './area.ts';
import { exactly, rounded } from './exact-amount.ts';
import { familyOfFrameType, matTypesOf } from './framed-choice.ts';
import { framedPriceFrom } from './framed-prices.ts';
import { listedFormats } from './wall-sizes.ts';

type Variants = 'GET /web-api/variants-for-frame-types';
type Data = AnswerOf<'GET /web-api/product-selection-photo-frame/data'>;
type From = AnswerOf<'GET /web-api/product-selection-photo-frame/prices-from'>;
type Reference = 'GET /web-api/calculator/reference';

/** Frames of the families that the frame types belong to; without any, of all. */
export function frameVariants({ frameType: types }: QueryOf<Variants>, prices: Prices): Reply<Variants> {
  const errors = (types ?? []).flatMap((type, place) => {
    const message = 'There is no such frame.';
    return familyOfFrameType(type) ? [] : [{ in: 'query' as const, path: ['frameType', place], message }];
  });
  if (errors.length > 0) return { ok: false, problem: problem(404, 'Some frames do not exist.', { errors }) };
  const asked = new Set(types?.map(familyOfFrameType));
  const families = frameFamilies.filter((family) => types === undefined || asked.has(family));
  return { ok: true, value: { variants: families.map((family) => variantsOf(family, prices)) } };
}

function variantsOf(family: FrameFamily, prices: Prices): FrameVariants {
  const { label, defaultFrameType, defaultMatType, defaultMatSize } = frameFamilyTable[family];
  const { materials: held, ...limits } = frameLimits[family];
  return {
    frameFamily: family,
    label,
    materials: [...held],
    limits,
    matTypes: matTypesOf(family),
    defaultMatType,
    matSize: defaultMatSize,
    frameTypes: frameFinishesOf[family].map((finish) => {
      const frameType = frameTypeOf(family, finish);
      return {
        frameType,
        label: frameName(family, finish),
        surcharge: prices.money(prices.amount(`frame/finish/${finish}`)),
        isDefault: frameType === defaultFrameType,
      };
    }),
  };
}

/** From what price pictures on each material, and in each frame, begin. */
export function pricesFrom(prices: Prices): From {
  return {
    materials: materials.map((material) => ({
      material,
      label: materialLabels[material],
      priceFrom: prices.money(framedPriceFrom({ material }, prices)),
    })),
    frameFamilies: frameFamilies.map((frameFamily) => ({
      frameFamily,
      label: frameFamilyTable[frameFamily].label,
      priceFrom: prices.money(framedPriceFrom({ frameFamily, matType: 'mat-none' }, prices)),
    })),
  };
}

/** Everything that pictures and frames may be made of. */
export function frameData(prices: Prices): Data {
  const from = pricesFrom(prices);
  return {
    materials: from.materials.map((entry) => ({ ...entry, limits: materialLimits[entry.material] })),
    frameFamilies: from.frameFamilies.map(({ frameFamily, priceFrom }) => ({
      ...variantsOf(frameFamily, prices),
      priceFrom,
    })),
    formatGroups: wallFormatGroups.map((group) => ({
      group,
      label: wallFormatGroupLabels[group],
      formats: [...wallFormats[group]],
    })),
  };
}

/** Prices of materials for calculating in the page; `reference` is one size to check against. */
export function calculatorReference(
  asked: readonly Material[] | undefined,
  prices: Prices,
): Reply<Reference> {
  const chosen = materials.filter((material) => asked === undefined || asked.includes(material));
  return {
    ok: true,
    value: {
      materials: chosen.map((material) => {
        const [pricePerPiece, pricePerSquareMetre] = ['piece', 'm2'].map((unit) =>
          prices.amount(`wall/${material}/${unit}`),
        );
        const limits = materialLimits[material];
        const [format = smallest] = listedFormats('landscape', limits);
        const price = rounded(exactly(pricePerPiece ?? 0) + byArea(format, pricePerSquareMetre ?? 0));
        return {
          material,
          label: materialLabels[material],
          limits,
          pricePerPiece: prices.money(pricePerPiece ?? 0),
          pricePerSquareMetre: prices.money(pricePerSquareMetre ?? 0),
          reference: { format: `${format.width}x${format.height}`, ...format, price: prices.money(price) },
        };
      }),
    },
  };
}

const smallest = parseFormat('200x150') ?? { width: 200, height: 150 };
