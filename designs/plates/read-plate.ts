import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  coordinateRange,
  type FaceSheet,
  type Plate,
  type PlateSheet,
  type TableName,
  type ToneSheet,
  tableSteps,
} from './plate.ts';
import type { Table } from './resample.ts';

/** A plate with its tables as numbers: shares of light, coordinates from the sheet's top left. */
export type LoadedPlate = {
  plate: Plate;
  /** The room without the sheets, as a file's bytes. */
  room: Buffer;
  sheets: readonly LoadedSheet[];
};
export type LoadedSheet =
  | { sheet: ToneSheet; share: Table; light: Table }
  | { sheet: FaceSheet; share: Table; light: Table; coordinates: Table; foil?: Table };

/** Reads a plate's pictures from its folder. */
export async function readPlate(folder: string, plate: Plate): Promise<LoadedPlate> {
  const [room, ...sheets] = await Promise.all([
    readFile(join(folder, 'room.avif')),
    ...plate.sheets.map((sheet) => readSheet(folder, sheet)),
  ]);
  return { plate, room, sheets };
}

async function readSheet(folder: string, sheet: PlateSheet): Promise<LoadedSheet> {
  const read = (name: TableName) => readTable(join(folder, `${sheet.name}-${name}.png`), tableSteps[name]);
  const [share, light] = await Promise.all([read('share'), read('light')]);
  // Stored as roots, so that shadows have as many steps as highlights.
  lit(light, sheet.light);
  if ('tone' in sheet) return { sheet, share, light };
  const coordinates = await read('coordinates');
  const { from, to } = coordinateRange;
  for (let at = 0; at < coordinates.data.length; at++)
    coordinates.data[at] = from + (coordinates.data[at] ?? 0) * (to - from);
  if (sheet.foil === undefined) return { sheet, share, light, coordinates };
  const foil = await read('foil');
  lit(foil, sheet.foil);
  return { sheet, share, light, coordinates, foil };
}

function lit({ data }: Table, brightest: number): void {
  for (let at = 0; at < data.length; at++) data[at] = (data[at] ?? 0) ** 2 * brightest;
}

async function readTable(path: string, step: number): Promise<Table> {
  const file = sharp(path);
  const { channels: stored } = await file.metadata();
  const { data, info } = await (stored === 1 ? file.toColourspace('grey16') : file.toColourspace('rgb16'))
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const shares = new Float32Array(values.length);
  for (let at = 0; at < shares.length; at++) shares[at] = (values[at] ?? 0) / 65_535;
  return { data: shares, width: info.width, height: info.height, channels: info.channels, step };
}
