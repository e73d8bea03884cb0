import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assets } from '@blattwerk/database/tables/assets.ts';
import { clientSignal } from '@blattwerk/server-kit/http/client-signal.ts';
import { createWorkQueue } from '@blattwerk/server-kit/queue/work-queue.ts';
import { and, eq } from 'drizzle-orm';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import multer from 'multer';
import sharp from 'sharp';
import type { ContentSpace } from '../content-space.ts';
import { badRequest, notFound, overloaded, unauthorized, unprocessable } from '../http/problems.ts';
import { readId } from '../http/read-input.ts';
import { isImage } from './content-types.ts';
import { countPages } from './count-pages.ts';
import { partBytes, writeContent } from './file-content.ts';
import { maximumPixels } from './make-picture.ts';
import { isSignedRight, signatureParameters } from './signed-right.ts';

export const maximumFileSize = 25 * 1024 * 1024;

/** Few arrive at once, as the database takes them; the others wait unread on their connections. */
const uploadLimits = { running: 2, waiting: 200, patienceSeconds: 280 };
/** Longest time a file may take to arrive. */
const maximumSeconds = 120;

/** Takes the files of signed uploads: `POST /uploads/{asset}`, the `post_url` of the upload protocol. */
export function uploadRouter(space: ContentSpace): Router {
  const { database, config } = space;
  const router = Router();

  const uploads = createWorkQueue<void>(uploadLimits);

  router.post('/uploads/:id', requireSignature(space), async (request, response) => {
    const id = readId(request.params.id);
    const turn = await uploads.run(() => takeUpload(id, request, response), {
      signal: clientSignal(response),
    });
    if (!turn.ok && !response.destroyed) overloaded(response);
  });

  async function takeUpload(id: number | undefined, request: Request, response: Response): Promise<void> {
    // On disk while it arrives: in memory photographs would be there twice. No other user may look into the folder.
    const folder = await mkdtemp(join(tmpdir(), 'blattwerk-upload-'));
    try {
      if (await takeFile(folder, request, response)) await storeUpload(id, request.file, response);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function storeUpload(
    id: number | undefined,
    file: Express.Multer.File | undefined,
    response: Response,
  ): Promise<void> {
    if (id === undefined || !file || file.size === 0) {
      unprocessable(response, 'The upload holds no file; send it as the form field “file”.');
      return;
    }
    const [asset] = await database
      .select()
      .from(assets)
      .where(and(eq(assets.id, id), eq(assets.spaceId, config.space.id)));
    if (!asset || asset.uploadedAt) {
      notFound(response);
      return;
    }
    const size = isImage(asset.contentType) ? await measure(file.path) : { width: 0, height: 0 };
    if (!size) {
      unprocessable(
        response,
        `${asset.shortName} is no picture that can be read, or one of more than ${maximumPixels / 1e6} million pixels; save it again as JPEG, PNG or WebP.`,
      );
      return;
    }
    const dimensions = size.width > 0 ? `${size.width}x${size.height}` : 'x';
    const pages =
      asset.contentType === 'application/pdf' ? await countPages(await readFile(file.path)) : undefined;
    await database.transaction(async (queries) => {
      const hash = createHash('sha256');
      await writeContent(
        queries,
        id,
        hashed(createReadStream(file.path, { highWaterMark: partBytes }), hash),
      );
      await queries
        .update(assets)
        .set({
          path: asset.path.replace(/^[^/]*/, dimensions),
          contentLength: file.size,
          contentHash: hash.digest('hex'),
          pages,
        })
        .where(eq(assets.id, id));
    });
    response.status(204).end();
  }
  return router;
}

const limits = { fileSize: maximumFileSize, files: 1, fields: 20 };

/** Reads the form, its file into `folder`; what is too large, too slow or no form is said here, and false. */
function takeFile(folder: string, request: Request, response: Response): Promise<boolean> {
  const readForm = multer({ dest: folder, limits }).single('file');
  return new Promise((resolve) => {
    const timer = setTimeout(() => request.destroy(), maximumSeconds * 1000);
    const end = (isTaken: boolean) => {
      clearTimeout(timer);
      resolve(isTaken);
    };
    // A client that goes ends the reading, and with it the turn.
    response.once('close', () => end(false));
    readForm(request, response, (error: unknown) => {
      if (error) refuseForm(response, error);
      end(!error);
    });
  });
}

function refuseForm(response: Response, error: unknown): void {
  if (error instanceof multer.MulterError && error.code === 'LIMIT_FILE_SIZE')
    response.status(413).json({ error: 'The file is too large; the library takes up to 25 MB.' });
  else badRequest(response, 'The upload cannot be read; send one file as multipart form data.');
}

/** Before the body is read: without a signature none is taken. */
function requireSignature({ config }: ContentSpace): RequestHandler<{ id: string }> {
  return (request, response, next) => {
    const id = readId(request.params.id);
    const given = signatureParameters.safeParse(request.query);
    const isAllowed =
      id !== undefined &&
      given.success &&
      isSignedRight(config.tokens.management, { upload: id }, given.data, Date.now());
    if (isAllowed) next();
    else unauthorized(response);
  };
}

async function* hashed(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

async function measure(file: string): Promise<{ width: number; height: number } | undefined> {
  try {
    const { autoOrient } = await sharp(file, { limitInputPixels: maximumPixels }).metadata();
    return autoOrient;
  } catch {
    return undefined;
  }
}
