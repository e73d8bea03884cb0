import { type Costs, measuredCosts } from './costs.ts';

export type ComparedCost = { name: string; assumed: number; measured: number | undefined; isTrue: boolean };

/** Another machine is another figure; a cost that has doubled is another model. */
const bearable = 2;

/** What the model assumes beside what was measured; true of what takes neither twice nor half of it. */
export function compareCosts(measured: Partial<Costs>): ComparedCost[] {
  return costNames.map((name) => {
    const found = measured[name];
    const share = found === undefined ? 1 : found / measuredCosts[name];
    return {
      name,
      assumed: measuredCosts[name],
      measured: found,
      isTrue: share <= bearable && share >= 1 / bearable,
    };
  });
}

const costNames = [
  'keptPage',
  'renderedPage',
  'thumbnail',
  'productPicture',
  'basketChange',
  'order',
  'invoice',
  'printFile',
  'orderRow',
  'printArchive',
  'visit',
] as const satisfies readonly (keyof Costs)[];
