import { kindFacts } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { Colour } from '../model/colour.ts';
import type { TextLayer } from '../model/design.ts';
import type { Box } from '../model/shape.ts';
import type { TypeStyle } from '../model/type-pairing.ts';
import { cardTexts } from './card-slots.ts';
import type { TextSlot } from './composition.ts';
import { accentOn, inkOn } from './contrast.ts';
import { type Face, n, pointsPerMillimetre, type RowStyle, type TextElement } from './face.ts';
import { estimateLines, estimateWidth } from './type-widths.ts';

/** How a slot is set: its voice, its size relative to running text, lines' distance, the gap above (in ems of running text). */
type RowSpec = { style: RowStyle; size: number; leading: number; gap: number; strong?: boolean };

const rowSpecs: Readonly<Record<string, RowSpec>> = {
  headline: { style: 'heading', size: 1.08, leading: 1.35, gap: 1 },
  names: { style: 'display', size: 3.3, leading: 1.14, gap: 0.95, strong: true },
  subline: { style: 'heading', size: 0.95, leading: 1.35, gap: 0.7 },
  number: { style: 'display', size: 8, leading: 1.02, gap: 0.6, strong: true },
  initials: { style: 'display', size: 5, leading: 1.08, gap: 0.7, strong: true },
  date: { style: 'heading', size: 1.12, leading: 1.45, gap: 1.25 },
  place: { style: 'body', size: 1, leading: 1.42, gap: 0.7 },
  body: { style: 'body', size: 1.04, leading: 1.42, gap: 1 },
  signature: { style: 'body', size: 1.04, leading: 1.35, gap: 1.1 },
  footer: { style: 'heading', size: 0.86, leading: 1.4, gap: 1.2 },
  'inside-headline': { style: 'display', size: 2.2, leading: 1.15, gap: 1, strong: true },
  'inside-body': { style: 'body', size: 1.05, leading: 1.5, gap: 1.2 },
  'inside-signature': { style: 'heading', size: 0.95, leading: 1.4, gap: 1.4 },
};
const ampersand: RowSpec = { style: 'display', size: 1.5, leading: 1.1, gap: 0.12 };
const fallback: RowSpec = { style: 'body', size: 1, leading: 1.4, gap: 0.8 };

/** Faces of hairlines need the contrast of running text at any size, and are too thin to be pressed in foil. */
const fineFaces = [
  'poiret-one-400',
  'josefin-sans-300',
  'raleway-300',
  'jost-300',
  'italiana-400',
  'tangerine-700',
];

/** Points from which letters count as large and need less contrast. */
const largeText = 18;

/** Grounds that metal stands out from, on light papers and on dark ones. */
const metalShows: readonly Colour[] = ['paper', 'wash', 'ink'];

/** Slots by the kind of text that a face asks for. */
const slots: Readonly<Record<string, TextSlot>> = cardTexts;

type Row = { slot: string; id: string; text: string; spec: RowSpec; voice: TypeStyle };
type SetRow = Row & { size: number; mostSize: number; lines: number; height: number; gap: number };

/** Small cards have running text of this many points, so that no row of theirs is below what can be read. */
const leastBase = 8.2;

/** Running text on a face of this size, in points. */
function baseSize({ size, input }: Face): number {
  const usual = 0.079 * Math.sqrt(size.width * size.height);
  const base = Math.min(40, Math.max(leastBase, usual));
  return base * kindFacts[input.product.kind].textScale;
}

/** Texts as layers one below the other, as large as they fit, never overlapping. */
export function stackTexts(face: Face, element: TextElement, idPrefix = ''): TextLayer[] {
  const rows = rowsOf(face, element);
  if (rows.length === 0) return [];
  const { box } = element;
  const set = fitRows(rows, box, baseSize(face) * (element.scale ?? 1), element.display ?? 1);
  const used = heightOf(set);
  const gaps = set.slice(1).reduce((sum, row) => sum + row.gap, 0);
  const slack = Math.max(0, box.height - used);
  const stretch = gaps > 0 ? Math.min(slack * 0.6, gaps * ((element.airy ?? 1.5) - 1)) / gaps : 0;
  const share = { top: 0, middle: 0.5, bottom: 1 }[element.verticalAlign];
  let y = box.y + share * (slack - stretch * gaps);
  return set.map((row, index) => {
    if (index > 0) y += row.gap * (1 + stretch);
    const layer = layerOf(face, element, row, y, idPrefix);
    y += row.height;
    return layer;
  });
}

function rowsOf({ input }: Face, element: TextElement): Row[] {
  return element.slots.flatMap((slot): Row[] => {
    const text = input.text(slot);
    if (text === '') return [];
    const spec = { ...(rowSpecs[slot] ?? fallback) };
    const style = element.styles?.[slot];
    if (style !== undefined) {
      if (style === 'display' && spec.style !== 'display')
        Object.assign(spec, { size: 2.4, leading: 1.15, strong: true });
      if (style !== 'display' && spec.style === 'display') Object.assign(spec, { size: 1.5, leading: 1.3 });
      spec.style = style;
    }
    const row = { slot, spec, voice: input.pairing[spec.style] };
    const partners = / & /.test(text) ? text.split(' & ') : [];
    if (slot !== 'names' || partners.length !== 2 || !stacks(element, text))
      return [{ ...row, id: slot, text }];
    const [first = '', second = ''] = partners;
    return [
      { ...row, id: 'names-1', text: first },
      { ...row, id: 'names-and', text: '&', spec: ampersand, voice: input.pairing.display },
      { ...row, id: 'names-2', text: second, spec: { ...spec, gap: ampersand.gap } },
    ];
  });
}

function stacks({ names, box }: TextElement, text: string): boolean {
  if (names !== undefined) return names === 'stack';
  return box.height > box.width * 0.8 && text.length > 9;
}

/** Points below which print is hard to read: large words give way first. */
const leastText = 7.5;
const givingWay = [1, 0.86, 0.74, 0.64, 0.55, 0.47];

/**
 * The largest of twenty sizes, from generous to just readable, whose rows fit the height. Where small rows would become
 * too small to read, names are set smaller beside them.
 */
function fitRows(rows: readonly Row[], box: Box, base: number, display: number): SetRow[] {
  let fallback: SetRow[] | undefined;
  let set: SetRow[] = [];
  for (const share of givingWay) {
    for (let step = 0; step < 20; step += 1) {
      const scale = 1.12 - step * 0.035;
      set = setRows(rows, box, base * scale, display * share);
      if (heightOf(set) > box.height) continue;
      if (set.every(({ size }) => size >= leastText)) return set;
      fallback ??= set;
      break;
    }
  }
  if (fallback) return fallback;
  const squeeze = box.height / heightOf(set);
  return set.map((row) => ({
    ...row,
    size: row.size * squeeze,
    mostSize: row.size * squeeze,
    height: row.height * squeeze,
    gap: row.gap * squeeze,
  }));
}

function setRows(rows: readonly Row[], box: Box, base: number, display: number): SetRow[] {
  const names = rows.filter(({ slot, id }) => slot === 'names' && id !== 'names-and');
  const nameSize = Math.min(...names.map((row) => sizeOf(row, box, base, display)));
  const mostOfNames = Math.min(...names.map((row) => keepingLines(row, box)));
  return rows.map((row) => {
    const wanted = names.includes(row) ? nameSize : sizeOf(row, box, base, display);
    const size = Math.floor(wanted * 4) / 4;
    const column = (box.width * pointsPerMillimetre) / size;
    const { font, tracking, upperCase } = row.voice;
    const width = (text: string) => estimateWidth(text, font, tracking, upperCase) * 1.07;
    const lines = estimateLines(row.text, column, width);
    const height = (lines * size * row.spec.leading) / pointsPerMillimetre;
    const most = names.includes(row) ? mostOfNames : keepingLines(row, box);
    const mostSize = row.spec.style === 'body' ? 2 * size : Math.max(size, Math.floor(most * 4) / 4);
    return { ...row, size, mostSize, lines, height, gap: (row.spec.gap * base) / pointsPerMillimetre };
  });
}

/** Names and headings keep to their lines and so shrink to the width; running text wraps. */
function sizeOf({ slot, text, spec, voice }: Row, box: Box, base: number, display: number): number {
  const size = base * spec.size * voice.scale * (spec.style === 'display' ? display : 1);
  if (spec.style === 'body') return size;
  const fitting = keepingLines({ text, voice }, box);
  if (spec.style === 'display') {
    const wrapped =
      slot !== 'initials' && text.includes(' ') && fitting < size * 0.55
        ? Math.min(size * 0.62, fitting * 1.7)
        : fitting;
    return Math.min(size, wrapped);
  }
  return fitting < Math.max(size * 0.72, leastText) ? size * 0.86 : Math.min(size, fitting);
}

/** Points up to which every line of a text is as wide as the box or less. */
function keepingLines({ text, voice }: Pick<Row, 'text' | 'voice'>, box: Box): number {
  const longest = Math.max(
    ...text.split('\n').map((line) => estimateWidth(line, voice.font, voice.tracking, voice.upperCase)),
  );
  return (box.width * pointsPerMillimetre) / (longest * 1.1);
}

function heightOf(rows: readonly SetRow[]): number {
  return rows.reduce((sum, row, index) => sum + row.height + (index > 0 ? row.gap : 0), 0);
}

function layerOf(face: Face, element: TextElement, row: SetRow, y: number, prefix: string): TextLayer {
  const { input } = face;
  const strong = row.spec.strong ?? row.id === 'names-and';
  const isHairline = fineFaces.includes(row.voice.font);
  const isFine = isHairline || row.size < largeText;
  const isFoil =
    strong &&
    input.foil !== null &&
    element.plain !== true &&
    !isHairline &&
    metalShows.includes(element.ground);
  const printed: Colour =
    strong && element.sober !== true
      ? accentOn(element.ground, input.palette, isFine)
      : inkOn(element.ground, input.palette);
  // In foil, the paper's colour means that no metal is pressed there.
  const colour: Colour = isFoil ? 'accent' : printed;
  const slot = slots[row.slot];
  const room = boxOf(element);
  return {
    id: `${prefix}${row.id}`,
    type: 'text',
    finish: isFoil ? 'foil' : 'print',
    locked: false,
    slot: row.slot,
    text: row.text,
    label: slot?.label ?? 'Text',
    maxLength: slot?.maxLength ?? 200,
    box: { ...room, y: n(y), height: n(row.height + 0.02) },
    rotate: 0,
    font: row.voice.font,
    size: row.size,
    minSize: Math.max(4, Math.floor(row.size * 2.6) / 4),
    lineHeight: row.spec.leading,
    tracking: row.voice.tracking,
    upperCase: row.voice.upperCase,
    align: element.align,
    verticalAlign: 'middle',
    colour,
    room: { box: room, mostSize: row.mostSize },
  };
}

function boxOf({ box: { x, y, width, height } }: TextElement): Box {
  return { x: n(x), y: n(y), width: n(width), height: n(height) };
}
