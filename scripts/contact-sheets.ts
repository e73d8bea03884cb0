import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { palettes } from '@blattwerk/designs/catalogue/palettes.ts';
import {
  designCells,
  illustrationCells,
  motifCells,
  sceneCells,
} from '@blattwerk/designs/contact-sheets/cells.ts';
import { type Cell, contactSheet } from '@blattwerk/designs/contact-sheets/contact-sheet.ts';
import { illustrations } from '@blattwerk/designs/illustrations/all-illustrations.ts';
import { motifs } from '@blattwerk/designs/motifs/all-motifs.ts';
import { createSamplePictures } from '@blattwerk/designs/raster/sample-pictures.ts';
import type { Recipe } from '@blattwerk/designs/recipes/recipe.ts';
import { scenes } from '@blattwerk/designs/scenes/all-scenes.ts';
import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';

/**
 * Writes contact sheets to look at: npm run contact-sheets -- designs --only klappkarte-hoch --every 10
 * Each word names a kind: designs, scenes, motifs, illustrations. `--only` keeps what has the text in its id (designs:
 * or in its name, product type or filters), `--every 10` each tenth design, `--pages` shows all pages of a design.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '.data/contact-sheets' },
    only: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    pages: { type: 'boolean', default: false },
    palette: { type: 'string', default: 'eukalyptus' },
    columns: { type: 'string', default: '8' },
    rows: { type: 'string', default: '6' },
    cell: { type: 'string', default: '240' },
    format: { type: 'string', default: 'jpeg' },
  },
});

const palette = palettes.find(({ id }) => id === values.palette)?.colours;
if (!palette) throw new Error(`There is no palette "${values.palette}".`);
const fonts = openDiskFonts();
const studio = { fonts, pictureOf: createSamplePictures((id) => catalogue.illustration(id)) };
const named = ({ id }: { id: string }) => id.includes(values.only);

/** Every n-th design whose theme, occasion, product type or recipe has the text. */
function chosenRecipes(): Recipe[] {
  const chosen = catalogueDesigns().filter(({ name, productType, kind, facets, recipe }) =>
    [name, productType, kind, recipe.id, ...Object.values(facets).flat()].some((text) =>
      text.includes(values.only),
    ),
  );
  const every = Math.max(1, Number(values.every));
  return chosen.filter((_, index) => index % every === 0).map(({ recipe }) => recipe);
}

const kinds: Record<string, () => Cell[]> = {
  designs: () => designCells(chosenRecipes(), catalogue, studio, values.pages),
  scenes: () => sceneCells(scenes, chosenRecipes(), catalogue, studio),
  motifs: () => motifCells(motifs.filter(named), palette, studio),
  illustrations: () =>
    illustrationCells(
      illustrations.filter(named).map(({ id }) => id),
      palette,
      studio,
    ),
};

const columns = Number(values.columns);
const perSheet = columns * Number(values.rows);
const format = values.format === 'webp' || values.format === 'png' ? values.format : 'jpeg';
await mkdir(values.out, { recursive: true });
for (const kind of positionals.length > 0 ? positionals : Object.keys(kinds)) {
  const cells = kinds[kind]?.();
  if (!cells) throw new Error(`"${kind}" is none of ${Object.keys(kinds).join(', ')}.`);
  for (let from = 0; from < cells.length; from += perSheet) {
    const layout = { columns, cell: Number(values.cell), format } as const;
    const sheet = await contactSheet(cells.slice(from, from + perSheet), layout, fonts);
    const path = join(values.out, `${kind}-${from / perSheet + 1}.${format === 'jpeg' ? 'jpg' : format}`);
    await writeFile(path, sheet);
    console.log(path);
  }
}
