import type { Bookkeeping } from './export/datev-batch.ts';

/** The order desk: who may in, and the back end it asks. */
export type OrderDeskConfig = {
  /** Opens it, and is not the editors' token: customers' addresses are none of their business. */
  token: string;
  /** Address of the back end, such as `http://localhost:3000`. */
  backEnd: string;
  /** Proves to the back end that the shop asks; good for a minute. */
  operatorToken(): string;
  /** What exports for bookkeeping stand on. */
  bookkeeping: Bookkeeping;
};
