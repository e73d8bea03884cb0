import { calendarMonths } from '@blattwerk/schemas/configurator/calendar-months.ts';
import { inLanguage } from '@blattwerk/schemas/languages/phrases.ts';
import { punchingLabels } from '@blattwerk/schemas/shop/accessories/punchings.ts';
import { ribbonLabels } from '@blattwerk/schemas/shop/accessories/ribbons.ts';
import { tagLabels } from '@blattwerk/schemas/shop/accessories/tags.ts';
import { paperTable } from '@blattwerk/schemas/shop/cards/papers.ts';
import { refinementLabels } from '@blattwerk/schemas/shop/cards/refinements.ts';
import { calendarMountingLabels } from '@blattwerk/schemas/shop/photo-products/calendars.ts';
import {
  photobookCoverLabels,
  photobookLaminationLabels,
  photobookPaperLabels,
} from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import { photoboxMaterialLabels } from '@blattwerk/schemas/shop/photo-products/photoboxes.ts';
import { printBorderLabels } from '@blattwerk/schemas/shop/photo-products/print-formats.ts';
import { printPaperLabels } from '@blattwerk/schemas/shop/photo-products/print-papers.ts';
import { displayFormat, lengthUnitOf } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { matTypeLabels } from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import { materialLabels } from '@blattwerk/schemas/shop/wall-art/materials.ts';
import { variantLabel } from '../prices/rules/collage-price.ts';
import type { DesignedChoice } from '../prices/rules/designed-choice.ts';
import type { SealedDesign } from '../seals/sealed-designs.ts';
import type { Texts } from '../texts/de.ts';
import type { PricingContext } from './pricing-context.ts';

type Shown = Pick<SealedDesign, 'choice' | 'format' | 'names' | 'prints' | 'calendar'>;

/** What was chosen of something designed, in the buyer's language: its size, then what was not left out. */
export function designedDetails(
  { choice, format, names, prints, calendar }: Shown,
  { buyer, texts }: Pick<PricingContext, 'buyer' | 'texts'>,
): string[] {
  const size = choice.kind === 'merch' || choice.kind === 'photobox' ? undefined : parseFormat(format);
  const unit = lengthUnitOf(buyer.channel, buyer.locale);
  return [
    ...(size ? [displayFormat(size, buyer.locale, unit)] : []),
    ...(calendar ? [calendarMonths(calendar, buyer.locale)] : []),
    ...countsOf(choice, texts.basket),
    ...labelsOf(choice).map((label) => inLanguage(label, buyer.language)),
    ...(names.length > 0 ? [texts.basket.names(names.length)] : []),
    ...(prints.length > 0 ? [texts.basket.photos(prints.length)] : []),
  ];
}

function countsOf(choice: DesignedChoice, { pages, prints }: Texts['basket']): string[] {
  if (choice.kind === 'photobook') return [pages(choice.pages)];
  return choice.kind === 'photobox' ? [prints(choice.prints)] : [];
}

/** German labels of the choices, as the tables have them. */
function labelsOf(choice: DesignedChoice): string[] {
  switch (choice.kind) {
    case 'card': {
      const { paper, refinement, punching, ribbon, tag } = choice;
      return [
        paperTable[paper].label,
        ...(refinement === 'ohne' ? [] : [refinementLabels[refinement]]),
        ...(punching === 'none' ? [] : [punchingLabels[punching]]),
        ...(ribbon === 'none' ? [] : [ribbonLabels[ribbon]]),
        ...(tag === 'none' ? [] : [tagLabels[tag]]),
      ];
    }
    case 'calendar':
      return [calendarMountingLabels[choice.mounting]];
    case 'photobook': {
      const { paper, cover, lamination } = choice;
      return [
        photobookPaperLabels[paper],
        photobookCoverLabels[cover],
        ...(lamination === null ? [] : [photobookLaminationLabels[lamination]]),
      ];
    }
    case 'collage':
      return [];
    case 'merch':
      return [variantLabel(choice.variant)];
    case 'photoprint': {
      const { paper, border } = choice;
      return [printPaperLabels[paper], ...(border === 'none' ? [] : [printBorderLabels[border]])];
    }
    case 'photoframe': {
      const { frameFamily, material, matType } = choice;
      // Without a frame the product itself is called by its material.
      return frameFamily === null
        ? []
        : [materialLabels[material], ...(matType === 'mat-none' ? [] : [matTypeLabels[matType]])];
    }
    case 'photobox':
      return [photoboxMaterialLabels[choice.material]];
  }
}
