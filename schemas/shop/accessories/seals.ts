/** Self-adhesive wax seals. */
export const seals = ['eukalyptus', 'gold', 'kupfer', 'rose'] as const;
export type Seal = (typeof seals)[number];

export const sealLabels: Record<Seal, string> = {
  eukalyptus: 'eukalyptusgrün',
  gold: 'goldfarben',
  kupfer: 'kupferfarben',
  rose: 'roséfarben',
};
