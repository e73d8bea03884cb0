import { handDesignSchema } from '@blattwerk/schemas/design/hand-design.ts';
import type { CatalogueDesign, CatalogueTheme } from '../catalogue-design.ts';
import { handCatalogueDesign } from './hand-catalogue-design.ts';
import { handFiles } from './hand-files.generated.ts';
import { firstOfFiles } from './hand-numbers.ts';

/** Cards that were made by hand and came as files: part of the catalogue from its first start on. */
export function handDesigns(): CatalogueDesign[] {
  return handFiles.map(({ file, number, design }) => {
    const made = handCatalogueDesign(handDesignSchema.parse(design), firstOfFiles + number);
    if (!made.ok) throw new Error(`${file}: ${made.message}`);
    return made.design;
  });
}

/** Each of them is a theme of its own. */
export function handThemes(): CatalogueTheme[] {
  return handDesigns().map(({ themeId: id, name }) => ({ id, name }));
}
