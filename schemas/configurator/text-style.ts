import { z } from 'zod';
import { textSizes } from './text-sizes.ts';

/** How a customer sets a text otherwise than the designer. */
export const textStyleSchema = z
  .strictObject({
    size: z.literal(textSizes).optional().meta({
      description: 'Per cent of the designer’s size, as far as there is room; left out: that size itself.',
    }),
    align: z
      .enum(['left', 'center', 'right'])
      .optional()
      .meta({ description: 'Where its lines begin or end; left out: as the design has it.' }),
  })
  .refine(({ size, align }) => size !== undefined || align !== undefined, 'The style says nothing.');
export type TextStyle = z.infer<typeof textStyleSchema>;
