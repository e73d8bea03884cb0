/** Products loaded at once in a list of cards: the specified sizes, and between them what lists begin with. */
export const pageSizes = [12, 24, 48] as const;
export type PageSize = (typeof pageSizes)[number];
export const usualPageSize = 24 satisfies PageSize;
export const largestPageSize = 48 satisfies PageSize;
