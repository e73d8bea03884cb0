import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import type { Block } from '../../base/content/block.ts';
import { ancestry, type BlockIndex } from '../../base/content/block-index.ts';
import { blockLabels } from '../../base/schema/labels.ts';
import { settingsStore } from '../../store/settings-store.ts';
import { type BlockPowers, blockPowers } from '../block/block-place.ts';
import type { Breadcrumb, EditedBlock, EnterComponent, ToFrame } from './bridge-messages.ts';

/** A version of a story in the preview, and the blocks that are chosen. */
export type Shown = {
  story: ManagementStory;
  content: Block;
  index: BlockIndex;
  /** The block whose form is open. */
  selected: string | undefined;
  /** All that are chosen, that one among them, in the order of the page. */
  chosen: readonly string[];
  /** It is shown only, beside another one: nothing can be done to its blocks. */
  isReadOnly?: true;
};

const noPowers: BlockPowers = {
  canAddBlocks: false,
  canDeleteBlocks: false,
  canMoveBackward: false,
  canMoveForward: false,
};

/** First message to a page that has said `initialized`. */
export const editModeMessage = ({ story, selected }: Shown): ToFrame => ({
  action: 'enterEditmode',
  reload: true,
  blockId: selected ?? '',
  storyId: story.id,
  componentNames: blockLabels(settingsStore.getState().language),
  appVersion: 'v2',
});

/** Outlines the selected block and scrolls to it; the root block has no outline. */
export function selectionMessage(
  { story, index, selected, isReadOnly }: Shown,
  spaceId: number,
): EnterComponent | { action: 'deselectBlok' } | undefined {
  const entry = selected === undefined ? undefined : index.get(selected);
  if (selected === undefined || !entry) return undefined;
  if (entry.parent === undefined) return { action: 'deselectBlok' };
  return {
    action: 'enterComponent',
    componentId: selected,
    storyId: story.id,
    breadcrumbs: breadcrumbsTo(index, selected),
    blok: { uid: selected, id: String(story.id), space: spaceId, name: entry.component },
    ...(isReadOnly ? noPowers : blockPowers(index, selected)),
  };
}

/** Tells a page, whose menus know the selected block as it was, how it stands now. */
export const placeMessage = ({ breadcrumbs, blok, ...place }: EnterComponent): EditedBlock => ({
  action: 'editedBlok',
  breadcrumbs,
  blok,
  canAddBlocks: place.canAddBlocks,
  canMoveForward: place.canMoveForward,
  canMoveBackward: place.canMoveBackward,
  canDeleteBlocks: place.canDeleteBlocks,
});

/** Outlines a block; undefined removes the outline. */
export const hoverMessage = ({ story }: Shown, uid: string | undefined): ToFrame => ({
  action: 'hoverComponent',
  componentId: uid ?? '',
  storyId: story.id,
});

function breadcrumbsTo(index: BlockIndex, uid: string): Breadcrumb[] {
  return ancestry(index, uid).flatMap((each): Breadcrumb[] => {
    const entry = index.get(each);
    if (!entry) return [];
    if (entry.parent === undefined) return [{ _uid: each, component: entry.component }];
    return [
      {
        _uid: each,
        component: entry.component,
        _parentUid: entry.parent,
        _parentfield: entry.field,
        _parentindex: entry.index,
        _parentName: index.get(entry.parent)?.component ?? '',
      },
    ];
  });
}
