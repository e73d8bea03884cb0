import { randomUUID } from 'node:crypto';
import { phoneLinkHeader } from '@blattwerk/schemas/configurator/phone-limits.ts';
import { mostPhotoBytes } from '@blattwerk/schemas/configurator/photo-limits.ts';
import { networkOf } from '@blattwerk/server-kit/http/network-of.ts';
import { Server } from '@tus/server';
import { type RequestHandler, Router } from 'express';
import type { BackEnd } from '../back-end.ts';
import { problem, sendProblem } from '../http/problems.ts';
import { refuseForeignPages } from '../http/refuse-foreign-pages.ts';
import { createShares } from '../http/shares.ts';
import { visitorLanguage } from '../http/visitor-language.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { admitPhone } from './admit-phone.ts';
import { LeavingLocks } from './leaving-locks.ts';
import { linkOfUpload, TusStore } from './tus-store.ts';
import { printUploadName, readUploadName } from './upload-name.ts';

const path = '/web-api/uploads';
/** Files that arrive at once; each holds a part in memory. */
const mostAtOnce = 48;
/** Of them, from one visitor. */
const mostOfOne = 8;
/** A phone with a poor connection needs long; what it has sent by then stays. */
const maximumSeconds = 600;
/** A request that was asked to come to an end, as the file is wanted elsewhere, still takes in so much. */
const drainMilliseconds = 1000;

export type Uploads = {
  router: Router;
  /** The process is about to end: files that arrive are handed back, from where their senders go on at another one. */
  handBack(): void;
  /** The same; resolves once all that has arrived is kept. */
  close(): Promise<void>;
};

/** Takes files in parts, by the tus protocol 1.0: what has arrived stays when the connection breaks or the server ends. */
export function receiveUploads(backEnd: BackEnd): Uploads {
  const { config, limits, uploads } = backEnd;
  const locker = new LeavingLocks();
  const datastore = new TusStore(uploads);
  const tus = new Server({
    path,
    datastore,
    maxSize: mostPhotoBytes,
    locker,
    lockDrainTimeout: drainMilliseconds,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: () => randomUUID(),
    generateUrl: (_request, { id }) => `${path}/${printUploadName(id, config.secret)}`,
    getFileIdFromRequest: (_request, name) => readUploadName(name ?? '', config.secret),
    // What the sender calls it is never looked at; `admitPhone` has judged the link.
    onUploadCreate: async ({ headers }) => ({ metadata: { [linkOfUpload]: headers.get(phoneLinkHeader) } }),
  });
  const shares = createShares(mostOfOne);
  let arriving = 0;

  const take: RequestHandler = async (request, response) => {
    const visitor = networkOf(request.ip ?? 'unknown');
    if (request.method === 'POST') {
      const refused = await limits.take(['photo by address', visitor]);
      if (refused) {
        sendProblem(response, refused);
        return;
      }
    }
    const giveBack = arriving < mostAtOnce ? shares.take(visitor) : undefined;
    if (!giveBack) {
      const detail = 'Too many files are arriving at once: try again in a few seconds.';
      const message = { text: textsIn[visitorLanguage(request.headers)].files.arriving };
      sendProblem(response, problem(503, detail, { retryAfter: 5, message }));
      return;
    }
    arriving += 1;
    const timer = setTimeout(() => request.destroy(), maximumSeconds * 1000);
    response.once('close', () => {
      clearTimeout(timer);
      arriving -= 1;
      giveBack();
    });
    const refused = await admitPhone(backEnd, request);
    if (refused) {
      sendProblem(response, refused);
      return;
    }
    response.setHeader('cache-control', 'no-store');
    await tus.handle(request, response);
  };

  const router = Router({ caseSensitive: true });
  const steps = [refuseForeignPages(config.origin), take];
  const addresses = [path, `${path}/:name`];
  router.options(addresses, take);
  router.post(path, ...steps);
  router.head(`${path}/:name`, take);
  router.patch(`${path}/:name`, ...steps);
  router.delete(`${path}/:name`, ...steps);
  router.all(addresses, (_request, response) => {
    response.setHeader('allow', 'POST, HEAD, PATCH, DELETE, OPTIONS');
    sendProblem(response, problem(405, 'This address speaks the tus protocol 1.0.'));
  });
  return {
    router,
    handBack: () => locker.leave(),
    async close() {
      locker.leave();
      await datastore.rest();
    },
  };
}
