/** The sizes in which photos are printed together, as the shop has them. */
export type PrintOffer = {
  /** Upright or square, the default first. */
  sizes: readonly string[];
  /** What the shop calls a size, the way round that it is: `15 × 10 cm`. */
  nameOf(format: string): string;
};
