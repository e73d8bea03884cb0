import { z } from 'zod';
import { foilSchema } from '../../design/document.ts';

/** What is kept of a line and can be looked at: the file itself, its foil plates alone, its ticket, what stopped it. */
export const printParts = ['press', 'plates', 'ticket', 'difference'] as const;
export type PrintPart = (typeof printParts)[number];

/** Pages of a line that pictures are kept of: those of the thickest book, not all place cards of a feast. */
export const mostPagePictures = 100;

/** Whether files went to the press house by themselves. */
export const handOverSchema = z
  .discriminatedUnion('state', [
    z.strictObject({ state: z.literal('waiting') }),
    z.strictObject({
      state: z.literal('sent'),
      at: z.iso.datetime().meta({ description: 'When the press house had all of them.' }),
    }),
    z.strictObject({
      state: z.literal('failed'),
      nextAttemptAt: z.iso.datetime().meta({ description: 'When it is tried again.' }),
    }),
  ])
  .meta({ id: 'HandOver' });
export type HandOver = z.infer<typeof handOverSchema>;

const line = z.int().positive().meta({ description: 'Of the order, counted from 1.' });

/** What goes to the press of a line that was designed. */
export const printFileSchema = z
  .discriminatedUnion('state', [
    z.strictObject({ line, state: z.literal('waiting') }),
    z.strictObject({
      line,
      state: z.literal('made'),
      madeAt: z.iso.datetime(),
      bytes: z.int().positive(),
      sha256: z.string().meta({ description: 'Of the file, as hexadecimal digits.' }),
      foil: foilSchema.nullable().meta({ description: 'Whose plates there are.' }),
      documentSha256: z.string().meta({ description: 'Of the document it was made of, as it was sealed.' }),
      pages: z
        .array(
          z.strictObject({
            label: z.string(),
            width: z.number().meta({ description: 'Trimmed, in millimetres.' }),
            height: z.number().meta({ description: 'Trimmed, in millimetres.' }),
          }),
        )
        .meta({ description: 'Those of whom there is a picture, the first first.' }),
      handOver: handOverSchema
        .nullable()
        .meta({ description: 'Null where nothing is sent by itself, or it goes with its press sheets.' }),
      run: z.int().nullable().meta({ description: 'Number of the press sheets it stands on with others.' }),
    }),
    z.strictObject({
      line,
      state: z.literal('differs'),
      page: z.string().meta({ description: 'The page that would not be printed as it was shown.' }),
    }),
    z.strictObject({
      line,
      state: z.literal('failed'),
      nextAttemptAt: z.iso.datetime().meta({ description: 'When it is tried again.' }),
    }),
    z.strictObject({
      line,
      state: z.literal('erased'),
      erasedAt: z.iso
        .datetime()
        .meta({ description: 'When its term was over: it cannot be printed again from here.' }),
    }),
  ])
  .meta({ id: 'PrintFile' });
export type PrintFile = z.infer<typeof printFileSchema>;
