/** One line of the bench's table. */
export type Figure = {
  what: string;
  figure: string;
  beside: string;
  /** Whether its budget, which stands beside it, is kept. */
  isKept: boolean;
};
