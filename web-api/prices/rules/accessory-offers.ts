import { envelopeFits, inlayFits } from '@blattwerk/schemas/shop/accessories/accessory-fit.ts';
import { cardAccessories } from '@blattwerk/schemas/shop/accessories/card-accessories.ts';
import { envelopePriceKindOf } from '@blattwerk/schemas/shop/accessories/envelope-classes.ts';
import type { Format } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { AccessoryOffer } from '@blattwerk/schemas/web-api/prices/accessory.ts';
import type { AccessoryRow, Prices } from '../price-tables.ts';

/** Accessories with their prices; with a card's format only the envelopes and inlays that fit it. */
export function accessoryOffers(
  rows: readonly AccessoryRow[],
  prices: Prices,
  card?: Format | undefined,
): AccessoryOffer[] {
  return rows
    .filter((row) => card === undefined || fits(row, card))
    .map((row) => accessoryOffer(row, prices));
}

export function accessoryOffer(row: AccessoryRow, prices: Prices): AccessoryOffer {
  const { sku, subType, width, height, paper, color, label, priceName } = row;
  const kind = cardAccessories.find((candidate) => candidate === row.kind) ?? 'standard';
  const isSized = width !== null && height !== null;
  return {
    sku,
    kind,
    subType,
    width,
    height,
    paper,
    color,
    label,
    envelopeClass: kind === 'envelope' && isSized ? envelopePriceKindOf({ width, height }) : null,
    unitPrice: prices.money(prices.amount(priceName)),
  };
}

function fits({ kind, width, height }: AccessoryRow, card: Format): boolean {
  if (width === null || height === null) return true;
  if (kind === 'envelope') return envelopeFits({ width, height }, card);
  return kind !== 'inlay' || inlayFits({ width, height }, card);
}
