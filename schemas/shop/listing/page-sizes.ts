/** Products loaded at once in a list of cards. */
export const pageSizes = [12, 48] as const;
export const [, largestPageSize] = pageSizes;
export type PageSize = (typeof pageSizes)[number];
