import { changeBetween } from '@blattwerk/schemas/preview/story-change.ts';
import type { Surroundings, ToPage } from '@blattwerk/schemas/preview/to-page.ts';
import type { DeliveryStory } from '../../../content-space/story-shape/delivery-story.ts';
import type {
  ManagementStory,
  ManagementStorySummary,
} from '../../../content-space/story-shape/management-story.ts';
import { afterPause } from '../../base/after-pause.ts';
import { blockMessages } from './block-messages.ts';
import { type BlockAction, readFrameMessage, type StoryMessage, type ToFrame } from './bridge-messages.ts';
import { type DirectLine, type FrameWindow, type FromPage, offerDirectLine } from './direct-line.ts';
import { createDraftShaper } from './draft-shaper.ts';
import {
  editModeMessage,
  hoverMessage,
  placeMessage,
  type Shown,
  selectionMessage,
} from './frame-messages.ts';
import { lineHover, lineSelection } from './line-messages.ts';
import {
  type Connected,
  connecting,
  type PreviewEffect,
  type PreviewEvent,
  type PreviewState,
  step,
} from './preview-state.ts';
import { createReferences } from './references.ts';

const patienceMs = 5000;
const referencePauseMs = 200;
const referenceAtMostMs = 1000;

export type PreviewSource = {
  spaceId: number;
  language: string;
  /** The only origin that is spoken to and listened to. */
  origin: string;
  frame(): FrameWindow | null;
  /** Version of the open story that the preview shows, and the selected block. */
  current(): Shown;
  summaries(): readonly ManagementStorySummary[];
  getStory(id: number): Promise<ManagementStory | undefined>;
  onStatus(status: 'live' | 'silent'): void;
  /** A block was clicked; it may belong to another story than the open one, such as the page's header. */
  onClick(uid: string, storyId: number): void;
  onAction(action: BlockAction, uid: string): void;
  /** For pages with the direct line: what the workspace is like, and the field that has the focus in the form. */
  surroundings(): Surroundings;
  focusedField(): string | undefined;
  onMessage(message: FromPage): void;
  /** A page has taken the direct line: from now on it can be told what only such pages understand. */
  onLine(): void;
};

export type PreviewSession = {
  /** Handles one message event of the window; foreign ones are ignored. */
  receive(event: { origin: string; source: unknown; data: unknown }): void;
  /** Sends the current content to the frame, soon. */
  showContent(): void;
  /** Outlines the selected block; `mustShow` scrolls to it, too, as the vendor's bridge always does. */
  showSelection(how: { mustShow: boolean }): void;
  /** Tells which field has the focus in the form and what is chosen along; the vendor's bridge knows neither. */
  showDetails(how: { mustShow: boolean }): void;
  showSurroundings(): void;
  /** Says something that only pages with the direct line understand. */
  say(message: ToPage): void;
  /** Tells of blocks that have come, gone or moved since `before`. */
  showBlocks(before: Pick<Shown, 'index' | 'selected'>): void;
  hover(uid: string | undefined): void;
  /** Tells what became of the stored story. */
  tell(message: StoryMessage): void;
  stop(): void;
};

/** Resources of one greeting of the page; the next greeting replaces them. */
type Page = {
  line: DirectLine | undefined;
  references: ReturnType<typeof createReferences>;
  /** The draft that the page was told last through the line. */
  told: DeliveryStory | undefined;
};

/**
 * Speaks the official bridge's protocol with the page in the frame. `preview-state.ts` decides, this does: messages,
 * timers, requests for references. Nothing is sent before the page has said `initialized`.
 */
export function createPreviewSession(source: PreviewSource): PreviewSession {
  let state: PreviewState = connecting;
  let page: Page | undefined;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  const draftMessage = createDraftShaper(source);
  const patience = setTimeout(() => dispatch({ kind: 'patience-over' }), patienceMs);
  const resolving = afterPause(() => void resolveReferences(), referencePauseMs, referenceAtMostMs);

  function dispatch(event: PreviewEvent): void {
    const next = step(state, event);
    state = next.state;
    for (const effect of next.effects) run(effect);
  }

  function run(effect: PreviewEffect): void {
    switch (effect.kind) {
      case 'greet':
        greet(effect.state);
        break;
      case 'send': {
        const message = draftMessage(effect.state, { ...source.current().story, content: effect.content });
        if (effect.state.hasLine) sayDraft(message.story);
        else post(message);
        resolving.request();
        break;
      }
      case 'introduce':
        say(source.surroundings());
        saySelection(true);
        source.onLine();
        break;
      case 'send-later':
        sendTimer = setTimeout(() => dispatch({ kind: 'send-due', ...contentNow() }), effect.afterMs);
        break;
      case 'tell-silent':
        source.onStatus('silent');
        break;
      case 'release':
        page?.line?.close();
        clearTimeout(patience);
        clearTimeout(sendTimer);
        resolving.cancel();
        break;
    }
  }

  function greet({ config, greeting }: Connected): void {
    post(editModeMessage(source.current()));
    const frame = source.frame();
    page?.line?.close();
    page = {
      line: frame
        ? offerDirectLine(frame, source.origin, {
            onOpen: () => dispatch({ kind: 'line-opened', greeting, ...contentNow() }),
            onMessage: (message) => !isStopped() && source.onMessage(message),
          })
        : undefined,
      references: createReferences({
        ...source,
        relations: config.resolveRelations,
        resolveLinks: config.resolveLinks,
      }),
      told: undefined,
    };
    clearTimeout(patience);
    source.onStatus('live');
    void resolveReferences();
    const selection = selectionMessage(source.current(), source.spaceId);
    if (selection && selection.action !== 'deselectBlok') post(selection);
  }

  /** Referenced stories are fetched apart from typing; the draft is sent again when something new arrived. */
  async function resolveReferences(): Promise<void> {
    if (state.phase !== 'connected' || !page) return;
    const { greeting } = state;
    const insertReferences = await page.references.update(source.current().content);
    if (insertReferences && !isStopped())
      dispatch({ kind: 'references-resolved', greeting, insertReferences, ...contentNow() });
  }

  /** Through the window, in the bridge's words; a page with the line does without them. */
  function post(message: ToFrame): void {
    if (state.phase === 'connected' && !state.hasLine) source.frame()?.postMessage(message, source.origin);
  }

  function say(message: ToPage): void {
    if (state.phase === 'connected' && state.hasLine) page?.line?.send(message);
  }

  /** The whole story once, then what changes in it: a copy of a long page takes longer than a key may. */
  function sayDraft(story: DeliveryStory): void {
    if (!page) return;
    const { told } = page;
    page.told = story;
    if (!told) {
      say({ action: 'input', story });
      return;
    }
    const change = changeBetween(told, story);
    if (change) say({ action: 'change', change });
  }

  function saySelection(mustShow: boolean): void {
    say(lineSelection({ shown: source.current(), field: source.focusedField(), mustShow }));
  }

  const isStopped = () => state.phase === 'stopped';
  const contentNow = () => ({ content: source.current().content, now: performance.now() });

  return {
    receive({ origin, source: sender, data }) {
      if (isStopped() || origin !== source.origin || sender !== source.frame()) return;
      const message = readFrameMessage(data);
      if (!message) return;
      if (message.action === 'initialized') dispatch({ kind: 'initialized', config: message.config });
      else if (message.action === 'ping') post({ action: 'pingBack' });
      else if (message.action === 'edit') source.onClick(message.dataC.uid, Number(message.dataC.id));
      else if (message.action !== 'noFocus') source.onAction(message.action, message.blok._uid);
    },
    showContent: () => dispatch({ kind: 'content-changed', ...contentNow() }),
    showSelection({ mustShow }) {
      saySelection(mustShow);
      const message = selectionMessage(source.current(), source.spaceId);
      if (message) post(message);
    },
    showDetails: ({ mustShow }) => saySelection(mustShow),
    showSurroundings: () => say(source.surroundings()),
    say,
    showBlocks(before) {
      const shown = source.current();
      const messages = blockMessages(before, shown);
      saySelection(messages.some(({ action }) => action !== 'deletedBlock'));
      for (const message of messages) post(message);
      const selection = selectionMessage(shown, source.spaceId);
      if (selection?.action === 'enterComponent' && shown.selected === before.selected)
        post(placeMessage(selection));
    },
    hover(uid) {
      say(lineHover(source.current(), uid));
      post(hoverMessage(source.current(), uid));
    },
    tell: post,
    stop: () => dispatch({ kind: 'stopped' }),
  };
}
