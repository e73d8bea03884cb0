import type { Page } from '@blattwerk/designs/model/design.ts';
import { preflight } from '@blattwerk/designs/print/preflight.ts';
import { foiledFronts } from '@blattwerk/designs/print/testing/foiled-fronts.ts';
import { plateDifference } from '@blattwerk/designs/print/testing/plate-difference.ts';
import { designOf, jobOf } from '@blattwerk/designs/print/testing/print-jobs.ts';
import { expect, test } from 'vitest';

/** How many fronts are measured, of a sample that is always the same; `FOIL_FRONTS=1000` measures all of them. */
const count = Number(process.env.FOIL_FRONTS ?? 24);

/** On small pieces the finest drawings are all over the page, and each line of them is wider by its rib. */
const mostMore = ({ trim }: Page): number => (Math.max(trim.width, trim.height) <= 60 ? 0.07 : 0.05);

test.each(foiledFronts().slice(0, count))(
  'the plate of %i has all of its metal and little more, and nothing on it breaks off or fills',
  async (id) => {
    const design = designOf(id);
    const [front] = design.pages;
    if (!front) throw new Error('A design has a front.');
    const { less, more } = await plateDifference(design, front);
    expect(less).toBeLessThanOrEqual(0.01);
    expect(more).toBeLessThanOrEqual(mostMore(front));
    expect(preflight({ ...design, pages: [front] }, jobOf(design).fonts)).toEqual([]);
  },
);
