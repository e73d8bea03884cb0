import type { Design, Page } from '../../model/design.ts';
import { plateFile } from '../print-file.ts';
import { pageDifference, sizeWithBleed } from '../proof/page-difference.ts';
import { pdfPixels } from '../proof/pixels.ts';
import { jobOf, studio } from './print-jobs.ts';

/** Levels of 255 up to which a pixel is the same. */
const limit = 8;

/** The shares of a page's pixels that have less metal on its plate than in the mask that is shown, and those that have more. */
export async function plateDifference(design: Design, page: Page): Promise<{ less: number; more: number }> {
  const one = { ...design, pages: [page] };
  const { value: plate } = await pdfPixels(await plateFile(jobOf(one)), [sizeWithBleed(one, page)]).next();
  if (!plate) throw new Error('The file has no page.');
  const { written, shown } = await pageDifference(
    plate,
    { design: one, page, studio },
    { mode: 'foil-mask', limit },
  );
  let [less, more] = [0, 0];
  for (let at = 0; at < written.data.length; at += 3) {
    const apart = (written.data[at] ?? 0) - (shown.data[at] ?? 0);
    if (apart < -limit) less += 1;
    if (apart > limit) more += 1;
  }
  const pixels = written.width * written.height;
  return { less: less / pixels, more: more / pixels };
}
