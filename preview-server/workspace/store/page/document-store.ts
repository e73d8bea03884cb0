import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import { type Block, isBlock, valueAt } from '../../base/content/block.ts';
import { type BlockIndex, indexBlocks } from '../../base/content/block-index.ts';
import type { Edit } from '../../base/content/edits.ts';
import { emptyHistory, type History, record, type Step, seal, stateId } from './history.ts';

enablePatches();

/** The open page: what is stored, what the editor made of it, and how it came about. */
export type OpenDocument = {
  /** The story as the server last gave it. */
  story: ManagementStory;
  /** Number of the version the draft stands on. */
  version: number;
  /** Stored content the draft started from; the third side of a merge. */
  base: Block;
  content: Block;
  index: BlockIndex;
  history: History;
  /** State that is stored on the server. */
  savedId: number;
  /** `_uid` of the block whose form is open. */
  selected: string | undefined;
};

export type EditOptions = {
  /** Merges this edit with the ones just before it that carry the same key. */
  mergeKey?: string;
  /** Block to open after the edit. */
  select?: string;
};

type DocumentState = { open: OpenDocument | undefined };

export type DocumentStore = StoreApi<DocumentState>;

export function createDocumentStore(): DocumentStore {
  return createStore<DocumentState>(() => ({ open: undefined }));
}

export function openDocument(story: ManagementStory, content: Block): OpenDocument {
  return {
    story,
    version: story.current_version_id,
    base: content,
    content,
    index: indexBlocks(content),
    history: emptyHistory,
    savedId: emptyHistory.baseId,
    selected: content._uid,
  };
}

export const isDirty = (document: OpenDocument): boolean => stateId(document.history) !== document.savedId;

let lastStepId = 0;

/** The document after an edit, or the same document when the edit changed nothing. */
export function applyEdit(document: OpenDocument, edit: Edit, options: EditOptions = {}): OpenDocument {
  const [content, patches, inverse] = produceWithPatches(document.content, edit);
  if (patches.length === 0) return document;
  lastStepId += 1;
  const step: Step = {
    id: lastStepId,
    patches,
    inverse,
    selectedBefore: document.selected,
    selectedAfter: options.select ?? document.selected,
    mergeKey: options.mergeKey,
    at: Date.now(),
  };
  return {
    ...document,
    ...withContent(document, content, patches),
    history: record(document.history, step),
    selected: step.selectedAfter,
  };
}

export function undo(document: OpenDocument): OpenDocument {
  const { past, future } = document.history;
  const step = past.at(-1);
  if (!step) return document;
  return {
    ...document,
    ...withContent(document, applyPatches(document.content, step.inverse), step.inverse),
    history: { ...document.history, past: past.slice(0, -1), future: [step, ...future] },
    selected: step.selectedBefore,
  };
}

export function redo(document: OpenDocument): OpenDocument {
  const { past, future } = document.history;
  const [step, ...rest] = future;
  if (!step) return document;
  return {
    ...document,
    ...withContent(document, applyPatches(document.content, step.patches), step.patches),
    history: { ...document.history, past: [...past, step], future: rest },
    selected: step.selectedAfter,
  };
}

/** Ends the merging of typed characters, so that the state being saved stays a state of its own. */
export function sealSteps(document: OpenDocument): OpenDocument {
  return { ...document, history: seal(document.history) };
}

/** Notes that the server now holds the given state as the given version; later edits stay unsaved. */
export function markSaved(
  document: OpenDocument,
  saved: { story: ManagementStory; content: Block; savedId: number },
): OpenDocument {
  const { story, content, savedId } = saved;
  return { ...document, story, version: story.current_version_id, base: content, savedId };
}

/** Blocks are indexed again only when a patch brings, takes or moves one: typing must not cost a walk. */
function withContent(document: OpenDocument, content: Block, patches: readonly Patch[]) {
  const isStructural = patches.some(
    ({ path, value }) =>
      path.at(-1) === 'length' || holdsBlock(value) || holdsBlock(valueAt(document.content, path)),
  );
  return { content, index: isStructural ? indexBlocks(content) : document.index };
}

function holdsBlock(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isBlock(value) || Object.values(value).some(holdsBlock);
}
