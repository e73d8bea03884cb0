/** Book screws that hold a fan of cards together. */
export const screws = ['bronze', 'gold', 'silver'] as const;
export type Screw = (typeof screws)[number];

export const screwLabels: Record<Screw, string> = {
  bronze: 'bronzefarben',
  gold: 'goldfarben',
  silver: 'silberfarben',
};
