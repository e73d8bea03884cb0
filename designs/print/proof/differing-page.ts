import type { Layer, Page } from '../../model/design.ts';
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
 * The first page that would not be printed as its preview shows it, written by the press's own writer. The sheets of a
 * name list share what no row fills: that is compared in the first of them, in every other the words of its row.
 * @param studioOf what the preview of a page is drawn with
 */
export async function differingPage(
  job: PrintJob,
  studioOf: (page: Page) => Promise<Studio>,
): Promise<DifferingPage | undefined> {
  const seen = new Set<Layer>();
  for (const page of job.design.pages) {
    const layers = page.layers.filter((layer) => !seen.has(layer));
    if (layers.length === 0 && page.layers.length > 0) continue;
    for (const layer of layers) seen.add(layer);
    const isWhole = layers.length === page.layers.length;
    const compared = await compare(job, isWhole ? page : { ...page, layers }, studioOf);
    if (compared.beyond <= mostBeyond) continue;
    // People look at the page as it is.
    return { page: page.id, compared: isWhole ? compared : await compare(job, page, studioOf) };
  }
  return undefined;
}

/** A page by itself: the photos of a whole book are too large to be held. */
async function compare(
  job: PrintJob,
  page: Page,
  studioOf: (page: Page) => Promise<Studio>,
): Promise<Compared> {
  const design = { ...job.design, pages: [page] };
  const file = await proofFile({ ...job, design });
  const studio = await studioOf(page);
  for await (const written of pdfPixels(file, [sizeWithBleed(design, page)]))
    return pageDifference(written, { design, page, studio }, { mode: 'without-foil', limit: sameLevels });
  throw new Error('A page that was written is not in its file.');
}
