import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import sharp from 'sharp';
import type { UploadedFile } from '../http/handler.ts';
import { type FileOwner, keepPicture } from './keep-picture.ts';
import type { PdfPage } from './pdf-messages.ts';
import { drawPdfPages } from './pdf-pages.ts';
import type { Refused } from './refusal.ts';
import { sniffFile } from './sniff-file.ts';
import type { Toolbox } from './toolbox.ts';

type Pages = AnswerOf<'POST /web-api/toolbox-convert-pdf'>['pages'];

const limits = { maximumPages: 40, maximumPixels: 36_000_000 };
const timeLimit = 30_000;

/** Each page as a JPEG for print, kept as soon as it is drawn. */
export async function convertPdf(
  toolbox: Pick<Toolbox, 'files' | 'takeRoom' | 'pdfQueue'>,
  { bytes, name }: UploadedFile,
  dotsPerInch: number,
  owner: FileOwner,
  signal: AbortSignal,
): Promise<{ ok: true; pages: Pages } | Refused> {
  const sniffed = await sniffFile(bytes);
  if (!sniffed.ok || sniffed.kind !== 'pdf') return { ok: false, refusal: 'not-a-pdf' };
  const pages: Pages = [];
  const onPage = async (page: PdfPage) => {
    const picture = await encode(page);
    const kept = await keepPicture(toolbox, owner, 'toolbox-page', picture, name, `seite-${page.number}`);
    if (!kept.ok) return kept;
    const print = { dotsPerInch: page.dotsPerInch, ...page.millimetres };
    pages.push({ number: page.number, file: kept.file, print });
    return undefined;
  };
  const drawn = await toolbox.pdfQueue.run(
    () => drawPdfPages({ bytes, dotsPerInch, ...limits }, { timeLimit, signal, onPage }),
    { signal },
  );
  if (!drawn.ok) return { ok: false, refusal: 'busy' };
  return drawn.value.ok ? { ok: true, pages } : drawn.value;
}

/** The bitmap's rows are sRGB on white already. */
async function encode({ pixels, width, height, dotsPerInch }: PdfPage) {
  const bytes = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .withIccProfile('srgb')
    .withDensity(dotsPerInch)
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { bytes, format: 'jpeg' as const, width, height };
}
