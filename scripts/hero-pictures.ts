import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import type { Size } from '@blattwerk/designs/model/shape.ts';
import { openDiskPlates } from '@blattwerk/designs/plates/disk-plates.ts';
import { createTaskRunner } from '@blattwerk/designs/raster/run-task.ts';
import { expandRecipe } from '@blattwerk/designs/recipes/expand-recipe.ts';
import { pictureSize } from '@blattwerk/designs/scenes/scene.ts';
import type { Corner } from '@blattwerk/designs/scenes/surface.ts';
import sharp from 'sharp';
import { z } from 'zod';
import type { Hero } from './heroes/hero.ts';
import { heroes } from './heroes/heroes.ts';

/**
 * Lays designs into rendered places for the heroes of `content`, in the size they have, and writes them into the stories that show
 * them: npm run hero-pictures -- --only hochzeit. Names stay on a card, words do not: the shop speaks six languages, its heroes none.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const assets = 'content/assets/100001';
const stories = 'content/stories/100001';

const assetSchema = z.looseObject({ id: z.number(), filename: z.string(), short_filename: z.string() });
const plates = openDiskPlates();
for (const hero of heroes.filter(({ asset }) => asset.includes(values.only))) await write(hero);

async function write(hero: Hero): Promise<void> {
  const described = (await readdir(assets)).find(
    (name) => name.startsWith(`${hero.asset}_`) && name.endsWith('.json'),
  );
  if (!described) throw new Error(`There is no picture "${hero.asset}" in ${assets}.`);
  const path = join(assets, described);
  const asset = assetSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  const [width = 0, height = 0] = /\/(\d+)x(\d+)\//.exec(asset.filename)?.slice(1).map(Number) ?? [];
  const { picture, focus } = await paint(hero, { width, height });
  const hash = createHash('sha1').update(picture).digest('hex').slice(0, 10);
  const filename = asset.filename.replace(/[^/]+\/[^/]+$/, `${hash}/${asset.short_filename}`);
  const [x, y] = focus;
  const changed = {
    filename,
    alt: hero.alt.alt,
    title: hero.title,
    focus: `${x - 1}x${y - 1}:${x + 1}x${y + 1}`,
    meta_data: { ...hero.alt, title: hero.title },
  };
  await writeFile(path.replace(/json$/, 'webp'), picture);
  await writeJson(path, { ...asset, ...changed, content_length: picture.length });
  for (const name of (await readdir(stories)).filter((name) => name.endsWith('.json'))) {
    const story: unknown = JSON.parse(await readFile(join(stories, name), 'utf8'));
    if (replace(story, asset, changed)) await writeJson(join(stories, name), story);
  }
  console.log(`${asset.short_filename}: ${picture.length} bytes.`);
}

/** The design without its words in its place, as sharp as the picture is large; what is too wide or high for it is cut off. */
async function paint(
  { design: id, scene, season, isNameless = false, focus }: Hero,
  size: Size,
): Promise<{ picture: Buffer; focus: Corner }> {
  const found = catalogueDesigns().find((design) => String(design.id) === id);
  if (!found) throw new Error(`There is no design ${id} in the catalogue.`);
  const expansion = expandRecipe(found.recipe, catalogue);
  if (!expansion.ok) throw new Error(expansion.problem.message);
  const design = withoutWords(expansion.design, isNameless);
  const find: typeof plates.find = (of, search) => plates.find(of, { ...search, season });
  const run = createTaskRunner(catalogue, { ...plates, find });
  const width = Math.ceil(Math.max(size.width, (size.height * pictureSize.width) / pictureSize.height));
  const drawn = await run({ kind: 'product', picture: { design, scene, width, format: 'png' } });
  if (!drawn.ok) throw new Error(drawn.message);
  const whole = {
    width,
    height: Math.max(size.height, Math.round((width * pictureSize.height) / pictureSize.width)),
  };
  const middle = [Math.round(focus[0] * whole.width), Math.round(focus[1] * whole.height)] as const;
  const left = startOf(middle[0], size.width, whole.width);
  const top = startOf(middle[1], size.height, whole.height);
  const picture = await sharp(drawn.data)
    .resize(whole.width, whole.height, { fit: 'fill' })
    .extract({ left, top, ...size })
    .webp({ quality: 74, effort: 6 })
    .toBuffer();
  return { picture, focus: [middle[0] - left, middle[1] - top] };
}

/** Where a part of a length begins that has `middle` in its middle, as far as the whole reaches. */
function startOf(middle: number, part: number, whole: number): number {
  return Math.min(whole - part, Math.max(0, Math.round(middle - part / 2)));
}

function withoutWords(design: Design, isNameless: boolean): Design {
  const pages = design.pages.map((page) => ({
    ...page,
    layers: page.layers.filter((layer) => layer.type !== 'text' || (layer.slot === 'names' && !isNameless)),
  }));
  return { ...design, pages };
}

/** Puts what has changed wherever the asset is shown; tells whether it is. */
function replace(
  value: unknown,
  asset: { id: number; filename: string },
  changed: Record<string, unknown>,
): boolean {
  if (Array.isArray(value)) return value.map((item) => replace(item, asset, changed)).some(Boolean);
  if (typeof value !== 'object' || value === null) return false;
  const isShown = 'id' in value && value.id === asset.id && 'fieldtype' in value;
  if (isShown) Object.assign(value, changed);
  return (
    Object.values(value)
      .map((item) => replace(item, asset, changed))
      .some(Boolean) || isShown
  );
}

function writeJson(path: string, value: unknown): Promise<void> {
  return writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
}
