import {
  printBorderLabels,
  printBorders,
  printFormatGroupLabels,
  printFormatGroups,
} from '@blattwerk/schemas/shop/photo-products/print-formats.ts';
import { printPaperLabels, printPapers } from '@blattwerk/schemas/shop/photo-products/print-papers.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { printPriceEndpoints } from '@blattwerk/schemas/web-api/prices/print-price-endpoints.ts';
import type { HandlersOf } from '../http/handler.ts';
import { photoboxPrices } from './rules/photobox-prices.ts';
import { withImages } from './rules/print-images.ts';
import { printArticle, printFormatGroup, printGroups } from './rules/print-prices.ts';
import type { WithPrices } from './with-prices.ts';

export function printHandlers(withPrices: WithPrices): HandlersOf<keyof typeof printPriceEndpoints> {
  return {
    'GET /price-api/prices/article': withPrices(({ query, shop }, tables) =>
      printArticle(query, tables, shop),
    ),
    'GET /price-api/prices/formats': withPrices(({ query, shop }, tables) => ({
      ok: true,
      value: { groups: printGroups(query.paper, tables.of(shop)) },
    })),
    'GET /price-api/prices/format-group': withPrices(({ query, shop }, tables) =>
      printFormatGroup(query, tables.of(shop)),
    ),
    'GET /price-api/prices/format-group-prices-images': withPrices(({ query, shop }, tables) => {
      const group = printFormatGroup(query, tables.of(shop));
      return group.ok ? { ok: true, value: withImages(group.value, shop) } : group;
    }),
    'GET /price-api/photo-options-groups': () => ({ ok: true, value: optionsGroups }),
    'GET /price-api/photoboxes': withPrices(({ query, shop }, tables) => ({
      ok: true,
      value: photoboxPrices(query, tables, shop),
    })),
  };
}

const optionsGroups: AnswerOf<'GET /price-api/photo-options-groups'> = {
  groups: [
    {
      name: 'paper',
      label: 'Papier',
      options: printPapers.map((value) => ({ value, label: printPaperLabels[value] })),
    },
    {
      name: 'formatGroup',
      label: 'Format',
      options: printFormatGroups.map((value) => ({ value, label: printFormatGroupLabels[value] })),
    },
    {
      name: 'border',
      label: 'Rand',
      options: printBorders.map((value) => ({ value, label: printBorderLabels[value] })),
    },
  ],
};
