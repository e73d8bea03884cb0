import type { Design, Page } from '@blattwerk/designs/model/design.ts';
import type { PanelId } from '@blattwerk/designs/model/panel.ts';
import type { Box, Size } from '@blattwerk/designs/model/shape.ts';

/** A printed face: part of a page. Null: bare paper. */
export type Face = { pageIndex: number; box: Box } | null;
/** A piece of paper that does not bend, seen from within and from without. */
type Panel = { inside: Face; outside: Face };
export type Leaf = { front: Face; back: Face; size: Size };

/** What is seen of it after a turn: one of its pages, or a side that has a name. */
export type StepName = { pageIndex: number } | { face: 'front' | 'back' | 'inside' | 'outside' | 'flap' };

/** What a design becomes once it is printed, cut, folded and bound. */
export type PaperObject =
  | {
      kind: 'folded';
      /** Which way its folds run. */
      folds: 'down' | 'across';
      /** In the order in which they lie open, seen from within: left to right, or top to bottom. */
      panels: readonly Panel[];
      size: Size;
      way: 'book' | 'tent' | 'trifold' | 'zigzag';
    }
  | { kind: 'bound'; edge: 'left' | 'top'; leaves: readonly Leaf[]; size: Size }
  | { kind: 'sheets'; sheets: readonly Leaf[] };

/** How the pages of a design hang together as paper. @param isCalendar its sheets hang from their upper edge */
export function paperObjectOf({ pages }: Design, isCalendar: boolean): PaperObject {
  const [outside, inside] = [pages.findIndex(isOutside), pages.findIndex(({ id }) => id === 'inside')];
  const folded = foldedOf(pages, outside, inside);
  if (folded) return folded;
  if (pages.some(({ id }) => id.startsWith('spread-'))) return bookOf(pages);
  const sheets = pages.map((page, pageIndex) => leafOf(wholePage(page, pageIndex), null, page.trim));
  const [first] = sheets;
  if (isCalendar && first && sheets.length > 1)
    return { kind: 'bound', edge: 'top', leaves: sheets, size: first.size };
  const [front, back] = sheets;
  if (front && back && pages[0]?.id === 'front' && pages[1]?.id === 'back')
    return { kind: 'sheets', sheets: [leafOf(front.front, back.front, front.size)] };
  return { kind: 'sheets', sheets };
}

/** What one turn after the other shows. */
export function stepsOf(object: PaperObject): StepName[] {
  switch (object.kind) {
    case 'folded':
      return foldedSteps[object.way].map((face) => ({ face }));
    case 'bound':
      return object.edge === 'top' ? object.leaves.map(frontOf) : openingsOf(object.leaves);
    case 'sheets':
      return object.sheets.length === 1
        ? [{ face: 'front' }, { face: 'back' }]
        : object.sheets.map((leaf) => frontOf(leaf));
  }
}

const foldedSteps = {
  book: ['front', 'inside', 'back'],
  tent: ['front', 'inside', 'back'],
  trifold: ['front', 'flap', 'inside', 'back'],
  zigzag: ['front', 'inside', 'outside'],
} as const;

function frontOf({ front }: Leaf): StepName {
  return front ? { pageIndex: front.pageIndex } : { face: 'front' };
}

/** A book is closed, lies open before each further leaf, and is closed again. */
function openingsOf(leaves: readonly Leaf[]): StepName[] {
  const [cover, ...others] = leaves;
  return cover ? [frontOf(cover), ...others.map(openingBefore), { face: 'back' }] : [];
}

function openingBefore({ front }: Leaf, at: number, all: readonly Leaf[]): StepName {
  const shown = front ?? all[at - 1]?.back;
  return shown ? { pageIndex: shown.pageIndex } : { face: 'inside' };
}

function foldedOf(pages: readonly Page[], outside: number, inside: number): PaperObject | undefined {
  const [out, within] = [pages[outside], pages[inside]];
  const [first] = within?.panels ?? [];
  if (!out || !within || !first || out.panels.length !== within.panels.length) return undefined;
  const folds = within.folds.some((fold) => 'y' in fold) ? 'across' : 'down';
  // The sheet is turned over along its folds: what lies first without lies last within.
  const backs = out.panels.toReversed();
  const panels = within.panels.map(({ box }, place) => ({
    inside: { pageIndex: inside, box },
    outside: faceOf(outside, backs[place]?.box),
  }));
  const way = folds === 'across' ? 'tent' : (ways[panels.length] ?? 'zigzag');
  return { kind: 'folded', folds, panels, size: sizeOf(first.box), way };
}

const ways: Readonly<Record<number, 'book' | 'trifold' | 'zigzag'>> = {
  2: 'book',
  3: 'trifold',
  4: 'zigzag',
};

/** A cover around leaves, whose spreads lie half on the one and half on the next. */
function bookOf(pages: readonly Page[]): PaperObject {
  const sides = pages.slice(1).flatMap((page, place): Face[] => {
    const whole = wholePage(page, place + 1);
    return page.id.startsWith('spread-') ? halvesOf(whole) : [whole];
  });
  const [cover, first] = [pages[0], sides[0]];
  const size = sizeOf(first?.box ?? { width: 1, height: 1 });
  const front = cover ? (panelOf(cover, 'front') ?? wholePage(cover, 0)) : null;
  const back = cover ? panelOf(cover, 'back') : null;
  const coverSize = front ? sizeOf(front.box) : size;
  const leaves: Leaf[] = [leafOf(front, null, coverSize)];
  for (let at = 0; at < sides.length; at += 2)
    leaves.push(leafOf(sides[at] ?? null, sides[at + 1] ?? null, size));
  leaves.push(leafOf(null, back, coverSize));
  return { kind: 'bound', edge: 'left', leaves, size };
}

function halvesOf(whole: NonNullable<Face>): Face[] {
  const { pageIndex, box } = whole;
  const half = { ...box, width: box.width / 2 };
  return [
    { pageIndex, box: half },
    { pageIndex, box: { ...half, x: box.x + half.width } },
  ];
}

function panelOf({ panels }: Page, id: PanelId): Face {
  return faceOf(0, panels.find((panel) => panel.id === id)?.box);
}

function faceOf(pageIndex: number, box: Box | undefined): Face {
  return box ? { pageIndex, box } : null;
}

function isOutside({ id, panels }: Page): boolean {
  return id === 'outside' && panels.length > 1;
}

function leafOf(front: Face, back: Face, size: Size): Leaf {
  return { front, back, size };
}

function wholePage({ trim }: Page, pageIndex: number): NonNullable<Face> {
  return { pageIndex, box: { x: 0, y: 0, ...trim } };
}

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}
