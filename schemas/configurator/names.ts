import { z } from 'zod';
import { mostNames, nameLength, nameListBytes } from './name-limits.ts';

/** Whom one piece is for; empty words are still to be written. */
export const nameRowSchema = z
  .strictObject({
    names: z.string().max(nameLength.names).meta({ description: 'As it stands on the piece.' }),
    place: z
      .string()
      .max(nameLength.place)
      .meta({ description: 'The address, a line each; empty where none is printed.' }),
  })
  .meta({ id: 'NameRow' });
export type NameRow = z.infer<typeof nameRowSchema>;

/** A piece for every row, in this order; none: all pieces are the same. */
export const nameListSchema = z
  .array(nameRowSchema)
  .max(mostNames)
  .refine((rows) => new TextEncoder().encode(JSON.stringify(rows)).length <= nameListBytes, {
    message: 'The list of names is longer than 40 KB.',
  });
