import type { Inspected, InspectedPart } from '@blattwerk/schemas/preview/inspection.ts';
import type { Surroundings } from '@blattwerk/schemas/preview/to-page.ts';
import { fieldOfKey } from '../../../content-space/story-shape/language-fields.ts';
import { afterPause } from '../../base/after-pause.ts';
import type { Block } from '../../base/content/block.ts';
import { indexBlocks } from '../../base/content/block-index.ts';
import type { ChosenVersion } from '../../base/content/page-tests.ts';
import { blockLabels } from '../../base/schema/labels.ts';
import { figuresLayer } from '../../store/figures/figures-layer.ts';
import { formStore } from '../../store/form-store.ts';
import { chosenBlocks, documentStore, selectBlock } from '../../store/page/document.ts';
import { previewStore } from '../../store/preview-store.ts';
import { saveStore } from '../../store/saving-store.ts';
import { knownStories } from '../../store/server/queries.ts';
import { requireSession } from '../../store/session-store.ts';
import { settingsStore } from '../../store/settings-store.ts';
import { viewingStore } from '../../store/viewing-store.ts';
import { deleteBlocks, duplicateBlocks, meantBy, shiftChosen } from '../block/block-actions.ts';
import { addBeside } from '../block/insert-blocks.ts';
import { blockKeys, workspaceKeys } from '../keys/workspace-keys.ts';
import { openStory } from '../opening/open-story.ts';
import type { BlockAction } from './bridge-messages.ts';
import type { FromPage } from './direct-line.ts';
import { followStory } from './follow-story.ts';
import { createFrameFocus } from './frame-focus.ts';
import { frameSchedule } from './frame-schedule.ts';
import { hearPage } from './hear-page.ts';
import { createPreviewSession } from './preview-session.ts';
import { showVersion } from './show-version.ts';
import { createTextInPlace, isFromText } from './text-in-place.ts';

/** What the page in a frame is looked at for; `parts` is asked whenever the page has changed. */
type Inspection = { parts(): readonly InspectedPart[]; onFound(found: Inspected): void };

/** Nothing is said of the page while it is typed in. */
const inspectPauseMs = 600;
const inspectAtMostMs = 5000;

type PreviewRun = {
  origin: string;
  language: string;
  frame(): Window | null;
  /** What the overlay in the page writes on its buttons. */
  words(): Surroundings['words'];
  /** A second view of the page: whether the preview is there is told by the first one. */
  isSecond(): boolean;
  inspection: Inspection;
  own?: OwnView;
};

/** What a frame side by side with others has of its own. */
type OwnView = {
  version(): ChosenVersion;
  scale(): number;
  /** The page as it is held; undefined where the frame follows what is typed. */
  held: Block | undefined;
  isWorkedIn(): boolean;
  isSeen(): boolean;
  /** The editor has pressed or typed something in it. */
  onWork(): void;
};

export type RunningPreview = {
  /** The frame has come into sight, or its size or version is another. */
  refresh(): void;
  /** Asks the page for what is to be inspected now. */
  inspect(): void;
  stop(): void;
};

/** Keeps the frame showing the open page until it is stopped. */
export function runPreview(run: PreviewRun): RunningPreview {
  const { origin, language, frame, words, isSecond, inspection, own } = run;
  const { api, config } = requireSession();
  if (!isSecond()) previewStore.setState({ status: 'loading' });

  const session = createPreviewSession({
    spaceId: config.spaceId,
    origin,
    language,
    frame,
    summaries: knownStories,
    getStory: async (id) => {
      const result = await api.getStory(id);
      return result.ok ? result.value : undefined;
    },
    current() {
      const { open } = documentStore.getState();
      if (!open) throw new Error('the preview runs only while a page is open');
      const { viewing } = viewingStore.getState();
      const { story, selected } = open;
      const chosen = chosenBlocks(open);
      if (own?.held) return { story, content: own.held, index: heldIndex, selected, chosen };
      return viewing
        ? { story, content: viewing.content, index: indexBlocks(viewing.content), selected, chosen }
        : { story, content: open.content, index: open.index, selected, chosen };
    },
    onStatus: (status) => {
      if (!isSecond()) previewStore.setState({ status });
    },
    onClick(uid, storyId) {
      const { open } = documentStore.getState();
      if (storyId !== open?.story.id) void openStory(storyId, uid);
      // The bridge names the selected block again when it moved: others chosen along with it stay chosen.
      else if (uid !== open.selected) selectBlock(uid);
    },
    onAction: actOnBlock,
    surroundings: () => ({
      action: 'surroundings',
      language: settingsStore.getState().language,
      scale: own ? own.scale() : previewStore.getState().scale,
      version: (own ? own.version() : previewStore.getState().version) ?? null,
      words: words(),
      names: blockLabels(settingsStore.getState().language),
      shortcuts: [...workspaceKeys, ...blockKeys].map(({ shortcut }) => shortcut),
    }),
    focusedField,
    onMessage: (message) => {
      isFromPage = message.action === 'select';
      if (isWork(message)) own?.onWork();
      if (message.action === 'inspected') inspection.onFound(message.found);
      else if (own?.held && isFromText(message)) session.say({ action: 'closeText' });
      else if (message.action === 'leaveToolbar') beforeToolbar?.focus();
      else if (isFromText(message)) {
        // A double click edits in the page: the form that its clicks opened does not take the keyboard.
        if (message.action === 'openText') focus.giveUp();
        text.hear(message);
      } else if (!isSecond() || (message.action !== 'shown' && message.action !== 'hidden'))
        hearPage(message, language, focus);
      isFromPage = false;
    },
    onLine: () => {
      inspect();
      session.say(figuresLayer.getState().layer);
    },
  });
  const heldIndex = own?.held ? indexBlocks(own.held) : new Map();
  const scheduled = frameSchedule.join({
    isWorkedIn: () => own?.isWorkedIn() ?? true,
    isSeen: () => own?.isSeen() ?? true,
    show: session.showContent,
  });
  const inspect = () => {
    for (const part of inspection.parts())
      session.say({ action: 'inspect', part, language: settingsStore.getState().language });
  };
  const inspecting = afterPause(inspect, inspectPauseMs, inspectAtMostMs);
  /** The selection that is being made was made in the page, which shows it already. */
  let isFromPage = false;
  const focus = createFrameFocus(frame);
  const text = createTextInPlace({ language, say: session.say, focusPage: () => frame()?.focus() });
  /** Control of the workspace that the keyboard left for the menu of a block. */
  let beforeToolbar: HTMLElement | undefined;

  const { open: atFirst } = documentStore.getState();
  if (atFirst && !own) showVersion(atFirst);

  const stored = followStory({
    current: () => documentStore.getState().open?.story,
    isBusy: () => saveStore.getState().activity !== 'idle',
    tell: session.tell,
  });
  const receive = (event: MessageEvent) => session.receive(event);
  window.addEventListener('message', receive);
  const unsubscribeDocument = documentStore.subscribe(({ open }, { open: before }) => {
    if (!open) return;
    if (open.content !== before?.content) {
      scheduled.changed();
      inspecting.request();
      text.look();
    }
    if (before && before.story.id === open.story.id && before.index !== open.index)
      session.showBlocks(before);
    if (open.selected !== before?.selected) {
      if (!own) showVersion(open);
      session.showSelection({ mustShow: !isFromPage });
      text.look();
    } else if (open.others !== before?.others) session.showDetails({ mustShow: false });
    if (open.story !== before?.story) stored.look();
  });
  const unsubscribeSaving = saveStore.subscribe(({ activity }, { activity: before }) => {
    if (activity !== before) stored.look();
  });
  const unsubscribeViewing = viewingStore.subscribe(() => session.showContent());
  const unsubscribePreview = previewStore.subscribe((now, before) => {
    if (now.hovered !== before.hovered) session.hover(now.hovered);
    if (now.scale !== before.scale || now.version !== before.version) session.showSurroundings();
    if (now.toolbarCalls !== before.toolbarCalls && (own ? own.isWorkedIn() : !isSecond())) {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement) beforeToolbar = activeElement;
      frame()?.focus();
      session.say({ action: 'focusToolbar' });
    }
  });
  const unsubscribeSettings = settingsStore.subscribe((now, before) => {
    if (now.language === before.language) return;
    session.showSurroundings();
    session.showDetails({ mustShow: false });
  });
  const unsubscribeFigures = figuresLayer.subscribe(({ layer }) => session.say(layer));
  const unsubscribeForm = formStore.subscribe((now, before) => {
    if (now.focused !== before.focused) session.showDetails({ mustShow: true });
  });

  const stop = () => {
    session.stop();
    scheduled.leave();
    inspecting.cancel();
    focus.giveUp();
    text.close();
    stored.stop();
    window.removeEventListener('message', receive);
    unsubscribeDocument();
    unsubscribeSaving();
    unsubscribeViewing();
    unsubscribePreview();
    unsubscribeSettings();
    unsubscribeFigures();
    unsubscribeForm();
  };
  return {
    refresh() {
      session.showSurroundings();
      scheduled.changed();
    },
    inspect,
    stop,
  };
}

/** Whether a message tells of an editor at work in the page, and not of the pointer alone. */
const isWork = ({ action }: FromPage): boolean =>
  action === 'select' || action === 'openText' || action === 'typeText' || action === 'typeRichText';

/** Without its language: the page shows the same place for every translation. */
function focusedField(): string | undefined {
  const { focused } = formStore.getState();
  const { open } = documentStore.getState();
  return focused && focused.uid === open?.selected ? fieldOfKey(focused.field) : undefined;
}

function actOnBlock(action: BlockAction, uid: string): void {
  const actions: Record<BlockAction, () => void> = {
    addBlockBefore: () => addBeside(uid, 'before'),
    addBlockAfter: () => addBeside(uid, 'after'),
    duplicateBlock: () => duplicateBlocks(meantBy(uid)),
    copy: () => duplicateBlocks(meantBy(uid)),
    moveForward: () => shiftChosen(meantBy(uid), 1),
    moveBackward: () => shiftChosen(meantBy(uid), -1),
    deleteBlock: () => deleteBlocks(meantBy(uid)),
  };
  actions[action]();
}
