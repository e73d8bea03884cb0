import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { openDiskPlates } from '@blattwerk/designs/plates/disk-plates.ts';
import { findFace } from '@blattwerk/designs/raster/draw-face.ts';
import { expandRecipe } from '@blattwerk/designs/recipes/expand-recipe.ts';
import { expect, test } from 'vitest';
import { heroes } from './heroes.ts';

const assets = 'content/assets/100001';
const files = readdirSync(assets);
const plates = openDiskPlates();

test.each(heroes)(
  '$asset is a design of the catalogue in a rendered place',
  ({ design: id, scene, season }) => {
    const recipe = catalogueDesigns().find((design) => String(design.id) === id)?.recipe;
    const expansion = recipe && expandRecipe(recipe, catalogue);
    if (!expansion?.ok) throw new Error(`There is no design ${id}.`);
    const sizeOf = (face: Parameters<typeof findFace>[1]) => findFace([expansion.design], face)?.view;
    expect(plates.find(scene, { sizeOf, isCut: () => false, season })).toMatchObject({
      scene,
      ...(season && { season }),
    });
  },
);

test.each(heroes)(
  '$asset is described as it is, and its address tells its bytes',
  ({ asset, alt, title }) => {
    const name = files.find((file) => file.startsWith(`${asset}_`) && file.endsWith('.json')) ?? '';
    const described: unknown = JSON.parse(readFileSync(join(assets, name), 'utf8'));
    const bytes = readFileSync(join(assets, name.replace(/json$/, 'webp')));
    const hash = createHash('sha1').update(bytes).digest('hex').slice(0, 10);
    expect(described).toMatchObject({
      alt: alt.alt,
      title,
      meta_data: { ...alt, title },
      content_length: bytes.length,
      filename: expect.stringContaining(`/${hash}/${asset}.webp`),
    });
  },
);
