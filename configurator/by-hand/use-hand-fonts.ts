import type { Page } from '@blattwerk/designs/model/design.ts';
import type { Fonts } from '@blattwerk/designs/text/fonts.ts';
import { useEffect, useMemo, useState } from 'react';
import { createBrowserFonts } from '../fonts/browser-fonts.ts';
import { neededFonts } from '../fonts/needed-fonts.ts';

/** The fonts of the pages' texts as they arrive. @param source where they come from, such as `/web-api` */
export function useHandFonts(pages: readonly Page[], source: string): Fonts {
  const browserFonts = useMemo(
    () => createBrowserFonts(({ name, subset }) => `${source}/fonts/${name}/${subset}`),
    [source],
  );
  const [fonts, setFonts] = useState(browserFonts.current);
  useEffect(() => {
    let isWanted = true;
    void browserFonts.load(neededFonts(pages)).then(() => isWanted && setFonts(browserFonts.current()));
    return () => {
      isWanted = false;
    };
  }, [browserFonts, pages]);
  return fonts;
}
