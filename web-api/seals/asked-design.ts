import type { DraftChoice } from '@blattwerk/schemas/configurator/draft.ts';
import { priceFormatOf } from '@blattwerk/schemas/products/product-formats.ts';
import { frameFamilySchema } from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import type { Problem, ProblemField } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { endpoints } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { z } from 'zod';
import type { CatalogueDesign } from '../catalogue/catalogue.ts';
import { problem, unprocessable } from '../http/problems.ts';
import { readPart } from '../http/read-part.ts';
import type { AskedDesign } from '../prices/rules/designed-price.ts';
import { refuseUnlessAllowed } from '../prices/rules/refuse-unless-allowed.ts';
import type { Product } from '../products/product.ts';

type Read = { ok: true; asked: AskedDesign } | { ok: false; problem: Problem };
type Sold = Pick<Product, 'kind' | 'id' | 'productType' | 'formats'> & {
  design: Pick<CatalogueDesign, 'isRefinable' | 'facets'> | undefined;
};

/** What a draft asks for of its product, read as the addresses of prices read it; what its kind has no choice of is left out. */
export function askedDesign(product: Sold, choice: DraftChoice): Read {
  const refused = refuseUnlessAllowed(checksOf(product, choice), 'body');
  if (refused) return { ok: false, problem: refused };
  const { productType } = product;
  const format = choice.format ?? priceFormats(product)[0];
  switch (printedAs(product)) {
    case 'card': {
      const refinement = product.design?.isRefinable ? choice.refinement : 'ohne';
      const fields = {
        productType,
        format,
        refinement,
        ...only(choice, 'paper', 'punching', 'ribbon', 'tag'),
      };
      return read(cardQuery, fields, (query) => ({ kind: 'card', ...query }));
    }
    case 'calendar': {
      const fields = { calendarType: productType, format, ...only(choice, 'mounting') };
      return read(calendarQuery, fields, (query) => ({ kind: 'calendar', ...query }));
    }
    case 'photobook': {
      const fields = {
        photobookType: productType,
        format,
        ...only(choice, 'cover', 'paper', 'lamination', 'pages'),
      };
      return read(photobookQuery, fields, (query) => ({ kind: 'photobook', ...query }));
    }
    case 'collage': {
      const fields = { collageType: productType, format };
      return read(collageQuery, fields, (query) => ({ kind: 'collage', ...query }));
    }
    case 'merch': {
      const fields = { article: productType, variant: choice.variant ?? variantsOf(product)[0] };
      return read(merchQuery, fields, (query) => ({ kind: 'merch', ...query }));
    }
    case 'photoprint': {
      const fields = { format, ...only(choice, 'paper', 'border') };
      return read(printQuery, fields, (query) => ({ kind: 'photoprint', ...query }));
    }
    case 'photoframe':
      return read(framedQuery, framedFields(product, choice), (query) => ({ kind: 'photoframe', ...query }));
    case 'photobox': {
      const fields = { type: productType, ...only(choice, 'material') };
      const prints = choice.prints === undefined ? undefined : Number(choice.prints);
      return read(photoboxQuery, fields, (query) => ({ kind: 'photobox', ...query, prints }));
    }
    default:
      return { ok: false, problem: problem(422, 'A product of this kind has no design.') };
  }
}

const cardQuery = endpoints['GET /web-api/card-price'].query;
const calendarQuery = endpoints['GET /web-api/calendar-price'].query;
const photobookQuery = endpoints['GET /web-api/photobook-price'].query;
const collageOrMerchQuery = endpoints['GET /web-api/collage-designer-merch-price'].query;
const collageQuery = collageOrMerchQuery
  .pick({ collageType: true, format: true })
  .required({ collageType: true });
const merchQuery = collageOrMerchQuery.pick({ article: true, variant: true }).required({ article: true });
const printQuery = endpoints['GET /price-api/prices/article'].query;
const framedQuery = endpoints['GET /web-api/product-selection-photo-frame/price-article'].query;
const photoboxQuery = endpoints['GET /price-api/photoboxes'].query.required({ type: true });

/** A frame is its product's id and holds what is chosen; a picture without a frame is on the material of that id. */
function framedFields({ id, productType, formats }: Sold, { format = formats[0], ...choice }: DraftChoice) {
  return isFrameFamily(productType)
    ? {
        frameFamily: productType,
        frameType: id,
        material: choice.substrate,
        matType: choice.mat,
        format,
      }
    : { material: id, format };
}

function isFrameFamily(productType: string): boolean {
  return frameFamilySchema.safeParse(productType).success;
}

/** A card that is one print is priced as a print. */
function printedAs({ kind, productType }: Sold): Product['kind'] {
  return kind === 'card' && productType === 'fotoabzug' ? 'photoprint' : kind;
}

/** What only the product itself knows: its sizes, what its design fits, whether it takes metal. */
function checksOf(product: Sold, { format, refinement, variant }: DraftChoice) {
  const isRefinable = product.design?.isRefinable ?? false;
  const variants = variantsOf(product);
  return [
    {
      field: 'format',
      value: hasListedFormats(product) ? format : undefined,
      allowed: priceFormats(product),
      message: 'Choose a format this design is made in.',
    },
    {
      field: 'refinement',
      value: product.kind !== 'card' || isRefinable ? undefined : refinement,
      allowed: ['ohne'],
      message: 'This design takes no refinement.',
    },
    {
      field: 'variant',
      value: product.kind === 'merch' && variants.length > 0 ? variant : undefined,
      allowed: variants,
      message: 'Choose a variant this design fits.',
    },
  ];
}

/** Gifts and boxes have no size to choose; pictures for the wall have any within their limits. */
function hasListedFormats({ kind }: Sold): boolean {
  return kind !== 'merch' && kind !== 'photobox' && kind !== 'photoframe';
}

function priceFormats({ kind, formats }: Sold): string[] {
  return formats.flatMap((size) => priceFormatOf(kind, size) ?? []);
}

function variantsOf({ kind, design }: Sold): readonly string[] {
  return kind === 'merch' ? (design?.facets.variant ?? []) : [];
}

function only(choice: DraftChoice, ...names: string[]): DraftChoice {
  return Object.fromEntries(Object.entries(choice).filter(([name]) => names.includes(name)));
}

function read<Query>(
  schema: z.ZodType<Query>,
  fields: Record<string, string | undefined>,
  askedOf: (query: Query) => AskedDesign,
): Read {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { ok: true, asked: askedOf(parsed.data) };
  const part = readPart('body', schema, fields);
  const errors: ProblemField[] = part.ok ? [] : part.errors;
  return { ok: false, problem: unprocessable('The product is not made like this.', errors) };
}
