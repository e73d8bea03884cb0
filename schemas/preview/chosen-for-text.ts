import { z } from 'zod';

const attributes = z.record(z.string(), z.unknown());

/** What dialogs of the workspace choose for a formatted text. */
export const chosen = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('mark'),
    mark: z.enum(['link', 'anchor', 'textStyle', 'highlight']),
    /** Null takes the mark away. */
    attrs: attributes.nullable(),
    /** Written where no words are selected. */
    words: z.string(),
  }),
  z.object({ kind: z.literal('node'), type: z.enum(['image', 'blok']), attrs: attributes }),
]);

export type Chosen = z.infer<typeof chosen>;
export type ChosenMark = Extract<Chosen, { kind: 'mark' }>['mark'];
