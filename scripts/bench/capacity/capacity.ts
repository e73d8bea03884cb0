import type { Costs } from './costs.ts';

/** How many people come, and what they do. */
export type Load = {
  visitsPerMonth: number;
  pagesPerVisit: number;
  /** Share of a day's visits in its busiest hour. */
  peakHour: number;
  /** How many times an ordinary day the days before Christmas are. */
  season: number;
  /** Share of pages that memory or the cache in front has. */
  keptShare: number;
  picturesPerPage: number;
  /** Share of pictures that were never drawn before, or were dropped. */
  freshPictures: number;
  basketChangesPerVisit: number;
  /** Share of visits that end with an order. */
  ordering: number;
};

/** What a shop of cards sees: few visits buy, most pages are the same for all. */
export const usualLoad: Omit<Load, 'visitsPerMonth'> = {
  pagesPerVisit: 8,
  peakHour: 0.12,
  season: 4,
  keptShare: 0.95,
  picturesPerPage: 20,
  freshPictures: 0.002,
  basketChangesPerVisit: 0.4,
  ordering: 0.02,
};

/** In the busiest hour of the season unless a name says otherwise. */
export type Needs = {
  pagesPerSecond: number;
  ordersPerHour: number;
  /** Cores that are busy, by what they do. */
  cores: { pages: number; pictures: number; baskets: number; press: number };
  /** To start, with as much again for what fails and for peaks within the hour. */
  coresToHave: number;
  memoryGigabytes: number;
  /** Of a year. */
  databaseGigabytes: number;
  archiveGigabytes: number;
  /** Of an ordinary month, through the cache in front. */
  trafficGigabytes: number;
};

const daysPerMonth = 30;
const secondsPerHour = 3600;
/** Of a core that work is given to before it waits noticeably. */
const bearable = 0.6;
/** What a process holds at most, and how many cores it can make use of. */
const process = { gigabytes: 1.2, cores: 1.5 };
/** Work for the press is spread over a day's working hours. */
const pressHours = 8;

/** What a load takes, when each of its parts costs what was measured. */
export function needsOf(load: Load, costs: Costs): Needs {
  const visitsPerDay = (load.visitsPerMonth / daysPerMonth) * load.season;
  const visits = (visitsPerDay * load.peakHour) / secondsPerHour;
  const pages = visits * load.pagesPerVisit;
  const orders = visits * load.ordering;
  const busy = (perSecond: number, milliseconds: number) => (perSecond * milliseconds) / 1000;
  const cores = {
    pages:
      busy(pages * load.keptShare, costs.keptPage) + busy(pages * (1 - load.keptShare), costs.renderedPage),
    pictures: busy(
      pages * load.picturesPerPage * load.freshPictures,
      (costs.thumbnail + costs.productPicture) / 2,
    ),
    baskets: busy(visits * load.basketChangesPerVisit, costs.basketChange) + busy(orders, costs.order),
    press: busy(
      (visitsPerDay * load.ordering) / (pressHours * secondsPerHour),
      costs.printFile + costs.invoice,
    ),
  };
  const sum = Object.values(cores).reduce((all, one) => all + one, 0);
  const coresToHave = Math.max(2, Math.ceil((2 * sum) / bearable));
  const ordersPerYear = load.visitsPerMonth * 12 * load.ordering;
  return {
    pagesPerSecond: pages,
    ordersPerHour: orders * secondsPerHour,
    cores,
    coresToHave,
    memoryGigabytes: Math.ceil(coresToHave / process.cores) * process.gigabytes,
    databaseGigabytes: (ordersPerYear * costs.orderRow) / 1e6,
    archiveGigabytes: (ordersPerYear * costs.printArchive) / 1e6,
    trafficGigabytes: (load.visitsPerMonth * costs.visit) / 1e6,
  };
}
