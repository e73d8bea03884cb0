import { z } from 'zod';
import { foilSchema } from '../design/document.ts';
import { cardPrintingTable, type PrintedCardType } from '../shop/cards/card-printing.ts';
import { paperSchema } from '../shop/cards/papers.ts';

/** What the sheets of a run are made of: labels have glue on their back. */
const pressStocks = ['adhesive', 'card'] as const;
export type PressStock = (typeof pressStocks)[number];

/** What stands on one press sheet together: of one stock, one paper, one metal, printed on as many sides. */
export const pressGroupSchema = z
  .strictObject({
    stock: z.enum(pressStocks).meta({ description: 'Card, or paper with glue on its back.' }),
    paper: paperSchema.meta({ description: 'As it was chosen.' }),
    refinement: z
      .enum(['none', 'relief'])
      .meta({ description: 'Raised varnish, which is not a plate of metal.' }),
    foil: foilSchema.nullable().meta({ description: 'Metal that is pressed.' }),
    sides: z.union([z.literal(1), z.literal(2)]).meta({ description: 'Printed sides.' }),
  })
  .meta({ id: 'PressGroup' });
export type PressGroup = z.infer<typeof pressGroupSchema>;

/** The stock of what is small enough to be printed with others; undefined of all that has a sheet of its own. */
export function pressStockOf(type: PrintedCardType): PressStock | undefined {
  switch (cardPrintingTable[type].making) {
    case 'sticker':
      return 'adhesive';
    case 'small':
    case 'label':
      return 'card';
    default:
      return undefined;
  }
}
