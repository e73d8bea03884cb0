import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import { createStore } from 'zustand/vanilla';
import type { FactsSummary } from '../../catalogue/facts-summary.ts';
import type { Block } from '../base/content/block.ts';
import { indexBlocks } from '../base/content/block-index.ts';
import { documentStore } from './page/document.ts';
import { stateId } from './page/history.ts';
import { fieldKey, isStillToFill, type NewWork, withoutNew } from './shown-findings.ts';

/** Findings by story id; a story without an entry was not judged yet. */
export type FindingsState = {
  byStory: ReadonlyMap<number, readonly Finding[]>;
  /** Those of them that editors are shown. */
  shown: ReadonlyMap<number, readonly Finding[]>;
  newWork: NewWork;
  /** The text that is being typed, and the state of the page when that began. */
  typing: { uid: string; field: string; state: number } | undefined;
  /** Which catalogue they were judged by; undefined until the own server has said. */
  catalogue: FactsSummary | undefined;
};

export type FindingCount = { errors: number; warnings: number };

const none: readonly Finding[] = [];
const noNewWork: NewWork = { blocks: new Set(), leftFields: new Set() };

export const findingsStore = createStore<FindingsState>(() => ({
  byStory: new Map(),
  shown: new Map(),
  newWork: noNewWork,
  typing: undefined,
  catalogue: undefined,
}));

/** What editors are shown of a page's findings. */
export const useFindings = (storyId: number | undefined): readonly Finding[] =>
  useStore(findingsStore, ({ shown }) => (storyId === undefined ? none : (shown.get(storyId) ?? none)));

/** All findings of a page, those that typing and new blocks keep back among them. */
export const useAllFindings = (storyId: number | undefined): readonly Finding[] =>
  useStore(findingsStore, ({ byStory }) => (storyId === undefined ? none : (byStory.get(storyId) ?? none)));

/** Findings that wait because a new block of the open page is not filled in yet. */
export const useStillToFill = (storyId: number | undefined): readonly Finding[] =>
  useStore(
    findingsStore,
    useShallow(({ byStory, newWork }) => {
      const { open } = documentStore.getState();
      if (storyId === undefined || open?.story.id !== storyId) return none;
      return (byStory.get(storyId) ?? none).filter((each) => isStillToFill(each, newWork, open));
    }),
  );

export const useIsJudged = (storyId: number | undefined): boolean =>
  useStore(findingsStore, ({ byStory }) => storyId !== undefined && byStory.has(storyId));

/** Findings under one field of one block. */
export function useFieldFindings(storyId: number | undefined, uid: string, field: string): Finding[] {
  return useStore(
    findingsStore,
    useShallow(({ shown }) =>
      (shown.get(storyId ?? -1) ?? none).filter((each) => each.uid === uid && each.field === field),
    ),
  );
}

/** Counts those shown findings of a page that `isMeant` takes. */
export function useFindingCount(
  storyId: number | undefined,
  isMeant: (finding: Finding) => boolean = () => true,
): FindingCount {
  return useStore(
    findingsStore,
    useShallow(({ shown }) => countFindings((shown.get(storyId ?? -1) ?? none).filter(isMeant))),
  );
}

export function countFindings(findings: readonly Finding[]): FindingCount {
  return {
    errors: findings.filter(({ severity }) => severity === 'error').length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
  };
}

export const useCatalogueState = (): FactsSummary | undefined =>
  useStore(findingsStore, ({ catalogue }) => catalogue);

export function noteCatalogue(catalogue: FactsSummary): void {
  findingsStore.setState({ catalogue });
}

/** @param state of the open page that was judged, by its id; none for pages that are not open */
export function noteFindings(storyId: number, findings: readonly Finding[], state?: number): void {
  findingsStore.setState((now) => {
    const byStory = new Map(now.byStory).set(storyId, findings);
    const isHeld = now.typing !== undefined && state !== undefined && state !== now.typing.state;
    return { byStory, shown: shownAgain({ ...now, byStory }, storyId, isHeld) };
  });
}

/** A text of the open page begins to be typed: what is wrong with it shows once it is left. */
export function beginTyping(uid: string, field: string): void {
  const { open } = documentStore.getState();
  if (open) findingsStore.setState({ typing: { uid, field, state: stateId(open.history) } });
}

/** A field was left: it is judged like any other. */
export function leaveField(uid: string, field: string): void {
  const { newWork, typing } = findingsStore.getState();
  const isTyped = typing?.uid === uid && typing.field === field;
  const isNew = newWork.blocks.has(uid) && !newWork.leftFields.has(fieldKey(uid, field));
  if (!isTyped && !isNew) return;
  const leftFields = isNew ? new Set([...newWork.leftFields, fieldKey(uid, field)]) : newWork.leftFields;
  show({ newWork: { ...newWork, leftFields }, ...(isTyped && { typing: undefined }) });
}

/** Blocks that were just put in empty, with those inside them; what they lack is not held against them before their fields were left. */
export function noteNewBlocks(blocks: readonly Block[]): void {
  const { newWork } = findingsStore.getState();
  const uids = blocks.flatMap((block) => [...indexBlocks(block).keys()]);
  show({ newWork: { ...newWork, blocks: new Set([...newWork.blocks, ...uids]) } });
}

/** From here on everything is shown: the page was opened anew, or is to be published. */
export const showEverything = (): void => show({ newWork: noNewWork, typing: undefined });

/** What has been typed so far is judged, as if its field had been left and entered again. */
export function judgeTyped(): void {
  const { typing } = findingsStore.getState();
  const { open } = documentStore.getState();
  if (typing && open) show({ typing: { ...typing, state: stateId(open.history) } });
}

function show(change: Partial<FindingsState>): void {
  const now = { ...findingsStore.getState(), ...change };
  const isHeld = now.typing !== undefined && !('typing' in change);
  let { shown } = now;
  for (const id of now.byStory.keys()) shown = shownAgain({ ...now, shown }, id, isHeld);
  findingsStore.setState({ ...change, shown });
}

function shownAgain(
  { byStory, shown, newWork }: FindingsState,
  storyId: number,
  isHeld: boolean,
): FindingsState['shown'] {
  const all = byStory.get(storyId) ?? none;
  const { open } = documentStore.getState();
  const due = open?.story.id === storyId ? all.filter((each) => !isStillToFill(each, newWork, open)) : all;
  return new Map(shown).set(storyId, isHeld ? withoutNew(due, shown.get(storyId) ?? none) : due);
}
