import { z } from 'zod';
import { blockAction, fieldName, place, textPart } from './place.ts';
import { pressedKey } from './shortcut.ts';

const longestText = 100_000;
const longestClue = 500;
/** Characters of copied blocks; a page of 500 blocks has about 300,000. */
const longestPaste = 4_000_000;

/** What a page tells the workspace by the direct line. */
export const toWorkspace = z.discriminatedUnion('action', [
  z.object({ action: z.literal('directLineOpen') }),
  /** A block was clicked, in one of its fields where the page knows which. */
  z.object({
    action: z.literal('select'),
    ...place.shape,
    field: fieldName.nullable(),
    /** What was clicked, where no mark names its field. */
    clue: z.object({ words: z.string().max(longestClue), isPicture: z.boolean() }),
    /** `toggle` and `range` come with Control or Shift and change which blocks are selected together. */
    how: z.enum(['only', 'toggle', 'range']),
  }),
  /** The pointer is on a block, or on none; the workspace answers with `hover`. */
  z.object({ action: z.literal('point'), at: place.nullable() }),
  z.object({ action: z.literal('act'), ...place.shape, name: blockAction }),
  z.object({ action: z.literal('press'), key: pressedKey }),
  /** The clipboard's text, pasted where nothing is typed. */
  z.object({ action: z.literal('paste'), text: z.string().max(longestPaste) }),
  /** Escape in the menu of a block. */
  z.object({ action: z.literal('leaveToolbar') }),
  /** A text is to be edited in its place; the workspace answers with `text` if it can be. */
  z.object({
    action: z.literal('openText'),
    ...place.shape,
    field: fieldName,
    part: textPart.optional(),
  }),
  z.object({
    action: z.literal('typeText'),
    ...place.shape,
    field: fieldName,
    part: textPart.optional(),
    value: z.string().max(longestText),
  }),
  z.object({ action: z.literal('closeText') }),
  /** The selected block is to be seen, or why it is not: the page shows nothing of it, or keeps it folded away. */
  z.object({ action: z.literal('shown'), ...place.shape }),
  z.object({ action: z.literal('hidden'), ...place.shape, reason: z.enum(['absent', 'folded']) }),
]);

export type ToWorkspace = z.infer<typeof toWorkspace>;
