import { sameValue } from '@blattwerk/schemas/rules/model/same-value.ts';
import { enableArrayMethods, produce } from 'immer';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import { mergeContent } from '../../../content-space/story-shape/merging/merge-content.ts';
import { type Block, isBlock } from '../../base/content/block.ts';
import { type BlockIndex, indexBlocks } from '../../base/content/block-index.ts';
import type { Edit } from '../../base/content/edits.ts';
import {
  type Choice,
  emptyHistory,
  type History,
  type PageState,
  record,
  type Step,
  seal,
  stateId,
} from './history.ts';

enableArrayMethods();

/** The open page: what is stored, what the editor made of it, and how it came about. */
export type OpenDocument = Choice & {
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
};

export type EditOptions = {
  /** Merges this edit with the ones just before it that carry the same key. */
  mergeKey?: string;
  /** Block to open after the edit. */
  select?: string;
  /** Blocks to choose along with it. */
  others?: readonly string[];
  /** The edit is another editor's save. */
  isForeign?: true;
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
    others: [],
  };
}

export const isDirty = (document: OpenDocument): boolean => stateId(document.history) !== document.savedId;

let lastStepId = 0;

/** The document after an edit, or the same document when the edit changed nothing. */
export function applyEdit(document: OpenDocument, edit: Edit, options: EditOptions = {}): OpenDocument {
  const content = produce(document.content, (root) => {
    edit(root);
  });
  if (content === document.content) return document;
  lastStepId += 1;
  const isStructural = hasOtherBlocks(document.content, content);
  const index = isStructural ? indexBlocks(content) : document.index;
  const choice: Choice =
    options.select === undefined
      ? { selected: document.selected, others: stillThere(document.others, index) }
      : { selected: options.select, others: options.others ?? [] };
  const step: Step = {
    id: lastStepId,
    before: stateOf(document),
    after: { content, ...choice },
    isStructural,
    mergeKey: options.mergeKey,
    at: Date.now(),
    ...(options.isForeign && { isForeign: true }),
  };
  return { ...document, ...step.after, index, history: record(document.history, step) };
}

/** The very list where all are still there, so that typing is no new choice. */
function stillThere(uids: readonly string[], index: BlockIndex): readonly string[] {
  return uids.every((uid) => index.has(uid)) ? uids : uids.filter((uid) => index.has(uid));
}

export function undo(document: OpenDocument): OpenDocument {
  const { past, future } = document.history;
  const step = past.at(-1);
  if (!step) return document;
  if (step.isForeign) return undoBelow(document);
  const history = { ...document.history, past: past.slice(0, -1), future: [step, ...future] };
  return { ...document, ...atState(document, step.before, step), history };
}

/**
 * Undoes the last own step where others' saves lie upon it: the page becomes what it would be had that step not been
 * done before they came. Their saves then lie below, and the step above them, to be done again.
 */
function undoBelow(document: OpenDocument): OpenDocument {
  const { past, future } = document.history;
  const at = past.findLastIndex(({ isForeign }) => !isForeign);
  const own = past[at];
  if (!own) return document;
  const { before, after } = own;
  // Where both changed one field theirs stays: nothing of mine is left there to be undone.
  const { content } = mergeContent(after.content, document.content, before.content);
  lastStepId += 1;
  const below: PageState = { ...before, content };
  const step = { mergeKey: undefined, at: own.at };
  const foreignStep: Step = {
    ...step,
    id: lastStepId,
    before,
    after: below,
    isStructural: hasOtherBlocks(before.content, content),
    isForeign: true,
  };
  // Doing it again leads to the state of now, and so it has that state's id.
  const ownStep: Step = {
    ...step,
    id: stateId(document.history),
    before: below,
    after: { ...after, content: document.content },
    isStructural: hasOtherBlocks(content, document.content),
  };
  const isStored = sameValue(content, document.base);
  return {
    ...document,
    ...below,
    index: indexBlocks(content),
    history: { ...document.history, past: [...past.slice(0, at), foreignStep], future: [ownStep, ...future] },
    savedId: isStored ? foreignStep.id : document.savedId,
  };
}

export function redo(document: OpenDocument): OpenDocument {
  const { past, future } = document.history;
  const [step, ...rest] = future;
  if (!step) return document;
  const history = { ...document.history, past: [...past, step], future: rest };
  return { ...document, ...atState(document, step.after, step), history };
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

const stateOf = ({ content, selected, others }: OpenDocument): PageState => ({ content, selected, others });

function atState(
  { index }: OpenDocument,
  state: PageState,
  { isStructural }: Step,
): PageState & { index: BlockIndex } {
  return { ...state, index: isStructural ? indexBlocks(state.content) : index };
}

/**
 * Whether blocks came, went or moved between two states: only then are blocks indexed again, typing must not cost a
 * walk. What both states share is not looked at.
 */
function hasOtherBlocks(before: unknown, after: unknown): boolean {
  if (before === after) return false;
  if (isBlock(before) !== isBlock(after)) return true;
  if (isBlock(before) && isBlock(after) && before._uid !== after._uid) return true;
  if (!isObject(before) || !isObject(after)) return holdsBlock(before) || holdsBlock(after);
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].some((key) => hasOtherBlocks(Reflect.get(before, key), Reflect.get(after, key)));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function holdsBlock(value: unknown): boolean {
  return isObject(value) && (isBlock(value) || Object.values(value).some(holdsBlock));
}
