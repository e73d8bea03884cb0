import type { OptionValue } from '../compositions/composition.ts';
import { bouquetOf, type Hand, type MotifSet } from './motif-sets.ts';
import { type PhotoLook, paletteOf } from './photo-look.ts';
import { type PhotoSet, photoSets } from './photo-sets.ts';
import type { Style } from './styles.ts';

/** A look written down in one row, with the front of a card: box lids and posters. */
export type DrawnLook = {
  name: string;
  front: string;
  options?: Readonly<Record<string, OptionValue>>;
  palette: string;
  pairing: string;
  photos: PhotoSet;
  style: Style;
  headline: string;
  names: string;
  date?: string;
  body?: string;
  plants?: readonly [number, Hand];
  motifs?: MotifSet;
};

/** The looks of a list, numbered on from the first. */
export function lookOf(first: number) {
  return (row: DrawnLook, index: number): PhotoLook => ({
    id: first + index,
    name: row.name,
    palette: paletteOf(row.palette),
    pairing: row.pairing,
    styles: [row.style],
    motifs: { ...(row.plants ? bouquetOf(...row.plants) : {}), ...row.motifs },
    photos: photoSets[row.photos],
  });
}

export function textsOf({ headline, names, date, body }: Omit<DrawnLook, 'name'>): Record<string, string> {
  return {
    headline,
    names,
    ...(date === undefined ? {} : { date }),
    ...(body === undefined ? {} : { body }),
  };
}
