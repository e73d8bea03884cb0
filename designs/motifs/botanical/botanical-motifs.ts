import type { Motif } from '../motif.ts';
import { cupBlooms } from './blooms/cup-blooms.ts';
import { hydrangea } from './blooms/hydrangea.ts';
import { layeredBlooms } from './blooms/layered-blooms.ts';
import { openBlooms } from './blooms/open-blooms.ts';
import { motifsOf } from './plant.ts';
import { blossomBranches } from './plants/blossom-branches.ts';
import { fineStems } from './plants/fine-stems.ts';
import { fronds } from './plants/fronds.ts';
import { grasses } from './plants/grasses.ts';
import { leafyBranches } from './plants/leafy-branches.ts';
import { lobedLeaves } from './plants/lobed-leaves.ts';
import { meadowStems } from './plants/meadow-stems.ts';
import { springStems } from './plants/spring-stems.ts';
import { tallStems } from './plants/tall-stems.ts';
import { winterTwigs } from './plants/winter-twigs.ts';

/** Leaves, grasses and blooms, each in the hands that suit it. All sprigs bow to the right. */
export const botanicalMotifs: readonly Motif[] = [
  ...leafyBranches,
  ...lobedLeaves,
  ...fronds,
  ...grasses,
  ...winterTwigs,
  ...blossomBranches,
  ...springStems,
  ...tallStems,
  ...fineStems,
  ...meadowStems,
  ...layeredBlooms,
  ...cupBlooms,
  ...openBlooms,
  hydrangea,
].flatMap(motifsOf);
