import { z } from 'zod';
import { cardProductTypes } from '../shop/cards/card-product-types.ts';
import { cardUses } from '../shop/cards/card-uses.ts';
import { furtherOccasions } from '../shop/occasions/further-occasions.ts';
import { occasions } from '../shop/occasions/occasions.ts';
import { foilSchema } from './document.ts';
import { byHand, photoSlots, textSlots } from './hand-slots.ts';

const name = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);
const familyName = z
  .string()
  .regex(/^[a-z0-9]+([-/][a-z0-9]+)*$/)
  .max(80);
/** A colour by its role alone, so that every palette recolours what is placed. */
const role = z.string().regex(/^(paper|ink|accent|main|second|third|leaf|wash)([+-]\d{1,2})?$/);
const millimetres = z.number().min(-400).max(800);
const length = z.number().min(1).max(800);
const box = z.strictObject({ x: millimetres, y: millimetres, width: length, height: length });
const finish = z.enum(['print', 'foil']);

const placed = { id: name, box, turn: z.number().min(-180).max(180) };
export const outlines = ['rectangle', 'oval', 'arch', 'ticket'] as const;

const fieldSchema = z.strictObject({
  ...placed,
  kind: z.literal('field'),
  outline: z.enum(outlines),
  colour: role,
  opacity: z.number().min(0.05).max(1),
  /** Millimetres of a line round it; null: it is filled. */
  line: z.number().min(0.15).max(5).nullable(),
  finish,
});
const motifSchema = z.strictObject({
  ...placed,
  kind: z.literal('motif'),
  motif: z.strictObject({ id: familyName, seed: z.int().min(0).max(0x7fffffff) }),
  isMirrored: z.boolean(),
  finish,
});
const textSchema = z.strictObject({
  ...placed,
  kind: z.literal('text'),
  slot: z.enum(textSlots),
  /** Which voice of the design's type it is set in. */
  voice: z.enum(['display', 'heading', 'body']),
  /** Points, as large as there is room and no smaller than the second. */
  size: z.number().min(5).max(200),
  minSize: z.number().min(4).max(200),
  leading: z.number().min(0.9).max(2.5),
  align: z.enum(['left', 'center', 'right']),
  verticalAlign: z.enum(['top', 'middle', 'bottom']),
  colour: role,
  finish,
  /** Characters that a shopper may type. */
  maxLength: z.int().min(1).max(900),
});
const photoSchema = z.strictObject({
  ...placed,
  kind: z.literal('photo'),
  slot: z.enum(photoSlots),
  outline: z.enum(outlines),
  /** The painted picture that stands there until there is a photo. */
  sample: familyName,
  focus: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
});

/** The drawing of a generated design, without its texts and photos: what an editor may begin with. */
const generatedSchema = z.strictObject({
  ...placed,
  kind: z.literal('generated'),
  composition: name.refine((id) => id !== byHand, 'A card by hand is not drawn by a composition.'),
  seed: z.int().min(-0x80000000).max(0x7fffffff),
  motifs: z.record(name, z.array(z.strictObject({ id: familyName, seed: z.int() })).max(24)),
  options: z.record(name, z.union([z.string().max(80), z.number(), z.boolean()])),
});

/** What an editor places, in millimetres of the face it lies on. */
const handElementSchema = z.discriminatedUnion('kind', [
  fieldSchema,
  motifSchema,
  textSchema,
  photoSchema,
  generatedSchema,
]);
export type HandElement = z.infer<typeof handElementSchema>;

const faceSchema = z.strictObject({
  ground: role,
  /** From back to front. */
  elements: z
    .array(handElementSchema)
    .max(60)
    .refine((all) => isDistinct(all.map(({ id }) => id)), 'Two elements of a face have the same id.'),
});
export type HandFace = z.infer<typeof faceSchema>;

const face = faceSchema.optional();
/** Faces that an editor has placed something on; the others follow from the front, as those of every card. */
export const handLayoutSchema = z
  .strictObject({
    /** What the millimetres are of; other formats stretch them. */
    format: z.strictObject({ width: length, height: length }),
    faces: z.strictObject({
      front: faceSchema,
      back: face,
      flap: face,
      'inside-1': face,
      'inside-2': face,
      'inside-3': face,
      'inside-4': face,
      'outside-1': face,
      'outside-2': face,
    }),
  })
  .refine(
    ({ faces }) =>
      isDistinct(
        Object.values(faces).flatMap((one) =>
          (one?.elements ?? []).flatMap((element) => ('slot' in element ? [element.slot] : [])),
        ),
      ),
    'A slot stands in two places: use each once.',
  );
export type HandLayout = z.infer<typeof handLayoutSchema>;
export type HandFaceId = keyof HandLayout['faces'];

/** Words of a design by slot. */
const wordsSchema = z.record(name, z.string().max(900));
const title = z.string().trim().min(1).max(60);

/** A card that an editor has made: all there is to know of it. `docs/artists.md` says how to make one. */
export const handDesignSchema = z
  .strictObject({
    version: z.literal(1),
    names: z.strictObject({ de: title, en: title, es: title, fr: title, it: title, nl: title }),
    occasion: z.enum([...occasions, ...furtherOccasions]),
    use: z.enum(cardUses),
    type: z.enum(cardProductTypes),
    /** Catalogue's colours and type, by their ids. */
    palette: name,
    pairing: name,
    foil: foilSchema.nullable(),
    words: z.strictObject({
      de: wordsSchema,
      en: wordsSchema,
      es: wordsSchema,
      fr: wordsSchema,
      it: wordsSchema,
      nl: wordsSchema,
    }),
    layout: handLayoutSchema,
  })
  .meta({ id: 'HandDesign' });
export type HandDesign = z.infer<typeof handDesignSchema>;

function isDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
