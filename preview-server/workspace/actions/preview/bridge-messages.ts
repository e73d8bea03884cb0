import { z } from 'zod';
import type { DeliveryStory } from '../../../content-space/story-shape/delivery-story.ts';
import type { BlockPowers } from '../block/block-place.ts';

const textList = z
  .union([z.array(z.string()), z.string().transform((list) => list.split(',').filter(Boolean))])
  .nullish()
  .transform((list) => list ?? []);

const configSchema = z.object({
  resolveRelations: textList,
  resolveLinks: z.string().nullish(),
  fallbackLang: z.string().nullish(),
});

const blokReference = z.object({ _uid: z.string() }).loose();

/** Messages from the page in the frame to the editor; the shapes are the official bridge's. */
const fromFrameSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('initialized'), config: configSchema }),
  z.object({ action: z.literal('edit'), dataC: z.object({ uid: z.string(), id: z.string() }) }),
  z.object({ action: z.literal('noFocus') }),
  z.object({ action: z.literal('ping') }),
  z.object({
    action: z.enum([
      'addBlockBefore',
      'addBlockAfter',
      'duplicateBlock',
      'copy',
      'moveForward',
      'moveBackward',
      'deleteBlock',
    ]),
    blok: blokReference,
  }),
]);

export type FromFrame = z.infer<typeof fromFrameSchema>;
export type FrameConfig = z.infer<typeof configSchema>;
export type BlockAction = Exclude<FromFrame['action'], 'initialized' | 'edit' | 'noFocus' | 'ping'>;

/** Reads a message of the frame; undefined for anything that is none of the bridge's. */
export function readFrameMessage(data: unknown): FromFrame | undefined {
  const parsed = fromFrameSchema.safeParse(data);
  return parsed.success ? parsed.data : undefined;
}

export type Breadcrumb = {
  _uid: string;
  component: string;
  _parentUid?: string;
  _parentfield?: string;
  _parentindex?: number;
  _parentName?: string;
};

/** Messages from the editor to the page in the frame. */
export type ToFrame =
  | { action: 'input'; story: DeliveryStory }
  | {
      action: 'enterEditmode';
      reload: true;
      blockId: string;
      storyId: number;
      componentNames: Record<string, string>;
      appVersion: 'v2';
    }
  | { action: 'pingBack' }
  /** Comes with a port; see direct-line.ts. */
  | { action: 'directLine' }
  | { action: 'hoverComponent'; componentId: string; storyId: number }
  | { action: 'highlightComponent'; componentIds: string[]; componentId: string; storyId: number }
  | EnterComponent
  | { action: 'deselectBlok' }
  | EditedBlock
  | { action: 'addedBlock' | 'movedBlock' | 'deletedBlock'; blockId: string }
  | StoryMessage;

export type EnterComponent = {
  action: 'enterComponent';
  componentId: string;
  storyId: number;
} & SelectedBlock;

/** The selected block has another place, or may do other things than before. */
export type EditedBlock = { action: 'editedBlok' } & SelectedBlock;

type SelectedBlock = {
  breadcrumbs: Breadcrumb[];
  blok: { uid: string; id: string; space: number; name: string };
} & BlockPowers;

/** What became of the stored story; `slug` is its full slug. Pages made with the vendor's packages load anew. */
export type StoryMessage =
  | { action: 'change'; reload: true; slug: string; storyId: number; slugChanged: boolean }
  | { action: 'published'; slug: string; storyId: number; slugChanged: boolean }
  | { action: 'unpublished'; slug: string; storyId: number };
