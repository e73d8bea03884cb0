import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coordinateRange, type Plate, plateSchema, tableSteps } from '@blattwerk/designs/plates/plate.ts';
import { shownOfLight } from '@blattwerk/designs/plates/tone-curve.ts';
import sharp from 'sharp';
import { z } from 'zod';
import { isThere } from './is-there.ts';
import type { WantedPlate } from './wanted-plates.ts';

/** What `render.py` writes beside its raw floats. */
const renderedSchema = z.object({
  size: z.tuple([z.number(), z.number()]),
  sheets: z.array(
    z.object({
      name: z.string(),
      shows: z.string(),
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    }),
  ),
});

/** Steps of light in a table: ten bits. */
const lightDepth = 1023;

/** Packs a rendering as a plate: the room as it is shown, tables as PNG of 16 bits, and what they are. */
export async function writePlate(
  rendered: string,
  folder: string,
  { id, scene, source, season, faces }: WantedPlate & { source: string },
): Promise<Plate> {
  const described = renderedSchema.parse(JSON.parse(await readFile(join(rendered, 'plate.json'), 'utf8')));
  const [width, height] = described.size;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const room = await floats(rendered, 'room');
  await sharp(Uint8Array.from(room, shownOfLight), { raw: { width, height, channels: 3 } })
    .avif({ quality: 82, effort: 6, chromaSubsampling: '4:4:4' })
    .toFile(join(folder, 'room.avif'));
  const sheets: unknown[] = [];
  for (const { name, shows, box } of described.sheets) {
    const [left, top, wide, high] = box;
    const size = { width: wide, height: high };
    const write = async (table: 'light' | 'foil') => {
      const values = await floats(rendered, `${name}-${table}`);
      const brightest = values.reduce((most, value) => Math.max(most, value), 1e-6);
      const roots = Uint16Array.from(values, (value) => {
        const root = Math.round(Math.sqrt(Math.max(0, value) / brightest) * lightDepth);
        return Math.round((root / lightDepth) * 65_535);
      });
      await writeTable(join(folder, `${name}-${table}.png`), roots, size, tableSteps[table]);
      return brightest;
    };
    const shares = await floats(rendered, `${name}-share`);
    await sharp(
      Uint8Array.from(shares, (share) => Math.round(share * 255)),
      { raw: { ...size, channels: 1 } },
    )
      .toColourspace('b-w')
      .png({ compressionLevel: 9 })
      .toFile(join(folder, `${name}-share.png`));
    const common = { name, box: { left, top, ...size }, light: await write('light') };
    const [kind = '', value = ''] = shows.split(':');
    if (kind === 'tone') {
      sheets.push({ ...common, tone: value });
      continue;
    }
    const places = await floats(rendered, `${name}-coordinates`);
    const { from, to } = coordinateRange;
    const triples = new Uint16Array((places.length / 2) * 3);
    places.forEach((place, at) => {
      const share = Math.min(1, Math.max(0, (place - from) / (to - from)));
      triples[Math.floor(at / 2) * 3 + (at % 2)] = Math.round(share * 65_535);
    });
    await writeTable(join(folder, `${name}-coordinates.png`), triples, size, tableSteps.coordinates);
    const face = faceOf(kind, value);
    const [across, up] = faces[name] ?? [1, 1];
    const isPressed = await isThere(join(rendered, `${name}-foil.f32`));
    sheets.push({ ...common, face, aspect: across / up, ...(isPressed && { foil: await write('foil') }) });
  }
  const plate = plateSchema.parse({
    id,
    scene,
    source,
    ...(season && { season }),
    size: { width, height },
    sheets,
  });
  await writeFile(join(folder, 'plate.json'), `${JSON.stringify(plate, null, 2)}\n`);
  return plate;
}

/** What a scene's script says that a sheet shows; the plate's schema refuses what is none of these. */
function faceOf(kind: string, value: string): Record<string, string | number> {
  return kind === 'page' ? { page: Number(value) } : { [kind]: value };
}

function writeTable(
  path: string,
  values: Uint16Array,
  { width, height }: { width: number; height: number },
  step: number,
) {
  return sharp(values, { raw: { width: width / step, height: height / step, channels: 3 } })
    .toColourspace('rgb16')
    .png({ compressionLevel: 9 })
    .toFile(path);
}

async function floats(folder: string, name: string): Promise<Float32Array> {
  const bytes = await readFile(join(folder, `${name}.f32`));
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}
