import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { toolboxEndpoints } from '@blattwerk/schemas/web-api/toolbox/toolbox-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import { createSessions } from '../customers/sessions.ts';
import type { HandlersOf, UploadedFile, Visitor } from '../http/handler.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { convertPdf } from './convert-pdf.ts';
import { type FileOwner, keepPicture } from './keep-picture.ts';
import { makePrintPicture, optimizePicture, type PictureResult, printResolution } from './make-picture.ts';
import { type Refused, refusalProblem } from './refusal.ts';
import { type PictureFormat, sniffFile } from './sniff-file.ts';
import type { Toolbox } from './toolbox.ts';

const millimetresPerInch = 25.4;

export function toolboxHandlers(backEnd: BackEnd): HandlersOf<keyof typeof toolboxEndpoints> {
  const { toolbox } = backEnd;
  const sessions = createSessions(backEnd);
  const ownerOf = async ({ channel }: ShopContext, { address, headers }: Visitor): Promise<FileOwner> => {
    const { sessionId } = await sessions.read(channel, headers);
    return { address, sessionId };
  };
  return {
    'POST /web-api/toolbox-convert-file': async ({ file, fields, shop, visitor }) => {
      const made = await makeFrom(toolbox, file, visitor, (bytes, format) =>
        makePrintPicture(bytes, format, fields.format),
      );
      if (!made.ok) return refused(made, visitor);
      const owner = await ownerOf(shop, visitor);
      const kept = await keepPicture(toolbox, owner, 'toolbox-print', made.picture, file.name, 'druck');
      if (!kept.ok) return refused(kept, visitor);
      const print = printSize(made.picture, printResolution);
      return { ok: true, value: { file: kept.file, print, notices: notices(made, visitor) } };
    },

    'POST /web-api/toolbox-optimize-image': async ({ file, fields, shop, visitor }) => {
      const made = await makeFrom(toolbox, file, visitor, (bytes, format) =>
        optimizePicture(bytes, format, fields),
      );
      if (!made.ok) return refused(made, visitor);
      const owner = await ownerOf(shop, visitor);
      const kept = await keepPicture(toolbox, owner, 'toolbox-web', made.picture, file.name, 'web');
      if (!kept.ok) return refused(kept, visitor);
      const originalBytes = file.bytes.length;
      const savedBytes = Math.max(0, originalBytes - kept.file.bytes);
      const value = { file: kept.file, originalBytes, savedBytes, notices: notices(made, visitor) };
      return { ok: true, value };
    },

    'POST /web-api/toolbox-convert-pdf': async ({ file, fields, shop, visitor }) => {
      const retryAfter = await toolbox.takeTurn(visitor.address);
      if (retryAfter !== undefined) return refused({ ok: false, refusal: 'too-often', retryAfter }, visitor);
      const dotsPerInch = fields.dotsPerInch ?? printResolution;
      const converted = await convertPdf(
        toolbox,
        file,
        dotsPerInch,
        await ownerOf(shop, visitor),
        visitor.signal,
      );
      return converted.ok ? { ok: true, value: { pages: converted.pages } } : refused(converted, visitor);
    },

    'GET /web-api/toolbox-download': async ({ query, visitor }) => {
      const read = await toolbox.files.read(query.id);
      if (!read.ok) return refused(read, visitor);
      const { bytes, media, name } = read.file;
      return { ok: true, value: { body: bytes, media, fileName: name } };
    },
  };
}

type Made = Extract<PictureResult, { ok: true }> | Refused;

/** One picture out of an upload, when it is one and its turn comes. */
async function makeFrom(
  toolbox: Toolbox,
  file: UploadedFile,
  visitor: Visitor,
  make: (bytes: Uint8Array, format: PictureFormat) => Promise<PictureResult>,
): Promise<Made> {
  const retryAfter = await toolbox.takeTurn(visitor.address);
  if (retryAfter !== undefined) return { ok: false, refusal: 'too-often', retryAfter };
  const sniffed = await sniffFile(file.bytes);
  if (!sniffed.ok) return sniffed;
  if (sniffed.kind === 'pdf') return { ok: false, refusal: 'pdf-instead-of-picture' };
  const done = await toolbox.pictureQueue.run(() => make(file.bytes, sniffed.format), visitor);
  return done.ok ? done.value : { ok: false, refusal: 'busy' };
}

function notices({ isFirstOfSeveral }: { isFirstOfSeveral: boolean }, { language }: Visitor) {
  return isFirstOfSeveral
    ? [{ code: 'first-picture-only' as const, text: textsIn[language].files.firstPicture }]
    : [];
}

function refused({ refusal, retryAfter }: Refused, { language }: Visitor) {
  return { ok: false as const, problem: refusalProblem(refusal, language, retryAfter) };
}

/** How large pixels come out on paper, in millimetres to one decimal. */
function printSize({ width, height }: { width: number; height: number }, dotsPerInch: number) {
  const onPaper = (pixels: number) => Math.round((pixels / dotsPerInch) * millimetresPerInch * 10) / 10;
  return { dotsPerInch, width: onPaper(width), height: onPaper(height) };
}
