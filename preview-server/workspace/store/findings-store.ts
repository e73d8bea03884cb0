import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import { createStore } from 'zustand/vanilla';
import type { FactsSummary } from '../../catalogue/facts-summary.ts';

/** Findings by story id; a story without an entry was not judged yet. */
export type FindingsState = {
  byStory: ReadonlyMap<number, readonly Finding[]>;
  /** Which catalogue they were judged by; undefined until the own server has said. */
  catalogue: FactsSummary | undefined;
};

export type FindingCount = { errors: number; warnings: number };

const none: readonly Finding[] = [];

export const findingsStore = createStore<FindingsState>(() => ({ byStory: new Map(), catalogue: undefined }));

export const useFindings = (storyId: number | undefined): readonly Finding[] =>
  useStore(findingsStore, ({ byStory }) => (storyId === undefined ? none : (byStory.get(storyId) ?? none)));

export const useIsJudged = (storyId: number | undefined): boolean =>
  useStore(findingsStore, ({ byStory }) => storyId !== undefined && byStory.has(storyId));

/** Findings under one field of one block. */
export function useFieldFindings(storyId: number | undefined, uid: string, field: string): Finding[] {
  return useStore(
    findingsStore,
    useShallow(({ byStory }) =>
      (byStory.get(storyId ?? -1) ?? none).filter((each) => each.uid === uid && each.field === field),
    ),
  );
}

export function useFindingCount(storyId: number): FindingCount {
  return useStore(
    findingsStore,
    useShallow(({ byStory }) => countFindings(byStory.get(storyId) ?? none)),
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

export function noteFindings(storyId: number, findings: readonly Finding[]): void {
  findingsStore.setState(({ byStory }) => ({ byStory: new Map(byStory).set(storyId, findings) }));
}
