import { z } from 'zod';
import { chosen } from './chosen-for-text.ts';
import { inspectedPart } from './inspection.ts';
import { blockAction, place } from './place.ts';
import { richTextTool } from './rich-text-tool.ts';
import { shortcut } from './shortcut.ts';
import { change } from './story-change.ts';

const named = z.object({ uid: z.string(), label: z.string() });

/** Blocks inside of one that has no element of its own on the page, such as a test. */
const parts = z.array(z.string());

/** What the overlay writes on its buttons, in the language of the editor's interface. */
const words = z.object({
  actions: z.record(blockAction, z.string()),
  /** Toolbar of a block; `{name}` is its name. */
  toolbar: z.string(),
  write: z.string(),
  /** Begins an empty formatted text; `{name}` is its field. */
  begin: z.string(),
  /** `{name}` is the block above. */
  above: z.string(),
  /** How many blocks are selected; `{count}` of them. */
  several: z.string(),
  /** Why a block shows nothing: it is empty, or has nothing to show here. */
  standIn: z.object({ empty: z.string(), nothing: z.string() }),
  richText: z.object({
    toolbar: z.string(),
    style: z.string(),
    more: z.string(),
    tools: z.record(richTextTool, z.string()),
    /** Pictures that were pasted and left out, one or `{count}` of them. */
    droppedImage: z.string(),
    droppedImages: z.string(),
  }),
});

const surroundings = z.object({
  action: z.literal('surroundings'),
  language: z.enum(['de', 'en']),
  /** Size that a pixel of the page has on the editor's screen: 0.5 for a page shown at half its size. */
  scale: z.number().positive(),
  /** Version that a test is looked at in; null for the one for all. */
  version: z.object({ flag: z.string(), treatment: z.string() }).nullable(),
  words,
  /** What editors call blocks, by their components. */
  names: z.record(z.string(), z.string()),
  /** Keys that the page hands to the workspace. */
  shortcuts: z.array(shortcut),
});

const selection = z.object({
  action: z.literal('selection'),
  storyId: z.number(),
  /** Selected blocks in the page's order; empty where the page itself is. */
  uids: z.array(z.string()),
  /** The one of them whose form is open. */
  open: z.string().nullable(),
  /** What can be done with all of them. */
  can: z.array(blockAction),
  /** The block that is selected alone; null while several are or the page itself is. */
  block: z
    .object({
      ...named.shape,
      component: z.string(),
      /** Blocks around it, the outermost first, each with its field that holds the next one. */
      above: z.array(z.object({ ...named.shape, component: z.string(), field: z.string() })),
      parts,
      /** Names of fields whose texts can be edited in the page. */
      texts: z.array(z.string()),
      /** Those of them that are formatted. */
      formatted: z.array(z.object({ field: z.string(), label: z.string() })),
    })
    .nullable(),
  /** The field that has the focus in the form, without a language. */
  field: z.string().nullable(),
  /** The selection was made elsewhere, so that the page has to show it. */
  mustShow: z.boolean(),
});

/** The block under the pointer, in the page or in the workspace. */
const hover = z.object({
  action: z.literal('hover'),
  storyId: z.number(),
  block: z.object({ ...named.shape, can: z.array(blockAction), parts }).nullable(),
});

/** Opens the text for editing in its place, or tells that another hand (undo, the form) has changed it. */
const text = z.object({
  action: z.literal('text'),
  ...place.shape,
  field: z.string(),
  value: z.string(),
  label: z.string(),
  isMultiline: z.boolean(),
});

/** The same of a formatted text, as it is stored. */
const richText = z.object({
  action: z.literal('richText'),
  ...place.shape,
  field: z.string(),
  stored: z.unknown(),
  label: z.string(),
  tools: z.array(richTextTool),
});

/** A draft in the shape of the delivery API; what it holds is judged by the components that show it. */
const input = z.object({ action: z.literal('input'), story: z.unknown() });

/** What makes the draft told last the one of now. */
const changed = z.object({ action: z.literal('change'), change });

const inspect = z.object({
  action: z.literal('inspect'),
  part: inspectedPart,
  language: z.enum(['de', 'en']),
});

/** What was counted of blocks, to stand upon them; empty for none. */
const figures = z.object({
  action: z.literal('figures'),
  storyId: z.number(),
  labels: z.array(
    z.object({
      uid: z.string(),
      label: z.string(),
      parts,
      /** How deep the block lies: a label makes room for those of the blocks around it. */
      depth: z.int().min(0),
    }),
  ),
});

/** What the workspace tells a page by the direct line. */
export const toPage = z.discriminatedUnion('action', [
  input,
  changed,
  surroundings,
  selection,
  hover,
  figures,
  text,
  richText,
  z.object({ action: z.literal('closeText') }),
  /** Something was chosen for the formatted text that is written. */
  z.object({ action: z.literal('chosen'), chosen }),
  /** What was pasted, as texts can hold it, and how many pictures were left out. */
  z.object({ action: z.literal('cleaned'), html: z.string(), droppedImages: z.int().min(0) }),
  /** A part of the page is to be looked at, once it is at rest; answered by `inspected`. */
  inspect,
  /** The keyboard goes to the menu of the selected block. */
  z.object({ action: z.literal('focusToolbar') }),
]);

export type ToPage = z.infer<typeof toPage>;
export type Inspect = z.infer<typeof inspect>;
export type Surroundings = z.infer<typeof surroundings>;
export type Selection = z.infer<typeof selection>;
export type FiguresLayer = z.infer<typeof figures>;
export type Hover = z.infer<typeof hover>;
export type TextInPlace = z.infer<typeof text>;
export type RichTextInPlace = z.infer<typeof richText>;
