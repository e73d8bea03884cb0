import type { Block } from '../../base/content/block.ts';
import { ancestry, type BlockIndex, blockOf } from '../../base/content/block-index.ts';
import { type ChosenVersion, isTest, versionShowing } from '../../base/content/page-tests.ts';
import type { HiddenBlock } from '../../store/preview-store.ts';

type Page = { content: Block; index: BlockIndex };

type Why = {
  reason: 'absent' | 'folded' | 'version' | 'noFlag' | 'picture';
  /** The version that would show it, where that is why. */
  version: ChosenVersion;
};

/** Why the page in the preview shows nothing of a block. */
export function whyHidden(
  { content, index }: Page,
  { uid, reason }: HiddenBlock,
  chosen: ChosenVersion,
): Why {
  const version = versionShowing(content, index, uid, chosen);
  if (version !== chosen) return { reason: 'version', version };
  const isWithoutFlag = ancestry(index, uid).some((each) => {
    const flag = blockOf(content, index, each)?.flag;
    return each !== uid && isTest(index.get(each)?.component) && !flag;
  });
  if (isWithoutFlag) return { reason: 'noFlag', version };
  const isPicture = index.get(uid)?.component === 'responsive_image';
  return { reason: isPicture ? 'picture' : reason, version };
}
