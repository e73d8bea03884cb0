import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import type { SubjectKey } from '@blattwerk/schemas/usage/subject.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ManagementStorySummary } from '../../content-space/story-shape/management-story.ts';
import type { Asset } from '../base/api/assets-api.ts';

/** The one dialog that may be open, with what it needs to know. */
export type OpenDialog =
  | { kind: 'palette' }
  | { kind: 'create-story'; parent: ManagementStorySummary; isFolder: boolean }
  | { kind: 'rename-story'; story: ManagementStorySummary }
  | { kind: 'move-story'; story: ManagementStorySummary }
  | { kind: 'delete-story'; story: ManagementStorySummary }
  | { kind: 'versions' }
  | { kind: 'usage'; subjects: readonly SubjectKey[] }
  | { kind: 'refusal'; findings: Finding[] }
  | { kind: 'unpublish' }
  | { kind: 'leave'; proceed(): void }
  | { kind: 'add-block'; allowed: readonly string[]; choose(component: string): void }
  | { kind: 'assets'; choose(assets: Asset[]): void; multiple: boolean; imagesOnly: boolean };

export type DialogState = { dialog: OpenDialog | undefined };

const dialogStore = createStore<DialogState>(() => ({ dialog: undefined }));

export const useDialog = (): OpenDialog | undefined => useStore(dialogStore, ({ dialog }) => dialog);

export const openDialog = (dialog: OpenDialog): void => dialogStore.setState({ dialog });
export const closeDialog = (): void => dialogStore.setState({ dialog: undefined });
