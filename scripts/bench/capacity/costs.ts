/** What one of each takes. Times are milliseconds of a core, sizes kilobytes of 1,000 bytes. */
export type Costs = {
  /** A page from memory, packed. */
  keptPage: number;
  /** A page made anew, without what it asks others for. */
  renderedPage: number;
  /** What is shown in listings, drawn for the first time. */
  thumbnail: number;
  /** A product laid into its place, drawn for the first time. */
  productPicture: number;
  /** A change of the basket, database included. */
  basketChange: number;
  /** Placing an order, database included. */
  order: number;
  invoice: number;
  /** The file for the press of a card. */
  printFile: number;
  /** An order in the database, with its lines, messages and invoice. */
  orderRow: number;
  /** What is kept of a card for the press. */
  printArchive: number;
  /** What a first visit loads: home, a listing, a card and its configurator. */
  visit: number;
};

/**
 * As measured on two cores of an AMD EPYC, Node 24, on 28 November 2026; `npm run bench -- capacity` measures again and says
 * which of them are no longer true.
 */
export const measuredCosts: Costs = {
  keptPage: 0.16,
  renderedPage: 12,
  thumbnail: 31,
  // Of the day before, beside other work.
  productPicture: 106,
  basketChange: 5.9,
  order: 37,
  invoice: 39,
  printFile: 87,
  orderRow: 12,
  printArchive: 210,
  visit: 1430,
};
