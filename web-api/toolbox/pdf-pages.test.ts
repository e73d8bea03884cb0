import { expect, test } from 'vitest';
import { endlessPdf, pagesPdf, pdfOf, swellingPdf } from '../test-support/tiny-pdf.ts';
import type { PdfPage } from './pdf-messages.ts';
import { drawPdfPages, type PdfPagesOptions } from './pdf-pages.ts';

const staying = new AbortController().signal;
const longEnough = 25_000;

async function draw(bytes: Uint8Array, options: Partial<PdfPagesOptions> = {}, maximumPixels = 1e6) {
  const pages: PdfPage[] = [];
  const result = await drawPdfPages(
    { bytes, dotsPerInch: 144, maximumPages: 3, maximumPixels },
    {
      timeLimit: longEnough,
      signal: staying,
      onPage: async (page) => {
        pages.push(page);
        return undefined;
      },
      ...options,
    },
  );
  return { result, pages };
}

test('pages come one after the other, in their size on paper and their colours', async () => {
  const { result, pages } = await draw(pagesPdf(2));
  expect(result).toEqual({ ok: true });
  expect(
    pages.map(({ number, width, height, millimetres }) => ({ number, width, height, millimetres })),
  ).toEqual(
    [1, 2].map((number) => ({ number, width: 144, height: 288, millimetres: { width: 25.4, height: 50.8 } })),
  );
  expect([...(pages[1]?.pixels.subarray(0, 4) ?? [])]).toEqual([255, 0, 0, 255]);
});

test('a huge page is drawn at the resolution that fits, and says which', async () => {
  const { pages } = await draw(pagesPdf(1, 14_400, 14_400));
  const [page] = pages;
  expect((page?.width ?? 0) * (page?.height ?? 0)).toBeLessThanOrEqual(1e6);
  expect([page?.dotsPerInch, page?.millimetres.width]).toEqual([5, 5080]);
});

test.each([
  ['broken', new TextEncoder().encode('%PDF-1.7\nnothing else')],
  ['broken', pagesPdf(2).subarray(0, 60)],
  ['no-pages', pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'])],
  ['too-many-pages', pagesPdf(4)],
  ['broken', swellingPdf()],
  ['broken', pagesPdf(1, 1_000_000, 1_000_000)],
  [
    'password',
    pagesPdf(
      1,
      72,
      72,
      `/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> >>`,
    ),
  ],
])('%s files are refused', async (refusal, bytes) => {
  expect((await draw(bytes)).result).toEqual({ ok: false, refusal });
});

test('a file that never ends is ended', async () => {
  expect((await draw(endlessPdf(), { timeLimit: 1500 })).result).toEqual({
    ok: false,
    refusal: 'took-too-long',
  });
});

test('nobody draws for a visitor who has gone', async () => {
  const leaving = new AbortController();
  const drawn = draw(endlessPdf(), { signal: leaving.signal });
  leaving.abort();
  expect((await drawn).result.ok).toBe(false);
});

test('what is done with a page may end the work', async () => {
  const { result } = await draw(pagesPdf(3), { onPage: async () => ({ ok: false, refusal: 'full' }) });
  expect(result).toEqual({ ok: false, refusal: 'full' });
});
