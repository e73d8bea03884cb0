import { chiSquareTail } from './chance.ts';

/** Rarer than this a split does not come by chance: something keeps visitors of one treatment from being counted. */
const tooRare = 0.001;

/** Whether visitors are split as the shares say; null where there is nothing to be split, or no visitor came yet. */
export function sampleRatio(
  arms: readonly { percent: number; visitors: number }[],
): { probability: number; isBroken: boolean } | null {
  const drawn = arms.filter(({ percent }) => percent > 0);
  const all = drawn.reduce((sum, { visitors }) => sum + visitors, 0);
  const shares = drawn.reduce((sum, { percent }) => sum + percent, 0);
  if (drawn.length < 2 || all === 0) return null;
  const chiSquare = drawn.reduce((sum, { percent, visitors }) => {
    const expected = (all * percent) / shares;
    return sum + (visitors - expected) ** 2 / expected;
  }, 0);
  const probability = chiSquareTail(chiSquare, drawn.length - 1);
  return { probability, isBroken: probability < tooRare };
}
