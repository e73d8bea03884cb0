import {
  type HandDesign,
  type HandElement,
  handDesignSchema,
} from '@blattwerk/schemas/design/hand-design.ts';
import { textSlots } from '@blattwerk/schemas/design/hand-slots.ts';
import { type Language, languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { Design, Layer, TextLayer } from '../../model/design.ts';
import type { Box } from '../../model/shape.ts';
import type { TypePairing } from '../../model/type-pairing.ts';
import { expandRecipe, type Library } from '../../recipes/expand-recipe.ts';
import type { Recipe } from '../../recipes/recipe.ts';
import { recipeIn } from '../recipe-in.ts';

export type Beginning = { ok: true; design: HandDesign } | { ok: false; message: string };
type Described = Pick<HandDesign, 'names' | 'occasion' | 'use'>;
type Text = Extract<HandElement, { kind: 'text' }>;

const voices = ['display', 'heading', 'body'] as const;

/** A card of the catalogue as the beginning of one by hand: its drawing as a whole, its texts and photos each by itself. */
export function beginFrom(recipe: Recipe, described: Described, library: Library): Beginning {
  if (recipe.product.kind !== 'card')
    return { ok: false, message: 'Begin with a card: other products are not made by hand.' };
  const expansion = expandRecipe(recipe, library);
  const pairing = library.pairing(recipe.pairing);
  if (!expansion.ok || !pairing || typeof recipe.palette !== 'string')
    return { ok: false, message: 'This design cannot be a beginning: choose another one.' };
  const words = (language: Language) => recipeIn(recipe, language).texts;
  const design = handDesignSchema.safeParse({
    version: 1,
    ...described,
    type: recipe.product.type,
    palette: recipe.palette,
    pairing: recipe.pairing,
    foil: recipe.foil,
    words: Object.fromEntries(languages.map((language) => [language, words(language)])),
    layout: recipe.hand ?? {
      format: recipe.format,
      faces: { front: { ground: 'paper', elements: elementsFrom(recipe, expansion.design, pairing) } },
    },
  });
  return design.success
    ? { ok: true, design: design.data }
    : { ok: false, message: `This design cannot be a beginning: ${design.error.issues[0]?.message}.` };
}

function elementsFrom(recipe: Recipe, { pages }: Design, pairing: TypePairing): unknown[] {
  const [page] = pages;
  const face = page?.panels.find(({ id }) => id === 'front')?.box ?? { x: 0, y: 0, ...recipe.format };
  const layers = (page?.layers ?? []).filter((layer) => layer.type !== 'art' && isWithin(layer, face));
  const texts = Map.groupBy(
    layers.filter((layer): layer is TextLayer => layer.type === 'text'),
    ({ slot }) => slot,
  );
  const { composition, seed, motifs, options, format } = recipe;
  return [
    {
      kind: 'generated',
      id: 'drawing',
      box: { x: 0, y: 0, ...format },
      turn: 0,
      ...{ composition, seed, motifs, options },
    },
    ...layers.flatMap((layer) => (layer.type === 'photo' ? [photoFrom(layer, face)] : [])),
    ...[...texts].flatMap(([slot, all]) => textFrom(slot, all, face, pairing)),
  ];
}

/** Names that stand below each other are one text: an editor parts them again by a line. */
function textFrom(
  slot: string | undefined,
  layers: readonly TextLayer[],
  face: Box,
  pairing: TypePairing,
): Text[] {
  const known = textSlots.find((one) => one === slot);
  const [first] = layers;
  if (!known || !first) return [];
  const voice = voices.find((one) => pairing[one].font === first.font) ?? 'body';
  const { scale } = pairing[voice];
  const points = (size: number) => Math.round((Math.max(5, size) / scale) * 4) / 4;
  return [
    {
      kind: 'text',
      id: known,
      box: movedBox(around(layers.map(({ box }) => box)), face),
      turn: 0,
      slot: known,
      voice,
      size: Math.max(5, points(first.size)),
      minSize: Math.max(4, points(first.minSize)),
      leading: Math.min(2.5, Math.max(0.9, first.lineHeight)),
      align: first.align,
      verticalAlign: first.verticalAlign,
      colour: first.colour.startsWith('#') ? 'ink' : first.colour,
      finish: first.finish,
      maxLength: Math.min(900, first.maxLength),
    },
  ];
}

function photoFrom({ slot, box, sample, crop, rotate, mask }: Extract<Layer, { type: 'photo' }>, face: Box) {
  return {
    kind: 'photo',
    id: slot,
    box: movedBox(box, face),
    turn: rotate > 180 ? rotate - 360 : rotate,
    slot,
    // A round head over straight sides is an arch; what is round all over an oval.
    outline: mask === undefined ? 'rectangle' : /V/.test(mask) ? 'arch' : 'oval',
    sample,
    focus: { x: crop.focusX, y: crop.focusY },
  };
}

function isWithin({ box }: { box: Box }, face: Box): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x >= face.x && x <= face.x + face.width && y >= face.y && y <= face.y + face.height;
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

function movedBox({ x, y, width, height }: Box, face: Box): Box {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return {
    x: tenth(x - face.x),
    y: tenth(y - face.y),
    width: Math.max(1, tenth(width)),
    height: Math.max(1, tenth(height)),
  };
}
