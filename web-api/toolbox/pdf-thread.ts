import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import type { PdfJob, PdfMessage } from './pdf-messages.ts';

/** Draws the pages of one PDF and ends; the one who started this thread ends it earlier when it takes too long. */
if (!parentPort) throw new Error('This module is started by pdf-pages.ts.');
const port: MessagePort = parentPort;
const job: PdfJob = workerData;
const pointsPerInch = 72;
const millimetresPerInch = 25.4;
const maximumMemory = 1_000_000_000;

limitMemory();
const library = await PDFiumLibrary.init();
const opened = await open();
if ('refusal' in opened) say({ kind: 'refused', refusal: opened.refusal });
else await draw(opened.document);

/** The library asks for memory as a file needs it; a file that needs too much is broken for us. */
function limitMemory(): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function limited(this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * 65_536 > maximumMemory) throw new RangeError('Too much memory.');
    return grow.call(this, pages);
  };
}

async function open(): Promise<
  { document: PDFiumDocument } | { refusal: Extract<PdfMessage, { kind: 'refused' }>['refusal'] }
> {
  try {
    const document = await library.loadDocument(job.bytes);
    const pages = document.getPageCount();
    if (pages === 0) return { refusal: 'no-pages' };
    return pages > job.maximumPages ? { refusal: 'too-many-pages' } : { document };
  } catch (error) {
    // The library tells its reasons apart by their sentences alone.
    const isLocked = error instanceof Error && /password|security/i.test(error.message);
    return { refusal: isLocked ? 'password' : 'broken' };
  }
}

async function draw(document: PDFiumDocument): Promise<void> {
  try {
    for (const page of document.pages()) {
      const size = page.getOriginalSize();
      if (!(size.originalWidth > 0 && size.originalHeight > 0)) throw new Error('A page without a size.');
      const scale = scaleOf(size.originalWidth, size.originalHeight);
      const dotsPerInch = Math.round(scale * pointsPerInch);
      if (dotsPerInch === 0) throw new Error('A page larger than any sheet.');
      const { data, width, height } = await page.render({ scale, renderFormFields: true, render: 'bitmap' });
      const pixels = new Uint8Array(data);
      const message: PdfMessage = {
        kind: 'page',
        number: page.number + 1,
        millimetres: { width: millimetres(size.originalWidth), height: millimetres(size.originalHeight) },
        dotsPerInch,
        width,
        height,
        pixels,
      };
      const goOn = once(port, 'message');
      say(message, [pixels.buffer]);
      await goOn;
    }
    say({ kind: 'done' });
  } catch {
    say({ kind: 'refused', refusal: 'broken' });
  }
}

function scaleOf(width: number, height: number): number {
  const most = Math.sqrt(job.maximumPixels / (width * height));
  return Math.min(job.dotsPerInch / pointsPerInch, most);
}

function millimetres(points: number): number {
  return Math.round((points / pointsPerInch) * millimetresPerInch * 10) / 10;
}

function say(message: PdfMessage, transferred: ArrayBuffer[] = []): void {
  port.postMessage(message, transferred);
}
