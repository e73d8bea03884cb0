/** The most photos that are printed at once; each has a page in the file for the press. */
export const mostPrints = 200;
/** The most pieces of one of them. */
export const mostCopies = 100;
/** The most pieces of all of them, as many as a line of a basket takes. */
export const mostPieces = 1000;
