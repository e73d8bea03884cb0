import type { Change } from '@blattwerk/schemas/preview/story-change.ts';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import type { ListedStory } from '@blattwerk/schemas/rules/model/known-stories.ts';
import type { SpaceComponents } from '@blattwerk/schemas/space-blocks/space-components.ts';
import type { FactsSummary } from '../../../catalogue/facts-summary.ts';

export type StoryToJudge = {
  id: number;
  uuid: string;
  full_slug: string;
  name: string;
  slug: string;
  /** Folder it lies in; none and 0 are the root of the space. */
  parent_id: number | null;
  content: unknown;
  /** Id of the state of the open page; none for others. */
  state?: number;
};

/**
 * Context of the rules beside the story: targets of references that exist, and paths of files that pages use
 * and the library does not have. The space's components are null unless some of them are judged that the shop does not know.
 */
export type JudgeKnowledge = {
  stories: ListedStory[];
  missingFiles: string[];
  languages: string[];
  space: SpaceComponents | null;
};

/** `connect` names the token the own server asks for, so that the worker can learn what the catalogue holds. */
export type ToWorker =
  | { kind: 'connect'; token: string }
  | { kind: 'know'; knowledge: JudgeKnowledge }
  | { kind: 'judge'; story: StoryToJudge }
  /** The same page as before with another content. */
  | { kind: 'change'; story: Omit<StoryToJudge, 'content'>; change: Change };

export type FromWorker =
  | { kind: 'findings'; storyId: number; findings: Finding[]; state: number | undefined }
  | { kind: 'catalogue'; catalogue: FactsSummary };
