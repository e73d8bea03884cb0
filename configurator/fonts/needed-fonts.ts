import type { Page } from '@blattwerk/designs/model/design.ts';
import { standInOf } from '@blattwerk/designs/text/font-names.ts';
import { type Subset, subsets } from '@blattwerk/designs/text/fonts.ts';
import { upperCase } from '@blattwerk/designs/text/upper-case.ts';

/** A file of a font: `jost-400 latin`. */
export type FontFile = { name: string; subset: Subset };

/** Which letters a file may have: Unicode's blocks, as coarse as the files are parted. */
const blocks: Readonly<Record<Exclude<Subset, 'latin'>, RegExp>> = {
  'latin-ext':
    /[\u0100-\u02bb\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u1e00-\u1eff\u20a0-\u20c0]/,
  vietnamese: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/,
  cyrillic: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/,
  greek: /[\u0370-\u03ff]/,
};

/** The files that the texts of pages are drawn with; what a font lacks comes from its stand-in. */
export function neededFonts(pages: readonly Page[]): FontFile[] {
  const needed = new Map<string, FontFile>();
  const need = (file: FontFile) => needed.set(`${file.name} ${file.subset}`, file);
  for (const { layers } of pages)
    for (const layer of layers) {
      if (layer.type !== 'text') continue;
      need({ name: layer.font, subset: 'latin' });
      const text = layer.upperCase ? upperCase(layer.text, true) : layer.text;
      for (const subset of subsets)
        if (subset !== 'latin' && blocks[subset].test(text)) {
          need({ name: layer.font, subset });
          need({ name: standInOf(layer.font), subset });
        }
    }
  return [...needed.values()];
}
