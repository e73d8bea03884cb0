import type { Database } from '@blattwerk/database/database.ts';
import type { VisitorTraits } from '@blattwerk/schemas/shop/flags/visitor-traits.ts';
import type { Loop } from '@blattwerk/server-kit/background/loop.ts';
import type { Counter } from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { CatalogueSource } from './catalogue/catalogue.ts';
import type { WebApiConfig } from './config.ts';
import type { FlagSource } from './flags/flag-source.ts';
import type { HandJudge } from './hand-designs/judge/judge.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Payments } from './payments/payment-providers.ts';
import type { Photos } from './photos/photos.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { PriceSource } from './prices/price-source.ts';
import type { ProductSource } from './products/product-source.ts';
import type { ReviewSource } from './reviews/review-source.ts';
import type { Composer } from './seals/compose/composer.ts';
import type { RateLimits } from './security/rate-limits.ts';
import type { Toolbox } from './toolbox/toolbox.ts';
import type { UploadStore } from './uploads/upload-store.ts';

/** Answers what flags say, by their names; one that is left out is `control`. */
export type DecideFlags = (
  visitorKey: string,
  flags: readonly string[],
  traits: VisitorTraits,
) => Readonly<Record<string, string>>;

/** What handlers work with. */
export type BackEnd = {
  config: WebApiConfig;
  database: Database;
  log: Logger;
  /** Now; tests bring their own. */
  clock: () => Date;
  mailer: Mailer;
  limits: RateLimits;
  catalogue: CatalogueSource;
  prices: PriceSource;
  products: ProductSource;
  /** Tells others of a new version of the catalogue. */
  catalogueNews: Pick<Loop, 'poke'>;
  reviews: ReviewSource;
  /** Feature flags as the shop's own service decides them. */
  flags: FlagSource;
  /** What flags say to a visitor, as pages show it; by the key of the visitor. */
  decideFlags: DecideFlags;
  payments: Payments;
  pictures: Pictures;
  photos: Photos;
  /** Files that arrive in parts. */
  uploads: UploadStore;
  /** Composes what is sealed. */
  composer: Composer;
  /** Judges cards that editors make. */
  handJudge: HandJudge;
  toolbox: Toolbox;
  /** Counts them for those who watch the process. */
  ordersPlaced: Counter;
  /** Makes the PDFs of invoices that have been written. */
  invoicePdfs: Pick<Loop, 'poke'>;
  /** Makes the files of orders that have gone into print. */
  printFiles: Pick<Loop, 'poke'>;
  /** Hands files to the press house, where there is one. */
  handovers: Pick<Loop, 'poke'>;
  /** Erases what was designed of orders whose term is over. */
  archiveErasure: Pick<Loop, 'poke'>;
  /** Looks after requests for new passwords, after they have been answered. */
  passwordResets: Pick<Loop, 'poke'>;
  /** The same for sign-ups. */
  signUps: Pick<Loop, 'poke'>;
};
