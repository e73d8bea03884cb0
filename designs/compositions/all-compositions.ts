import { handComposition } from './by-hand/hand-composition.ts';
import { calendarCompositions } from './calendar/calendar-compositions.ts';
import { type CardFront, cardOf } from './card-pages.ts';
import type { Composition } from './composition.ts';
import { boldFronts } from './fronts/bold-fronts.ts';
import { botanicalFronts } from './fronts/botanical-fronts.ts';
import { emblemFronts } from './fronts/emblem-fronts.ts';
import { envelopeFront } from './fronts/envelope-front.ts';
import { fieldFronts } from './fronts/field-fronts.ts';
import { groundFronts } from './fronts/ground-fronts.ts';
import { photoFronts } from './fronts/photo-fronts.ts';
import { typeFronts } from './fronts/type-fronts.ts';
import { collageComposition } from './photos/collage-composition.ts';
import { photoPrintComposition } from './photos/photo-print-composition.ts';
import { photobookComposition } from './photos/photobook-composition.ts';
import { boxOf } from './photos/photobox-compositions.ts';

const fronts: readonly CardFront[] = [
  ...botanicalFronts,
  ...boldFronts,
  ...typeFronts,
  ...fieldFronts,
  ...photoFronts,
  ...emblemFronts,
  ...groundFronts,
];

/** Every way to fill a product's pages. */
export const compositions: readonly Composition[] = [
  ...fronts.map(cardOf),
  cardOf(envelopeFront),
  handComposition,
  ...calendarCompositions,
  collageComposition,
  photobookComposition,
  photoPrintComposition,
  ...fronts.map(boxOf),
];

const byId = new Map(compositions.map((composition) => [composition.id, composition]));

export function compositionOf(id: string): Composition | undefined {
  return byId.get(id);
}
