import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sheetsOfRows } from '../../editing/names.ts';
import type { PhotoLayer } from '../../model/design.ts';
import type { Studio } from '../../raster/draw-page.ts';
import type { PrintJob } from '../print-file.ts';
import type { PrintPicture } from '../print-picture.ts';
import { designOf, jobOf, onePageDesigns, studio } from '../testing/print-jobs.ts';
import { differingPage } from './differing-page.ts';

const photo = { width: 900, height: 600 };
const plain = (background: string) => sharp({ create: { ...photo, channels: 3, background } });

const withPhoto = onePageDesigns(61).find(({ pages: [page] }) =>
  page?.layers.some(({ type }) => type === 'photo'),
);
if (!withPhoto) throw new Error('No design has a photo.');
const design = withPhoto;

/** A job whose preview showed a photo of that colour everywhere. */
async function judged(printed: string, shown: string) {
  const file = await plain(printed).jpeg({ quality: 95 }).toBuffer();
  const taken: PrintPicture = { kind: 'photo', ...photo, read: async () => file };
  const job: PrintJob = { ...jobOf(design), pictureOf: () => taken };
  const preview = await plain(shown).jpeg({ quality: 85 }).toBuffer();
  const href = `data:image/jpeg;base64,${preview.toString('base64')}`;
  const pictureOf = (_: PhotoLayer) => ({ kind: 'image' as const, ...photo, href });
  return differingPage(job, async () => ({ ...studio, pictureOf }));
}

test('a customer’s photo that is printed as it was shown does not differ', async () => {
  expect(await judged('#3060a0', '#3060a0')).toBeUndefined();
});

test('another photo than the one that was shown stops the job at its page', async () => {
  const differing = await judged('#3060a0', '#a03030');
  expect(differing?.page).toBe(design.pages[0]?.id);
  expect(differing?.compared.beyond).toBeGreaterThan(0.005);
});

test('every sheet of a name list is compared, by the words of its row', async () => {
  const rows = ['Ida', 'Jan', 'Ruth'].map((names) => ({ names, place: '' }));
  const sheets = sheetsOfRows(designOf(140108), { rows, fields: ['names'] }, 1);
  const asPrinted: string[] = [];
  const right = await differingPage(jobOf(sheets), async ({ id }) => {
    asPrinted.push(id);
    return studio;
  });
  expect(right).toBeUndefined();
  expect(asPrinted).toEqual(sheets.pages.map(({ id }) => id));
  const others: Studio['fonts'] = { face: (_, subset) => studio.fonts.face('jost-700', subset) };
  const differing = await differingPage(jobOf(sheets), async ({ id }) =>
    id === '3-front' ? { ...studio, fonts: others } : studio,
  );
  expect(differing?.page).toBe('3-front');
}, 60_000);
