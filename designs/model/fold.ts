import type { Page } from './design.ts';
import type { Panel, PanelId } from './panel.ts';
import type { Size } from './shape.ts';

/**
 * How a sheet becomes a card. single: one printed side. flat: front and back. book: spine on the left. tent: spine on
 * top. trifold: three panels, the right one folded in. zigzag: four panels. In all of them the format is the closed one.
 */
export const folds = ['single', 'flat', 'book', 'tent', 'trifold', 'zigzag'] as const;
export type Fold = (typeof folds)[number];

/** A printed side of the whole sheet: what a page of a design begins with. */
export type Side = Pick<Page, 'id' | 'label' | 'trim' | 'folds' | 'panels'>;

type PanelName = readonly [id: PanelId, label: string];

/** Panels from left to right, as they lie on the sheet. */
const rows: Record<'book' | 'trifold' | 'zigzag', { outside: PanelName[]; inside: PanelName[] }> = {
  book: {
    outside: [
      ['back', 'Rückseite'],
      ['front', 'Vorderseite'],
    ],
    inside: [
      ['inside-1', 'Innen links'],
      ['inside-2', 'Innen rechts'],
    ],
  },
  trifold: {
    outside: [
      ['flap', 'Einklappseite'],
      ['back', 'Rückseite'],
      ['front', 'Vorderseite'],
    ],
    inside: [
      ['inside-1', 'Innen links'],
      ['inside-2', 'Innen Mitte'],
      ['inside-3', 'Innen rechts'],
    ],
  },
  zigzag: {
    outside: [
      ['outside-1', 'Außen links'],
      ['outside-2', 'Außen Mitte'],
      ['back', 'Rückseite'],
      ['front', 'Vorderseite'],
    ],
    inside: [
      ['inside-1', 'Innen 1'],
      ['inside-2', 'Innen 2'],
      ['inside-3', 'Innen 3'],
      ['inside-4', 'Innen 4'],
    ],
  },
};

/** The printed sides of a card with the given closed format, in the order shoppers look at them. */
export function sidesOf(fold: Fold, format: Size): Side[] {
  const alone = (id: PanelId, label: string) => ({ ...rowOf(format, [[id, label]]), id, label });
  switch (fold) {
    case 'single':
      return [alone('front', 'Vorderseite')];
    case 'flat':
      return [alone('front', 'Vorderseite'), alone('back', 'Rückseite')];
    case 'tent':
      return [
        {
          ...tentOf(format, ['back', 'Rückseite'], ['front', 'Vorderseite'], true),
          id: 'outside',
          label: 'Außen',
        },
        {
          ...tentOf(format, ['inside-1', 'Innen oben'], ['inside-2', 'Innen unten'], false),
          id: 'inside',
          label: 'Innen',
        },
      ];
    default:
      return [
        { ...rowOf(format, rows[fold].outside), id: 'outside', label: 'Außen' },
        { ...rowOf(format, rows[fold].inside), id: 'inside', label: 'Innen' },
      ];
  }
}

type SheetOfPanels = Omit<Side, 'id' | 'label'>;

function rowOf(format: Size, names: readonly PanelName[]): SheetOfPanels {
  const { width, height } = format;
  return {
    trim: { width: width * names.length, height },
    folds: names.slice(1).map((_, index) => ({ x: width * (index + 1) })),
    panels: names.map(([id, label], index) => ({
      id,
      label,
      box: { x: width * index, y: 0, width, height },
      upsideDown: false,
    })),
  };
}

function tentOf(format: Size, above: PanelName, below: PanelName, turned: boolean): SheetOfPanels {
  const { width, height } = format;
  const panel = ([id, label]: PanelName, y: number, upsideDown: boolean): Panel => ({
    id,
    label,
    box: { x: 0, y, width, height },
    upsideDown,
  });
  return {
    trim: { width, height: height * 2 },
    folds: [{ y: height }],
    panels: [panel(above, 0, turned), panel(below, height, false)],
  };
}
