import { z } from 'zod';
import { inspected } from './inspection.ts';
import { blockAction, fieldName, place } from './place.ts';
import { askedTool } from './rich-text-tool.ts';
import { pressedKey } from './shortcut.ts';

const longestText = 100_000;
/** Characters of copied HTML; what Word copies of twenty pages has about a million. */
const longestHtml = 8_000_000;
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
  }),
  z.object({
    action: z.literal('typeText'),
    ...place.shape,
    field: fieldName,
    value: z.string().max(longestText),
  }),
  /** A key in a formatted text: all of it, as it is stored. */
  z.object({
    action: z.literal('typeRichText'),
    ...place.shape,
    field: fieldName,
    stored: z.object({ type: z.literal('doc'), content: z.array(z.record(z.string(), z.unknown())) }),
  }),
  /** A tool of a formatted text needs what the workspace chooses; it answers with `chosen`. */
  z.object({
    action: z.literal('askTool'),
    ...place.shape,
    field: fieldName,
    tool: askedTool,
    /** Attributes of the mark that the selected words have already. */
    attrs: z.record(z.string(), z.unknown()).nullable(),
  }),
  /** Pasted into a formatted text; the workspace answers with `cleaned`. */
  z.object({ action: z.literal('pasteHtml'), html: z.string().max(longestHtml) }),
  z.object({ action: z.literal('closeText') }),
  /** The selected block is to be seen, or why it is not: the page shows nothing of it, or keeps it folded away. */
  z.object({ action: z.literal('shown'), ...place.shape }),
  z.object({ action: z.literal('inspected'), found: inspected }),
  z.object({ action: z.literal('hidden'), ...place.shape, reason: z.enum(['absent', 'folded']) }),
]);

export type ToWorkspace = z.infer<typeof toWorkspace>;
