import { parentPort } from 'node:worker_threads';
import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { createSamplePictures } from '@blattwerk/designs/raster/sample-pictures.ts';
import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';
import { errorText } from '@blattwerk/server-kit/log/error-text.ts';
import { judgeHandDesign } from './judge-hand-design.ts';
import { type JudgeAnswer, judgeRequestSchema } from './judge-messages.ts';

/** Judges cards that are made by hand, one after the other; `judge.ts` starts and ends this thread. */
const port = parentPort;
if (!port) throw new Error('This module is started by judge.ts.');

const studio = {
  fonts: openDiskFonts(),
  pictureOf: createSamplePictures((id) => catalogue.illustration(id)),
};

port.on('message', (message: unknown) => port.postMessage(answerTo(message)));

function answerTo(message: unknown): JudgeAnswer {
  try {
    const { design, language } = judgeRequestSchema.parse(message);
    return { ok: true, judged: judgeHandDesign(design, language, { library: catalogue, studio }) };
  } catch (error) {
    return { ok: false, message: errorText(error) };
  }
}
