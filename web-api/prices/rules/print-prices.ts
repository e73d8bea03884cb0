import {
  type PrintFormatGroup,
  printBorderLabels,
  printBorders,
  printFormatGroupLabels,
  printFormatGroups,
  printFormats,
  printPapersOf,
} from '@blattwerk/schemas/shop/photo-products/print-formats.ts';
import { type PrintPaper, printPaperLabels } from '@blattwerk/schemas/shop/photo-products/print-papers.ts';
import { type Format, parseFormat, printFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { PrintGroup } from '@blattwerk/schemas/web-api/prices/print-price-endpoints.ts';
import type { Reply } from '../../http/handler.ts';
import type { Prices, PriceTables } from '../price-tables.ts';
import { byArea, dm2PerSquareMetre } from './area.ts';
import { type ExactAmount, exactly, rounded } from './exact-amount.ts';
import { priceOptions } from './price-option.ts';
import { quoteFor, sumOf } from './quote.ts';
import { refuseUnlessAllowed } from './refuse-unless-allowed.ts';
import { volumePrices } from './volume-prices.ts';

type Article = 'GET /price-api/prices/article';

/** A number of prints of one size: the size, and the paper by its area. */
export function printArticle(
  asked: QueryOf<Article>,
  tables: PriceTables,
  shop: ShopContext,
): Reply<Article> {
  const upright = turned(asked.format);
  const group = printFormatGroups.find((candidate) => listed(candidate, upright));
  const allowedPapers = group ? printPapersOf[group] : [];
  const format = group && listed(group, upright);
  const { border = 'none', quantity = 1, deliveryCountry } = asked;
  const problem = refuseUnlessAllowed([
    {
      field: 'format',
      value: format ? undefined : asked.format,
      allowed: printFormatGroups.flatMap((candidate) => printFormats[candidate]),
      message: 'Choose one of these sizes; either way round is fine.',
    },
    {
      field: 'paper',
      value: group && asked.paper,
      allowed: allowedPapers,
      message: 'Choose a paper this size is printed on.',
    },
  ]);
  if (problem) return { ok: false, problem };
  const paper = asked.paper ?? allowedPapers[0];
  if (!format || !paper) throw new Error(`The size ${asked.format} was let through and is unknown.`);
  const prices = tables.of(shop);
  const parts = [
    {
      part: 'print',
      label: `Abzug ${format.replace('x', ' × ')}`,
      exact: exactly(prices.amount(`print/${format}`)),
    },
    { part: 'paper', label: printPaperLabels[paper], exact: paperPrice(paper, format, prices) },
    {
      part: 'border',
      label: printBorderLabels[border],
      exact: exactly(prices.amount(`print/border/${border}`)),
    },
  ].filter(({ exact }) => exact > 0);
  const order = { parts, quantity, scale: 'print' };
  return {
    ok: true,
    value: {
      choice: { format: asked.format, paper, border },
      quote: quoteFor({ parts, quantity, country: deliveryCountry ?? shop.country }, 'print', prices),
      volumePrices: volumePrices(sumOf(parts), 'print', prices),
      options: {
        paper: priceOptions(
          {
            values: allowedPapers,
            selected: paper,
            describe: (value) => ({
              label: printPaperLabels[value],
              exact: paperPrice(value, format, prices),
            }),
          },
          order,
          prices,
        ),
        border: priceOptions(
          {
            values: printBorders,
            selected: border,
            describe: (value) => ({
              label: printBorderLabels[value],
              exact: exactly(prices.amount(`print/border/${value}`)),
            }),
          },
          order,
          prices,
        ),
      },
    },
  };
}

/** The groups printed on a paper, or all on their own first one. */
export function printGroups(paper: PrintPaper | undefined, prices: Prices): PrintGroup[] {
  const printed = printFormatGroups.filter(
    (group) => paper === undefined || printPapersOf[group].includes(paper),
  );
  return printed.map((group) => printGroup(group, paper, prices));
}

/** One group of sizes; a paper it is not printed on is refused. */
export function printFormatGroup(
  { group, paper }: QueryOf<'GET /price-api/prices/format-group'>,
  prices: Prices,
): Reply<'GET /price-api/prices/format-group'> {
  const message = 'Choose a paper this group is printed on.';
  const problem = refuseUnlessAllowed([
    { field: 'paper', value: paper, allowed: printPapersOf[group], message },
  ]);
  if (problem) return { ok: false, problem };
  return { ok: true, value: printGroup(group, paper, prices) };
}

function printGroup(group: PrintFormatGroup, asked: PrintPaper | undefined, prices: Prices): PrintGroup {
  const papers = printPapersOf[group];
  const paper = asked ?? papers[0];
  const formats = printFormats[group].map((format) => {
    const price = rounded(exactly(prices.amount(`print/${format}`)) + paperPrice(paper, format, prices));
    return { format, ...sizeOf(format), price: prices.money(price) };
  });
  const cheapest = Math.min(...formats.map(({ price }) => price.minorUnits));
  return {
    group,
    label: printFormatGroupLabels[group],
    papers: [...papers],
    priceFrom: prices.money(cheapest),
    formats,
  };
}

function paperPrice(paper: PrintPaper, format: string, prices: Prices): ExactAmount {
  return byArea(sizeOf(format), prices.amount(`print/paper/${paper}/dm2`) * dm2PerSquareMetre);
}

function listed(group: PrintFormatGroup, ways: readonly string[]): string | undefined {
  return printFormats[group].find((format) => ways.includes(format));
}

/** A size both ways round. */
function turned(format: string): string[] {
  const { width, height } = sizeOf(format);
  return [format, printFormat({ width: height, height: width })];
}

function sizeOf(format: string): Format {
  const size = parseFormat(format);
  if (!size) throw new Error(`${format} is no size.`);
  return size;
}
