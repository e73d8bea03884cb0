import { z } from 'zod';

/** What attributes may look like, and whether they may be missing; without one, everything is right. */
export type Shape = z.ZodType;
type NodeShape = { attrs: Shape | undefined; hasContent: boolean; hasMarks: boolean };

const word = z.string().nullable();
const anything = undefined;
const direction = z.enum(['ltr', 'rtl']).nullable().optional();
const textAlign = z.enum(['left', 'center', 'right', 'justify']).nullable();
const directed = z.object({ dir: direction }).optional();
const span = z.int().optional();
const cell = z.object({ colspan: span, rowspan: span, colwidth: z.array(z.int()).nullable().optional() });
const aboutPicture = z.object({
  alt: word.optional(),
  title: word.optional(),
  source: word.optional(),
  copyright: word.optional(),
});

/** Every node of rich text by its type, as the CMS writes it. */
export const nodeShapes = new Map<unknown, NodeShape>([
  ['text', { attrs: anything, hasContent: false, hasMarks: true }],
  ['paragraph', container(z.object({ textAlign, dir: direction }).optional())],
  ['heading', container(z.object({ level: z.int().min(1).max(6).nullable(), textAlign, dir: direction }))],
  ['blockquote', container(directed)],
  ['bullet_list', container(anything)],
  ['ordered_list', container(z.object({ order: z.int().optional() }))],
  ['list_item', container(directed)],
  ['code_block', container(z.object({ class: word, dir: direction }))],
  ['hard_break', leaf(anything)],
  ['horizontal_rule', leaf(anything)],
  [
    'image',
    leaf(
      z.object({
        id: z.int().nullable(),
        src: word,
        alt: word,
        title: word,
        source: word,
        copyright: word,
        meta_data: aboutPicture.nullable(),
      }),
    ),
  ],
  ['emoji', leaf(z.object({ name: z.string(), emoji: z.string(), fallbackImage: z.string() }))],
  ['table', { ...container(anything), hasMarks: false }],
  ['tableRow', { ...container(anything), hasMarks: false }],
  ['tableCell', { ...container(cell.extend({ backgroundColor: word.optional() })), hasMarks: false }],
  ['tableHeader', { ...container(cell), hasMarks: false }],
  ['blok', leaf(z.object({ id: word, body: z.array(z.unknown()).nullable() }))],
]);

/** The attributes of every mark by its type. `strong` is an older name of `bold` that stories still hold. */
export const markShapes = new Map<unknown, Shape | undefined>([
  ['bold', anything],
  ['strong', anything],
  ['italic', anything],
  ['strike', anything],
  ['underline', anything],
  ['code', anything],
  ['superscript', anything],
  ['subscript', anything],
  ['anchor', z.object({ id: z.string() })],
  ['highlight', z.object({ color: word })],
  ['styled', z.object({ class: word })],
  ['textStyle', z.object({ color: word.optional(), id: word.optional(), class: word.optional() })],
  [
    'link',
    z.object({
      href: word,
      uuid: word,
      anchor: word,
      target: z.enum(['_self', '_blank', '_parent', '_top']).nullable(),
      linktype: z.enum(['story', 'url', 'email', 'asset']).nullable(),
      custom: z.record(z.string(), z.unknown()).nullable().optional(),
    }),
  ],
]);

function container(attrs: Shape | undefined): NodeShape {
  return { attrs, hasContent: true, hasMarks: true };
}

function leaf(attrs: Shape | undefined): NodeShape {
  return { attrs, hasContent: false, hasMarks: false };
}
