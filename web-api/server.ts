import type { Database } from '@blattwerk/database/database.ts';
import { type Work, workHere } from '@blattwerk/server-kit/background/work.ts';
import { logRequests } from '@blattwerk/server-kit/http/log-requests.ts';
import { errorText } from '@blattwerk/server-kit/log/error-text.ts';
import { meter } from '@blattwerk/server-kit/watching/meter.ts';
import { requestInLog, tellRequestId } from '@blattwerk/server-kit/watching/request-id.ts';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { pino } from 'pino';
import type { BackEnd, DecideFlags } from './back-end.ts';
import { forgetWhatIsOver } from './background/housekeeping.ts';
import { createCatalogueSource } from './catalogue/catalogue.ts';
import { warmPictures } from './catalogue/warm-pictures.ts';
import type { WebApiConfig } from './config.ts';
import { answerSignUpRequest } from './customers/answer-sign-up.ts';
import { checkDueVatId } from './customers/companies/check-due-vat-id.ts';
import { answerResetRequest } from './customers/password-reset.ts';
import { noAuthority } from './customers/vat-ids/vat-id-authority.ts';
import { viesAuthority } from './customers/vat-ids/vies-authority.ts';
import { flagService } from './flags/flag-service.ts';
import { createFlagSource } from './flags/flag-source.ts';
import { createFlagStreams } from './flags/stream/flag-streams.ts';
import { notificationsOf } from './flags/stream/notifications.ts';
import { createHandJudge } from './hand-designs/judge/judge.ts';
import { createHandlers } from './handlers.ts';
import { answerErrors, answerUnknownAddress } from './http/answer-errors.ts';
import { mountEndpoints } from './http/mount-endpoints.ts';
import { openToPickers } from './http/open-to-pickers.ts';
import { createMailer } from './mail/mailer.ts';
import { documentation } from './openapi/documentation.ts';
import { followPayments } from './orders/follow-payments.ts';
import { makeDuePdf } from './orders/invoices/make-due-pdf.ts';
import { createPdfMaker } from './orders/invoices/pdf/pdf-maker.ts';
import { createPayments } from './payments/payment-providers.ts';
import { createPhotos } from './photos/photos.ts';
import { createVirusScan } from './photos/virus-scan.ts';
import { createPictures } from './pictures/pictures.ts';
import { createPriceSource } from './prices/price-source.ts';
import { createArchiveErasure } from './print/erase-due-archive.ts';
import { handOverDue } from './print/hand-over/hand-over-due.ts';
import { openPressHouse } from './print/hand-over/press-house.ts';
import { makeDuePressRun } from './print/make-due-press-run.ts';
import { makeDuePrintFile } from './print/make-due-print-file.ts';
import { createPrintMaker } from './print/print-maker.ts';
import { askForReview } from './product-reviews/ask-for-review.ts';
import { shownVersion } from './product-reviews/review-store.ts';
import { startCatalogueNews } from './products/announce-changes.ts';
import { createProductSource } from './products/product-source.ts';
import { httpReviewPlatform } from './reviews/review-platform.ts';
import { createReviewSource } from './reviews/review-source.ts';
import { createComposer } from './seals/compose/composer.ts';
import { createRateLimits } from './security/rate-limits.ts';
import { openStorage } from './storage/open-storage.ts';
import { createToolbox } from './toolbox/toolbox.ts';
import { receiveUploads } from './uploads/receive-uploads.ts';
import { createUploadStore } from './uploads/upload-store.ts';

export type WebApi = {
  router: RequestHandler;
  /** Adds a callback for every new version of the catalogue, also one made by another process. */
  followCatalogue(follower: () => void): void;
  /** Another process has changed something: looks now what it was. */
  look: { catalogue(): void; flags(): void };
  /** There is something to do, of the work that this process does. */
  pokeWork(name: string): void;
  /** Ends what would go on for as long as a client listens or sends: streams, and files that arrive. */
  endStreams(): void;
  /** Draws the pictures ahead that shoppers see first; resolves when that is done, and never rejects. */
  warm(): Promise<void>;
  close(): Promise<void>;
};

/** First segments of the back end's addresses; everything below them is answered here. */
const ownSegments = [
  '/web-api',
  '/price-api',
  '/api/get-location',
  '/accessory',
  '/gift-voucher',
  '/whitelabel',
];

/**
 * The shop's back end. The database stays the caller's to close; `close` ends what runs in the background.
 * Mount it before the storefront, on the same host.
 */
export function createWebApi(
  config: WebApiConfig,
  database: Database,
  clock: () => Date = () => new Date(),
  decideFlags: DecideFlags = () => ({}),
  work: Work = workHere(),
): WebApi {
  const log = pino({ name: 'web-api', level: config.logLevel, mixin: requestInLog });
  const mailer = createMailer(config, database, log, work.start);
  const limits = createRateLimits(database, config.secret);
  const pictures = createPictures(config.pictureDirectory, log);
  const scan = config.virusScanner ? createVirusScan(config.virusScanner) : undefined;
  const storage = openStorage(config.storage);
  const photos = createPhotos({ database, storage, scan, clock, log });
  const uploads = createUploadStore(database, storage, clock);
  const composer = createComposer();
  const handJudge = createHandJudge();
  const toolbox = createToolbox(config, database, clock, log);
  const passwordResets = work.start(
    'password resets',
    () => answerResetRequest({ config, database, mailer }),
    { intervalMilliseconds: 5000, log },
  );
  const signUps = work.start('sign-ups', () => answerSignUpRequest({ config, database, mailer }), {
    intervalMilliseconds: 5000,
    log,
  });
  const pdfs = createPdfMaker();
  const invoicePdfs = work.start('invoice PDFs', () => makeDuePdf({ config, database, log, mailer, pdfs }), {
    intervalMilliseconds: 5000,
    log,
  });
  const printing = createPrintMaker({ storage: config.storage, profile: config.press.profile });
  const makers = { clock, config, database, log, photos, printing };
  const printFiles = work.start('print files', (ending) => printDue(makers, ending), {
    intervalMilliseconds: 5000,
    log,
  });
  const archiveErasure = work.start(
    'erasure of print archives',
    createArchiveErasure({ clock, config, database, log, photos }),
    { ...hourly, log },
  );
  const { handOver } = config.press;
  const pressHouse = handOver && openPressHouse(handOver);
  const handovers =
    pressHouse &&
    work.start(
      'hand-over to the press',
      (ending) => handOverDue({ clock, database, log, photos, pressHouse }, ending),
      { intervalMilliseconds: 5000, log },
    );
  const catalogue = createCatalogueSource(database, log);
  const prices = createPriceSource(database, log, {
    oss: config.taxes.oss,
    switzerland: config.taxes.swissVatNumber !== null,
  });
  const products = createProductSource(database, log, { catalogue, prices });
  // What is shown of products beside the catalogue.
  const shown = {
    fresh: async () => ({ version: `${(await products.fresh()).version}.${await shownVersion(database)}` }),
  };
  const catalogueNews = startCatalogueNews(shown, config.webhooks, { log });
  const platform = config.reviews ? httpReviewPlatform(config.reviews) : undefined;
  const reviews = createReviewSource(platform, { log, clock });
  const flags = createFlagSource(database, log, clock);
  const flagStreams = createFlagStreams();
  flags.follow((news) => {
    for (const notification of news.flatMap(notificationsOf)) flagStreams.send(notification);
  });
  const ending = new AbortController();
  const backEnd: BackEnd = {
    config,
    database,
    log,
    clock,
    mailer,
    limits,
    catalogue,
    prices,
    products,
    catalogueNews,
    passwordResets,
    signUps,
    invoicePdfs,
    printFiles,
    handovers: handovers ?? { poke: () => undefined },
    archiveErasure,
    reviews,
    flags,
    decideFlags,
    payments: createPayments(config, database),
    pictures,
    photos,
    uploads,
    composer,
    handJudge,
    toolbox,
    ordersPlaced: meter().createCounter('shop.orders.placed', { description: 'Orders placed here.' }),
  };
  const payments = work.start('payments', (ending) => followPayments(backEnd, ending), {
    intervalMilliseconds: 60_000,
    log,
  });
  const authority = config.vatIdAuthority
    ? viesAuthority({ url: config.vatIdAuthority.url, requester: config.seller.vatId })
    : noAuthority;
  const vatIds = config.taxes.intraCommunity
    ? work.start('VAT ids', () => checkDueVatId(backEnd, authority), { intervalMilliseconds: 5000, log })
    : undefined;
  const reviewRequests = work.start('review requests', () => askForReview(backEnd), {
    intervalMilliseconds: 10 * 60_000,
    log,
  });
  const housekeeping = work.start('housekeeping', () => houseKept(backEnd), { ...hourly, log });
  const received = receiveUploads(backEnd);
  // An application of its own: whose word on the visitor's address it takes is its setting.
  const inner = express().disable('x-powered-by').set('trust proxy', config.trustedProxies);
  inner.use(tellRequestId, logRequests(log, { withAddress: false }), documentation());
  inner.use(openToPickers(config.pickerOrigins));
  inner.use(received.router);
  inner.use(flagService({ backEnd, streams: flagStreams }));
  inner.use(mountEndpoints(createHandlers(backEnd), config));
  inner.use(answerUnknownAddress(config.origin));
  const onError: ErrorRequestHandler = answerErrors(log);
  inner.use(onError);
  return {
    router: (request, response, next) => (isOwn(request.path) ? inner(request, response, next) : next()),
    followCatalogue: catalogueNews.follow,
    look: { catalogue: catalogueNews.poke, flags: () => void flags.refresh().catch(() => {}) },
    pokeWork: (name) => work.loops.get(name)?.poke(),
    endStreams: () => {
      flagStreams.close();
      received.handBack();
    },
    warm: async () => {
      try {
        const service = await pictures.service();
        // Where all pictures are kept on disk, a design's words still have to be laid out.
        await service.prepare();
        await warmPictures(database, await catalogue.current(), service, ending.signal);
      } catch (error) {
        log.error({ error: errorText(error) }, 'the first pictures could not be drawn ahead');
      }
    },
    close: async () => {
      ending.abort();
      flagStreams.close();
      await received.close();
      // At once: what takes long, as a book does, is handed back while others come to an end.
      await Promise.all([
        flags.close(),
        catalogueNews.close(),
        housekeeping.close(),
        reviewRequests.close(),
        payments.close(),
        vatIds?.close(),
        passwordResets.close(),
        signUps.close(),
        invoicePdfs.close(),
        printFiles.close(),
        handovers?.close(),
        archiveErasure.close(),
        mailer.close(),
      ]);
      await pdfs.rest();
      await printing.rest();
      await pictures.close();
      await composer.close();
      await handJudge.close();
      await toolbox.close();
    },
  };
}

/** One thing at a time; the thread ends when there is nothing to make. */
async function printDue(
  makers: Parameters<typeof makeDuePressRun>[0],
  ending: AbortSignal,
): Promise<boolean> {
  const isMade = (await makeDuePrintFile(makers, ending)) || (await makeDuePressRun(makers, ending));
  if (!isMade) await makers.printing.rest();
  return isMade;
}

const hourly = { intervalMilliseconds: 60 * 60 * 1000 };

async function houseKept({ database, clock, photos, uploads }: BackEnd): Promise<false> {
  await forgetWhatIsOver(database, clock());
  await uploads.sweep();
  await photos.sweep();
  return false;
}

function isOwn(path: string): boolean {
  return ownSegments.some((segment) => path === segment || path.startsWith(`${segment}/`));
}
