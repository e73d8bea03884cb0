import { namedSchema } from '@blattwerk/schemas/named-schema.ts';
import { createJudge, type Judge } from '@blattwerk/schemas/rules/judge.ts';
import { judgeStory } from '@blattwerk/schemas/rules/judge-story.ts';
import type { SpaceComponents } from '@blattwerk/schemas/space-blocks/space-components.ts';
import { withSpaceBlocks } from '@blattwerk/schemas/space-blocks/with-space-blocks.ts';
import type { PreviewServerConfig } from '../../config.ts';

/** The judge that fits what the space knows; one is kept until the space's components change. */
export function spaceJudges({
  spaceBlocks,
}: Pick<PreviewServerConfig, 'spaceBlocks'>): (space: SpaceComponents) => Judge {
  let kept: { key: string; judge: Judge } | undefined;
  return (space) => {
    if (spaceBlocks === 'refuse') return judgeStory;
    const extended = withSpaceBlocks(namedSchema, space);
    if (extended === namedSchema) return judgeStory;
    const key = JSON.stringify(space);
    if (kept?.key !== key) kept = { key, judge: createJudge(extended) };
    return kept.judge;
  };
}
