import type { InsertReferences } from '../../../content-space/story-shape/insert-references.ts';
import type { ManagementStorySummary } from '../../../content-space/story-shape/management-story.ts';
import {
  createDeliveryShaper,
  type SourceStory,
} from '../../../content-space/story-shape/to-delivery-story.ts';
import type { Connected } from './preview-state.ts';

type ShaperSource = {
  spaceId: number;
  language: string;
  summaries(): readonly ManagementStorySummary[];
};

/**
 * Makes the `input` message of a draft, in the shape of the delivery API. Blocks that did not change since the last
 * draft are not shaped again, as long as the page's configuration and the resolved references are the same.
 */
export function createDraftShaper({ spaceId, language, summaries }: ShaperSource) {
  let made: { by: Connected; shape: ReturnType<typeof createDeliveryShaper> } | undefined;

  const shaperFor = (state: Connected) => {
    if (made && isSameContext(made.by, state)) return made.shape;
    const shape = createDeliveryShaper({
      spaceId,
      version: 'draft',
      language,
      fallbackLanguage: state.config.fallbackLang ?? undefined,
      slugOf: (uuid) => summaries().find((each) => each.uuid === uuid)?.full_slug,
      insertReferences: state.insertReferences,
    });
    made = { by: state, shape };
    return shape;
  };
  return (state: Connected, story: SourceStory) => ({
    action: 'input' as const,
    story: shaperFor(state)(story),
  });
}

type Context = { config: Connected['config']; insertReferences: InsertReferences | undefined };

const isSameContext = (one: Context, other: Context): boolean =>
  one.config === other.config && one.insertReferences === other.insertReferences;
