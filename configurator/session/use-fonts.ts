import type { Page } from '@blattwerk/designs/model/design.ts';
import type { Fonts } from '@blattwerk/designs/text/fonts.ts';
import { useEffect, useState } from 'react';
import { createBrowserFonts } from '../fonts/browser-fonts.ts';
import { neededFonts } from '../fonts/needed-fonts.ts';

/** One set of fonts for all designs that are opened in a document. */
const browserFonts = createBrowserFonts(({ name, subset }) => `/web-api/fonts/${name}/${subset}`);

/** Fetches the fonts of the pages' texts that are not here yet. */
export function fetchFonts(pages: readonly Page[]): Promise<void> {
  return browserFonts.load(neededFonts(pages));
}

/** The fonts of the pages' texts as they arrive; another object whenever there are more. */
export function useFonts(pages: readonly Page[]): Fonts {
  const [fonts, setFonts] = useState(browserFonts.current);
  useEffect(() => {
    let isWanted = true;
    // Also where another part of the editor has fetched them.
    void fetchFonts(pages).then(() => isWanted && setFonts(browserFonts.current()));
    return () => {
      isWanted = false;
    };
  }, [pages]);
  return fonts;
}
