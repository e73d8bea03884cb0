import { networkOf } from '@blattwerk/server-kit/http/network-of.ts';
import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { textsIn } from '../texts/texts.generated.ts';
import type { UploadedFile } from './handler.ts';
import { problem, sendProblem } from './problems.ts';
import { createShares } from './shares.ts';
import { visitorLanguage } from './visitor-language.ts';

/** Files are held in memory until they have been dealt with: more at a time are refused. */
const maximumFiles = 12;
const maximumSeconds = 120;
let files = 0;
/** Sending slowly is easy: one visitor never holds up all others. */
const shares = createShares(maximumFiles / 2);

/** Reads a form with one file into memory; larger files are refused while they arrive, slow ones cut off. */
export function receiveFile(maximumBytes: number): RequestHandler {
  const receive = multer({
    storage: multer.memoryStorage(),
    defParamCharset: 'utf8',
    limits: { fileSize: maximumBytes, files: 1, fields: 20, fieldSize: 10_000, parts: 25, headerPairs: 50 },
  }).single('file');
  const megabytes = Math.floor(maximumBytes / 1_000_000);
  return (request, response, next) => {
    const texts = textsIn[visitorLanguage(request.headers)].files;
    if (!request.is('multipart/form-data')) {
      sendProblem(response, problem(415, 'Send the file as multipart/form-data, in the field "file".'));
      return;
    }
    const giveBack = files < maximumFiles ? shares.take(networkOf(request.ip ?? 'unknown')) : undefined;
    if (!giveBack) {
      const detail = 'Too many files are arriving at once: try again in a few seconds.';
      const message = { text: texts.arriving };
      sendProblem(response, problem(503, detail, { retryAfter: 5, message }));
      return;
    }
    files += 1;
    response.once('close', () => {
      files -= 1;
      giveBack();
    });
    const timer = setTimeout(() => request.destroy(), maximumSeconds * 1000);
    receive(request, response, (error: unknown) => {
      clearTimeout(timer);
      if (error === undefined || error === null) next();
      else if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') {
        const detail = `The file is larger than ${megabytes} MB; send a smaller one.`;
        sendProblem(response, problem(413, detail, { message: { text: texts.tooLarge(megabytes) } }));
      } else
        sendProblem(response, problem(400, 'The form could not be read: send one file in the field "file".'));
    });
  };
}

/** The file that `receiveFile` has read. */
export function uploadedFile(request: Request): UploadedFile | undefined {
  const { file } = request;
  return file && { name: file.originalname, claimedType: file.mimetype, bytes: file.buffer };
}
