import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { SceneInput } from '../scenes/scene.ts';
import { type Plate, plateSchema, type Season } from './plate.ts';
import { type LoadedPlate, readPlate } from './read-plate.ts';
import { bytesOf, type ScaledPlate, scalePlate } from './scale-plate.ts';

export const renderedPlates: string = join(import.meta.dirname, 'rendered');

/** Bytes of plates kept in one process: about five in the largest size, or a hundred thumbnails. */
const kept = 64_000_000;

/** How far a design's proportions may be from a plate's: a fortieth more or less is no card that anyone misses. */
const tolerance = 0.025;

/** What a plate is looked for by; `season`: that of the design, whose own place is preferred. */
type PlateSearch = Pick<SceneInput, 'sizeOf' | 'isCut'> & { season?: Season | undefined };

export type Plates = {
  /** The plate of a scene that has a sheet for what the design shows in it; `undefined`: the scene is drawn. */
  find(scene: string, search: PlateSearch): Plate | undefined;
  /** The plate in the size of a picture; made once for each size. */
  scaled(plate: Plate, width: number): Promise<ScaledPlate>;
};

/** What is described in a folder of plates; pictures are read when they are first wanted. */
export function openDiskPlates(folder: string = renderedPlates): Plates {
  const plates = readPlates(folder);
  const scaledPlates = new LRUCache<string, ScaledPlate>({ maxSize: kept, sizeCalculation: bytesOf });
  const loaded = new LRUCache<string, Promise<LoadedPlate>>({ max: 2 });

  function load(plate: Plate): Promise<LoadedPlate> {
    const known = loaded.get(plate.id) ?? readPlate(join(folder, plate.id), plate);
    loaded.set(plate.id, known);
    return known;
  }

  return {
    find(scene, search) {
      const suiting = plates.filter((plate) => plate.scene === scene && suits(plate, search));
      const inSeason = search.season && suiting.find(({ season }) => season === search.season);
      return inSeason ?? suiting.find(({ season }) => season === undefined);
    },
    async scaled(plate, width) {
      const key = `${plate.id} ${width}`;
      const known = scaledPlates.get(key);
      if (known) return known;
      const made = await scalePlate(await load(plate), width);
      scaledPlates.set(key, made);
      return made;
    },
  };
}

export function readPlates(folder: string): Plate[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => plateSchema.parse(JSON.parse(readFileSync(join(folder, name, 'plate.json'), 'utf8'))));
}

function suits({ sheets }: Plate, { sizeOf, isCut }: PlateSearch): boolean {
  return sheets.every((sheet) => {
    if ('tone' in sheet) return true;
    if ('stickers' in sheet.face) return sizeOf({ panel: 'front' }) !== undefined;
    const size = sizeOf(sheet.face);
    if (!size || isCut(sheet.face)) return false;
    return Math.abs(Math.log(size.width / size.height / sheet.aspect)) <= tolerance;
  });
}
