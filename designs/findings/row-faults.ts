import type { NameRow } from '@blattwerk/schemas/configurator/names.ts';
import type { NameField } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import { designOfRow, type NameList } from '../editing/names.ts';
import { wordsOf } from '../editing/words.ts';
import type { Design, Layer } from '../model/design.ts';
import type { Fonts } from '../text/fonts.ts';
import { isTooFine } from './foil/foil-faults.ts';
import { type EdgeDistance, safeAreaFaults } from './safe-area.ts';
import { textFaults } from './text-faults.ts';

/**
 * What is wrong with a row of a name list, counted from 0. nameless: its name is empty. no-place: the card has no place
 * for its words. overfull, dropped: as of any text. foil: too fine for metal. near-edge: printed all the same, but a cut
 * may touch its words.
 */
export type RowFault =
  | ({ row: number } & (
      | { code: 'nameless' }
      | { code: 'no-place' | 'overfull' | 'foil'; slot: NameField }
      | { code: 'dropped'; slot: NameField; characters: string }
    ))
  | { row: number; code: 'near-edge'; slot: NameField };
/** What keeps a row from being printed. */
export type RowHindrance = Exclude<RowFault, { code: 'near-edge' }>;

/** All that is wrong with the card of every row, in their order; a font that is not here yet finds nothing. */
export function rowFaults(
  design: Design,
  { rows, fields }: NameList,
  fonts: Fonts,
  edgeDistance: EdgeDistance,
): RowFault[] {
  const places = namedPlaces(design, fields);
  const slots = new Set(wordsOf(places).keys());
  const layers = places.pages.flatMap((page) => page.layers);
  const edges = design.pages.map(({ trim, outline }) => `${trim.width} ${trim.height} ${outline}`).join();
  return rows.flatMap((row, place) => {
    const found = judgedOnce(row, { layers, edges, fonts, edgeDistance }, () =>
      faultsOf(row, { places, slots, fields, fonts, edgeDistance }),
    );
    return found.map((fault): RowFault => ({ ...fault, row: place }));
  });
}

type Judged = Omit<By, 'layers' | 'edges'> & {
  places: Design;
  slots: ReadonlySet<string>;
  fields: readonly NameField[];
};
/** What a row is judged by: with another one it is judged anew. */
type By = { layers: readonly Layer[]; edges: string; fonts: Fonts; edgeDistance: EdgeDistance };
type Fault = WithoutRow<RowFault>;
type WithoutRow<Each> = Each extends unknown ? Omit<Each, 'row'> : never;
type Known = By & { faults: readonly Fault[] };

const known = new WeakMap<NameRow, Known>();

/** Judges a row once for a layout: with every key typed into one of them all are asked for. */
function judgedOnce(row: NameRow, by: By, judge: () => readonly Fault[]): readonly Fault[] {
  const found = known.get(row);
  const isSame =
    found?.layers.length === by.layers.length && by.layers.every((one, at) => one === found.layers[at]);
  const isSameEdge = found?.edges === by.edges;
  if (found && isSame && isSameEdge && found.fonts === by.fonts && found.edgeDistance === by.edgeDistance)
    return found.faults;
  const faults = judge();
  known.set(row, { ...by, faults });
  return faults;
}

function faultsOf(row: NameRow, { places, slots, fields, fonts, edgeDistance }: Judged): Fault[] {
  if (row.names.trim() === '') return [{ code: 'nameless' }];
  const filled: readonly NameField[] = ['names', 'place'];
  const homeless = filled.filter((slot) => row[slot].trim() !== '' && !slots.has(slot));
  const card = designOfRow(places, row, fields);
  const texts = textFaults(card.pages, fonts);
  const nearEdge = safeAreaFaults(card, fonts, edgeDistance);
  const tooFine = card.foil === null ? undefined : finelyPressed(card, places, fonts);
  const found = fields.flatMap((slot): Fault[] => {
    const own = texts.filter((fault) => fault.slot === slot);
    const dropped = own.find((fault) => fault.code === 'dropped');
    const isOverfull = own.some(({ code }) => code === 'overfull');
    const isNearEdge = !isOverfull && nearEdge.some((fault) => fault.slot === slot);
    return [
      ...(isOverfull ? [{ code: 'overfull', slot } as const] : []),
      ...(!isOverfull && tooFine?.has(slot) ? [{ code: 'foil', slot } as const] : []),
      ...(isNearEdge ? [{ code: 'near-edge', slot } as const] : []),
      ...(dropped ? [{ code: 'dropped', slot, characters: dropped.characters } as const] : []),
    ];
  });
  return [...homeless.map((slot): Fault => ({ code: 'no-place', slot })), ...found];
}

/** Slots of a row's card that metal would not hold. */
function finelyPressed(card: Design, places: Design, fonts: Fonts): ReadonlySet<string> {
  const patterns = places.pages.flatMap(({ layers }) => layers);
  const slots = card.pages
    .flatMap(({ layers }) => layers)
    .flatMap((layer, at) => {
      const like = patterns[at];
      if (layer.type !== 'text' || layer.finish !== 'foil' || layer.slot === undefined) return [];
      return like?.type === 'text' && isTooFine(layer, like, fonts) ? [layer.slot] : [];
    });
  return new Set(slots);
}

/** The document with nothing but the texts that rows fill: five hundred of them are laid out. */
function namedPlaces(design: Design, fields: readonly NameField[]): Design {
  const isNamed = (slot: string | undefined) => fields.some((field) => field === slot);
  const pages = design.pages.map((page) => ({
    ...page,
    layers: page.layers.filter((layer) => layer.type === 'text' && isNamed(layer.slot)),
  }));
  return { ...design, pages };
}
