import type { Arrange, Compose } from './arrangement.ts';
import { largeBloom, pattern, tallBranch } from './bold.ts';
import { bottomGarland, hangingBranches, sideBorder, topGarland } from './borders.ts';
import { cornerBouquet, fourCorners, oppositeCorners } from './corners.ts';
import { bottomMeadow, scattered } from './fields.ts';
import { branchFrame } from './frames.ts';
import { hiddenBehindHeads } from './hidden-behind-heads.ts';
import { centralSprig, dividerSprig, sprigLine } from './small-arrangements.ts';
import { crescent, fullWreath, laurelWreath } from './wreaths.ts';

function tidied(compose: Compose): Arrange {
  return (random, parts, box, scale) => {
    const { items, clear } = compose(random, parts, box, scale);
    return { placed: hiddenBehindHeads(items), clear };
  };
}

/** Every arrangement by the name a recipe gives it. */
export const arrangements = {
  'full-wreath': tidied(fullWreath),
  crescent: tidied(crescent),
  'laurel-wreath': tidied(laurelWreath),
  'corner-bouquet': tidied(cornerBouquet),
  'opposite-corners': tidied(oppositeCorners),
  'four-corners': tidied(fourCorners),
  'top-garland': tidied(topGarland),
  'bottom-garland': tidied(bottomGarland),
  'large-bloom': tidied(largeBloom),
  'tall-branch': tidied(tallBranch),
  pattern: tidied(pattern),
  'hanging-branches': tidied(hangingBranches),
  'side-border': tidied(sideBorder),
  'bottom-meadow': tidied(bottomMeadow),
  scattered: tidied(scattered),
  'branch-frame': tidied(branchFrame),
  'central-sprig': tidied(centralSprig),
  'divider-sprig': tidied(dividerSprig),
  'sprig-line': tidied(sprigLine),
};
