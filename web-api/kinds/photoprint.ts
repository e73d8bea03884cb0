import {
  type PrintFormatGroup,
  printFormatGroups,
  printFormats,
} from '@blattwerk/schemas/shop/photo-products/print-formats.ts';
import { printPapers } from '@blattwerk/schemas/shop/photo-products/print-papers.ts';
import { displayFormat } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import { parseFormat, printFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { printArticle } from '../prices/rules/print-prices.ts';
import type { BackEndKind } from './kind.ts';
import { everywhereIn } from './sold-where.ts';

export const photoprint: BackEndKind = {
  quotes: ({ formats: [format] }, tables, shop) =>
    format === undefined ? [] : printPapers.map((paper) => printArticle({ format, paper }, tables, shop)),
  pricedBy: 'type',
  coded: () =>
    printFormatGroups.flatMap((group) =>
      printFormats[group].map((size) => {
        const { width, height } = parseFormat(size) ?? { width: 0, height: 0 };
        const turned = printFormat({ width: height, height: width });
        return {
          id: size,
          name: `${printNames[group]} ${displayFormat({ width, height }, 'de-DE', 'cm')}`,
          productType: group,
          formats: turned === size ? [size] : [size, turned],
        };
      }),
    ),
  designFormats: () => [],
  hasVariants: false,
  isPicturedByDesign: false,
  isShownInScene: false,
  furtherPages: () => [],
  sold: () => everywhereIn('blattwerk', 'myposter'),
  typeFilter: null,
  colours: () => [],
  isListedByOccasion: false,
};

const printNames: Record<PrintFormatGroup, string> = {
  classic: 'Fotoabzug',
  square: 'Quadratischer Fotoabzug',
  retro: 'Retro-Abzug',
  poster: 'Poster',
};
