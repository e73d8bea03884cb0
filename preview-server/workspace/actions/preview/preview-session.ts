import type { InsertReferences } from '../../../content-space/story-shape/insert-references.ts';
import type {
  ManagementStory,
  ManagementStorySummary,
} from '../../../content-space/story-shape/management-story.ts';
import { createDeliveryShaper } from '../../../content-space/story-shape/to-delivery-story.ts';
import { afterPause } from '../../base/after-pause.ts';
import type { Block } from '../../base/content/block.ts';
import type { BlockIndex } from '../../base/content/block-index.ts';
import { blockLabels } from '../../base/schema/definitions.ts';
import { blockPowers } from '../block/block-place.ts';
import { breadcrumbsTo } from './breadcrumbs.ts';
import { type BlockAction, type FrameConfig, readFrameMessage, type ToFrame } from './bridge-messages.ts';
import { type DirectLine, type FrameWindow, offerDirectLine } from './direct-line.ts';
import { createReferences } from './references.ts';

/** The frame gets at most one draft per painted frame, so that a fast typist does not outrun it. */
const minGapMs = 12;
const referencePauseMs = 200;
const referenceAtMostMs = 1000;

export type PreviewSource = {
  spaceId: number;
  language: string;
  /** The only origin that is spoken to and listened to. */
  origin: string;
  frame(): FrameWindow | null;
  /** What the preview is to show now. */
  current(): { story: ManagementStory; content: Block; index: BlockIndex; selected: string | undefined };
  summaries(): readonly ManagementStorySummary[];
  getStory(id: number): Promise<ManagementStory | undefined>;
  onReady(): void;
  /** A block was clicked; it may belong to another story than the open one, such as the page's header. */
  onClick(uid: string, storyId: number): void;
  onAction(action: BlockAction, uid: string): void;
};

export type PreviewSession = {
  /** Handles one message event of the window; foreign ones are ignored. */
  receive(event: { origin: string; source: unknown; data: unknown }): void;
  /** Sends the current content to the frame, soon. */
  showContent(): void;
  /** Outlines the selected block and scrolls to it. */
  showSelection(): void;
  hover(uid: string | undefined): void;
  stop(): void;
};

/** Speaks the official bridge's protocol with the page in the frame. Silent until the page has said hello. */
export function createPreviewSession(source: PreviewSource): PreviewSession {
  let config: FrameConfig | undefined;
  let insertReferences: InsertReferences | undefined;
  let shape = makeShaper();
  let references = makeReferences();
  let offered: DirectLine | undefined;
  let line: DirectLine | undefined;
  let lastSent: Block | undefined;
  let lastSentAt = 0;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function makeShaper() {
    const fallback = config?.fallbackLang ?? undefined;
    return createDeliveryShaper({
      spaceId: source.spaceId,
      version: 'draft',
      language: source.language,
      fallbackLanguage: fallback,
      slugOf: (uuid) => source.summaries().find((each) => each.uuid === uuid)?.full_slug,
      insertReferences,
    });
  }

  function makeReferences() {
    return createReferences({
      ...source,
      relations: config?.resolveRelations ?? [],
      resolveLinks: config?.resolveLinks,
    });
  }

  function post(message: ToFrame): void {
    if (config && !isStopped) source.frame()?.postMessage(message, source.origin);
  }

  function sendContent(): void {
    sendTimer = undefined;
    const { story, content } = source.current();
    if (!config || content === lastSent) return;
    lastSent = content;
    lastSentAt = performance.now();
    const message: ToFrame = { action: 'input', story: shape({ ...story, content }) };
    if (line) line.send(message);
    else post(message);
    resolving.request();
  }

  /** What is referred to is fetched apart from typing; the draft is sent again when something new arrived. */
  async function resolveReferences(): Promise<void> {
    const insertion = await references.update(source.current().content);
    if (!insertion || isStopped) return;
    insertReferences = insertion;
    shape = makeShaper();
    lastSent = undefined;
    sendContent();
  }

  const resolving = afterPause(() => void resolveReferences(), referencePauseMs, referenceAtMostMs);

  function greet(frameConfig: FrameConfig): void {
    config = frameConfig;
    references = makeReferences();
    shape = makeShaper();
    const { story, index, selected } = source.current();
    post({
      action: 'enterEditmode',
      reload: true,
      blockId: selected ?? '',
      storyId: story.id,
      componentNames: blockLabels,
      appVersion: 'v2',
    });
    const frame = source.frame();
    offered?.close();
    line = undefined;
    offered = frame
      ? offerDirectLine(frame, source.origin, (open) => {
          if (open === offered) line = open;
        })
      : undefined;
    source.onReady();
    lastSent = undefined;
    void resolveReferences();
    if (selected !== undefined && index.get(selected)?.parent !== undefined) showSelection();
  }

  function showSelection(): void {
    const { story, index, selected } = source.current();
    const entry = selected === undefined ? undefined : index.get(selected);
    if (selected === undefined || !entry) return;
    if (entry.parent === undefined) {
      post({ action: 'deselectBlok' });
      return;
    }
    post({
      action: 'enterComponent',
      componentId: selected,
      storyId: story.id,
      breadcrumbs: breadcrumbsTo(index, selected),
      blok: { uid: selected, id: String(story.id), space: source.spaceId, name: entry.component },
      ...blockPowers(index, selected),
    });
  }

  return {
    receive({ origin, source: sender, data }) {
      if (isStopped || origin !== source.origin || sender !== source.frame()) return;
      const message = readFrameMessage(data);
      if (!message) return;
      if (message.action === 'initialized') greet(message.config);
      else if (message.action === 'ping') post({ action: 'pingBack' });
      else if (message.action === 'edit') source.onClick(message.dataC.uid, Number(message.dataC.id));
      else if (message.action !== 'noFocus') source.onAction(message.action, message.blok._uid);
    },
    showContent() {
      if (sendTimer !== undefined) return;
      const gap = minGapMs - (performance.now() - lastSentAt);
      if (gap <= 0) sendContent();
      else sendTimer = setTimeout(sendContent, gap);
    },
    showSelection,
    hover(uid) {
      const { story } = source.current();
      post({ action: 'hoverComponent', componentId: uid ?? '', storyId: story.id });
    },
    stop() {
      isStopped = true;
      offered?.close();
      clearTimeout(sendTimer);
      resolving.cancel();
    },
  };
}
