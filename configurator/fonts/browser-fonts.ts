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
    // The same bytes for the caret and the selection, which are the browser's own.
    document.fonts.add(await new FontFace(familyOf(file), bytes).load());
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

/** `font-family` of a font whose files are fetched as they are needed. */
export function fontFamily(name: string): string {
  return subsets.map((subset) => familyOf({ name, subset })).join(', ');
}

function fontsOf(faces: ReadonlyMap<string, Face | undefined>): Fonts {
  const here = new Map(faces);
  return { face: (name, subset) => here.get(keyOf({ name, subset })) };
}

function keyOf({ name, subset }: FontFile): string {
  return `${name} ${subset}`;
}
