import { photoboxContents } from '@blattwerk/schemas/shop/photo-products/photobox-contents.ts';
import {
  photoboxDesigns,
  photoboxMaterialLabels,
  photoboxMaterials,
  photoboxTypeLabels,
  photoboxTypes,
} from '@blattwerk/schemas/shop/photo-products/photoboxes.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { AnswerOf, QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { PriceTables } from '../price-tables.ts';
import { exactly } from './exact-amount.ts';
import { quoteFor } from './quote.ts';

/** Every box: itself, and its prints on their paper. */
export function photoboxPrices(
  {
    type: askedType,
    material: askedMaterial,
    quantity = 1,
    deliveryCountry,
  }: QueryOf<'GET /price-api/photoboxes'>,
  tables: PriceTables,
  shop: ShopContext,
): AnswerOf<'GET /price-api/photoboxes'> {
  const prices = tables.of(shop);
  const types = photoboxTypes.filter((type) => askedType === undefined || type === askedType);
  const materials = photoboxMaterials.filter(
    (material) => askedMaterial === undefined || material === askedMaterial,
  );
  const boxes = types.flatMap((type) =>
    materials.flatMap((material) =>
      photoboxContents[type].prints.map((prints) => {
        const print =
          prices.amount(`photobox/${type}/print`) + prices.amount(`photobox/material/${material}`);
        const label = photoboxTypeLabels[type];
        const materialLabel = photoboxMaterialLabels[material];
        const parts = [
          { part: 'box', label, exact: exactly(prices.amount(`photobox/${type}/box`)) },
          { part: 'prints', label: `${prints} Abzüge, ${materialLabel}`, exact: exactly(prints * print) },
        ];
        const order = { parts, quantity, country: deliveryCountry ?? shop.country };
        const { format } = photoboxContents[type];
        return {
          type,
          label,
          material,
          materialLabel,
          prints,
          format,
          quote: quoteFor(order, 'photobox', prices),
        };
      }),
    ),
  );
  return { designs: [...photoboxDesigns], boxes };
}
