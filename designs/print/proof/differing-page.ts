import type { Page } from '../../model/design.ts';
import type { Studio } from '../../raster/draw-page.ts';
import { type PrintJob, proofFile } from '../print-file.ts';
import { type Compared, pageDifference, sizeWithBleed } from './page-difference.ts';
import { pdfPixels } from './pixels.ts';

/** Levels (of 255) that a reader of PDF and the preview may round apart. */
const sameLevels = 32;
/** The share of a page's pixels that may differ by more: photos are scaled and packed twice. */
const mostBeyond = 0.005;

export type DifferingPage = { page: string; compared: Compared };

/**
 * The first page that would not be printed as its preview shows it, written by the press's own writer.
 * @param studioOf what the preview of a page is drawn with
 */
export async function differingPage(
  job: PrintJob,
  studioOf: (page: Page) => Promise<Studio>,
): Promise<DifferingPage | undefined> {
  // What no row of a name list fills is in each of their sheets, and drawn once.
  const seen = new Set<Page['layers']>();
  for (const page of job.design.pages) {
    if (seen.has(page.layers)) continue;
    seen.add(page.layers);
    // Each by itself: the photos of a whole book are too large to be held.
    const design = { ...job.design, pages: [page] };
    const file = await proofFile({ ...job, design });
    for await (const written of pdfPixels(file, [sizeWithBleed(design, page)])) {
      const drawn = { design, page, studio: await studioOf(page) };
      const shown = { mode: 'without-foil', limit: sameLevels } as const;
      const compared = await pageDifference(written, drawn, shown);
      if (compared.beyond > mostBeyond) return { page: page.id, compared };
    }
  }
  return undefined;
}
