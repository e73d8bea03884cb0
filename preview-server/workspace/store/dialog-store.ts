import type { Chosen, ChosenMark } from '@blattwerk/schemas/preview/chosen-for-text.ts';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import type { SubjectKey } from '@blattwerk/schemas/usage/subject.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Scheduling, SchedulingAction } from '../../content-space/schedulings/scheduling.ts';
import type { Asset } from '../../content-space/story-shape/asset-answers.ts';
import type { ManagementStorySummary } from '../../content-space/story-shape/management-story.ts';
import type { StoryVersion } from '../base/api/versions-api.ts';
import type { Block } from '../base/content/block.ts';

type Nothing = Record<never, never>;

/** A place that the chooser of blocks offers blocks for. */
export type InsertChoice = {
  /** Where chosen blocks go, told by a block of the open page; undefined in rich text. */
  place: { side: 'before' | 'after' | 'inside'; by: string; isPage: boolean } | undefined;
  /** Names of the blocks that are offered for it: those that no nearer place takes. */
  allowed: readonly string[];
  /** Names of all blocks that it takes. */
  accepts: readonly string[];
  /** How many blocks fit. */
  room: number;
  choose(blocks: readonly Block[]): void;
};

/** Where an editor stands in the calendar, to come back to. */
export type CalendarPlace = { view: 'month' | 'list'; day: string };

/** The page that a plan is made for. */
export type PlannedPage = { id: number; uuid: string; name: string };

/** Which files of the library are wanted. */
export type AssetChoice = { choose(assets: Asset[]): void; multiple: boolean; imagesOnly: boolean };

/** A save of the open page, or what the editor has made of it since. */
export type ComparedVersion = StoryVersion | 'draft';

/** Every dialog by its kind, with what it is told; the shell has a component for each. */
export type DialogProps = {
  palette: Nothing;
  'create-story': { parent: ManagementStorySummary; isFolder: boolean };
  'rename-story': { story: ManagementStorySummary };
  'move-story': { story: ManagementStorySummary };
  'delete-story': { story: ManagementStorySummary };
  versions: Nothing;
  'compare-versions': { before: ComparedVersion; after: ComparedVersion };
  webhooks: Nothing;
  members: Nothing;
  /** Tokens of programs. */
  assistants: Nothing;
  /** What programs suggest; `news`: what became of one. */
  suggestions: { news?: string };
  suggestion: { releaseId: number; storyId: number };
  comments: Nothing;
  review: Nothing;
  share: Nothing;
  'preview-addresses': Nothing;
  'space-health': Nothing;
  translations: Nothing;
  usage: { subjects: readonly SubjectKey[] };
  refusal: { findings: readonly Finding[] };
  unpublish: Nothing;
  plan: {
    page: PlannedPage;
    action: SchedulingAction;
    /** `YYYY-MM-DD` that is proposed. */
    day?: string | undefined;
    from?: CalendarPlace | undefined;
  };
  'cancel-plan': { plan: Scheduling; from?: CalendarPlace | undefined };
  calendar: Partial<CalendarPlace>;
  conflict: Nothing;
  /** Releases, one of them chosen. */
  releases: { release?: number };
  'new-release': { page?: { id: number; name: string } };
  'settle-release': { release: number; storyId: number; name: string };
  /** What is put in another's place on all pages. */
  'replace-everywhere': Nothing;
  'save-section': { uids: readonly string[] };
  'saved-sections': Nothing;
  'add-block': { choices: readonly InsertChoice[] };
  /** What becomes of the words of a text that is written upon the page. */
  'text-mark': {
    mark: ChosenMark;
    attrs: Record<string, unknown> | null;
    showsNewTab: boolean;
    choose(chosen: Chosen): void;
  };
  /** The library, to choose files for a field. */
  assets: AssetChoice;
  /** The library, to keep it in order. */
  library: Nothing;
};

/** A dialog that is open: its kind and what it is told. */
export type OpenDialog<Kind extends keyof DialogProps = keyof DialogProps> = {
  [Each in Kind]: [kind: Each, props: DialogProps[Each]];
}[Kind];

type DialogState = {
  /** At most one dialog is open. */
  dialog: OpenDialog | undefined;
};

const dialogStore = createStore<DialogState>(() => ({ dialog: undefined }));

/** Tells, as it happens, that the first dialog opens or the last one closes. */
export const onDialogs = (told: (isOpen: boolean) => void): (() => void) =>
  dialogStore.subscribe(({ dialog: now }, { dialog: before }) => {
    if (!now !== !before) told(now !== undefined);
  });

export const openedDialog = (): OpenDialog | undefined => dialogStore.getState().dialog;

export const useDialog = (): OpenDialog | undefined => useStore(dialogStore, ({ dialog }) => dialog);

/** `openDialog('usage', { subjects })`: opens a dialog in place of the one that is open. */
export function openDialog<Kind extends keyof DialogProps>(kind: Kind, props: DialogProps[Kind]): void;
export function openDialog(...dialog: OpenDialog): void {
  dialogStore.setState({ dialog });
}

/** Closes a dialog that was opened from the calendar: back to it, or to the page. */
export function closeTo(from: CalendarPlace | undefined): void {
  if (from) openDialog('calendar', from);
  else closeDialog();
}

export const closeDialog = (): void => dialogStore.setState({ dialog: undefined });
