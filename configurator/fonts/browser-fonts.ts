import { standInOf } from '@blattwerk/designs/text/font-names.ts';
import { type Face, type Fonts, subsets } from '@blattwerk/designs/text/fonts.ts';
import type { FontFile } from './needed-fonts.ts';

export type BrowserFonts = {
  /** The fonts that are here by now; another object each time there are more, so that texts are drawn anew. */
  current(): Fonts;
  /** Fetches what is not here yet; what others are fetching is waited for. */
  load(files: readonly FontFile[]): Promise<void>;
};

/** @param address of a font's file */
export function createBrowserFonts(address: (file: FontFile) => string): BrowserFonts {
  const faces = new Map<string, Face | undefined>();
  const coming = new Map<string, Promise<void>>();
  let current = fontsOf(faces);
  /** How many of the faces `current` has. */
  let shown = 0;

  async function fetchFace(key: string, file: FontFile): Promise<void> {
    const [response, { create }] = await Promise.all([fetch(address(file)), import('virtual:fontkit')]);
    // A font without letters of that script: its stand-in has them.
    if (response.status === 404) faces.set(key, undefined);
    if (!response.ok) return;
    const bytes = await response.arrayBuffer();
    const font = create(new Uint8Array(bytes));
    if (!('fonts' in font)) faces.set(key, font);
    await Promise.all(facesOf(file, bytes).map(async (face) => document.fonts.add(await face.load())));
  }

  return {
    current: () => current,
    async load(files) {
      await Promise.all(
        files.map((file) => {
          const key = keyOf(file);
          if (faces.has(key)) return undefined;
          const known = coming.get(key);
          if (known) return known;
          // What cannot be fetched now is asked for again with the next change.
          const fetching = fetchFace(key, file)
            .catch(() => undefined)
            .finally(() => coming.delete(key));
          coming.set(key, fetching);
          return fetching;
        }),
      );
      if (faces.size === shown) return;
      current = fontsOf(faces);
      shown = faces.size;
    },
  };
}

/** What CSS calls a file of a font. */
function familyOf({ name, subset }: FontFile): string {
  return `design-${name}-${subset}`;
}

function blankFamilyOf(name: string): string {
  return `design-${name}-blank`;
}

/**
 * The same bytes for caret and selection, which are the browser's own. Blanks are a face of their own: browsers shape what
 * lies between two faces by itself, as our layout shapes words, and kern no letter with a blank.
 */
function facesOf(file: FontFile, bytes: ArrayBuffer): FontFace[] {
  const face = new FontFace(familyOf(file), bytes);
  if (file.subset !== 'latin') return [face];
  return [face, new FontFace(blankFamilyOf(file.name), bytes, { unicodeRange: 'U+20' })];
}

/** `font-family` of a font whose files are fetched as they are needed, and of what stands in for it. */
export function fontFamily(name: string): string {
  const files = [name, standInOf(name)].flatMap((one) => subsets.map((subset) => ({ name: one, subset })));
  return [blankFamilyOf(name), ...files.map(familyOf)].join(', ');
}

function fontsOf(faces: ReadonlyMap<string, Face | undefined>): Fonts {
  const here = new Map(faces);
  return { face: (name, subset) => here.get(keyOf({ name, subset })) };
}

function keyOf({ name, subset }: FontFile): string {
  return `${name} ${subset}`;
}
