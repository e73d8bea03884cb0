import { PDFDocument } from '@cantoo/pdf-lib';

/** How many pages a PDF has; undefined where it cannot be read, which is no reason not to keep it. */
export async function countPages(content: Uint8Array): Promise<number | undefined> {
  try {
    const document = await PDFDocument.load(content, { updateMetadata: false, ignoreEncryption: true });
    return document.getPageCount();
  } catch {
    return undefined;
  }
}
