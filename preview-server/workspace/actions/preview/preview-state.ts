import type { InsertReferences } from '../../../content-space/story-shape/insert-references.ts';
import type { Block } from '../../base/content/block.ts';
import type { FrameConfig } from './bridge-messages.ts';

/** Milliseconds between two drafts, about one painted frame, so that fast typing does not outrun the page. */
const minGapMs = 12;

export type Connected = {
  phase: 'connected';
  /** Number of the page's `initialized` message; a reload within the frame sends another one. */
  greeting: number;
  config: FrameConfig;
  /** Puts resolved stories into drafts; undefined until the first were fetched. */
  insertReferences: InsertReferences | undefined;
  /** Everything goes through the port of `direct-line.ts`, nothing through the window. */
  hasLine: boolean;
  /** Content of the last draft; undefined when the next one is due even if the content is the same. */
  sent: Block | undefined;
  /** When it was sent, by `performance.now()`. */
  sentAt: number;
  /** A `send` timer is running. */
  isWaiting: boolean;
};

/** State of the connection to the page in the frame. */
export type PreviewState =
  /** The frame is loading and has not said `initialized`. */
  | { phase: 'connecting' }
  /** It has let too much time pass; a late `initialized` still connects. */
  | { phase: 'silent' }
  | Connected
  | { phase: 'stopped' };

export type PreviewEvent =
  | { kind: 'initialized'; config: FrameConfig }
  | { kind: 'line-opened'; greeting: number; content: Block; now: number }
  | { kind: 'content-changed'; content: Block; now: number }
  | { kind: 'send-due'; content: Block; now: number }
  | {
      kind: 'references-resolved';
      greeting: number;
      insertReferences: InsertReferences;
      content: Block;
      now: number;
    }
  | { kind: 'patience-over' }
  | { kind: 'stopped' };

/** Effects of a step, done by the session in their order. */
export type PreviewEffect =
  | { kind: 'greet'; state: Connected }
  | { kind: 'introduce' }
  | { kind: 'send'; content: Block; state: Connected }
  | { kind: 'send-later'; afterMs: number }
  | { kind: 'tell-silent' }
  | { kind: 'release' };

export type PreviewStep = { state: PreviewState; effects: readonly PreviewEffect[] };

export const connecting: PreviewState = { phase: 'connecting' };

/** The reducer: next state and effects of an event. */
export function step(state: PreviewState, event: PreviewEvent): PreviewStep {
  if (state.phase === 'stopped') return unchanged(state);
  switch (event.kind) {
    case 'initialized':
      return greeted(state, event.config);
    case 'patience-over':
      return state.phase === 'connecting'
        ? { state: { phase: 'silent' }, effects: [{ kind: 'tell-silent' }] }
        : unchanged(state);
    case 'stopped':
      return { state: { phase: 'stopped' }, effects: [{ kind: 'release' }] };
    default:
      return state.phase === 'connected' ? connectedStep(state, event) : unchanged(state);
  }
}

type ConnectedEvent = Exclude<PreviewEvent, { kind: 'initialized' | 'patience-over' | 'stopped' }>;

function connectedStep(state: Connected, event: ConnectedEvent): PreviewStep {
  switch (event.kind) {
    case 'line-opened':
      return event.greeting === state.greeting ? onLine(state, event) : unchanged(state);
    case 'content-changed': {
      if (state.isWaiting) return unchanged(state);
      const gap = minGapMs - (event.now - state.sentAt);
      if (gap <= 0) return sent(state, event);
      return { state: { ...state, isWaiting: true }, effects: [{ kind: 'send-later', afterMs: gap }] };
    }
    case 'send-due':
      return sent({ ...state, isWaiting: false }, event);
    case 'references-resolved': {
      if (event.greeting !== state.greeting) return unchanged(state);
      const { insertReferences } = event;
      return sent({ ...state, insertReferences, sent: undefined }, event);
    }
  }
}

/** A page that has just loaded has no line and no draft; what was resolved for the one before it still holds. */
function greeted(before: PreviewState, config: FrameConfig): PreviewStep {
  const known = before.phase === 'connected' ? before : undefined;
  const state: Connected = {
    phase: 'connected',
    greeting: (known?.greeting ?? 0) + 1,
    config,
    insertReferences: known?.insertReferences,
    hasLine: false,
    sent: undefined,
    sentAt: known?.sentAt ?? Number.NEGATIVE_INFINITY,
    isWaiting: known?.isWaiting ?? false,
  };
  return { state, effects: [{ kind: 'greet', state }] };
}

/** A page that has taken the line no longer listens to its window: what it was told there it hears once more. */
function onLine(before: Connected, event: { content: Block; now: number }): PreviewStep {
  const { state, effects } = sent({ ...before, hasLine: true, sent: undefined }, event);
  return { state, effects: [{ kind: 'introduce' }, ...effects] };
}

function sent(before: Connected, { content, now }: { content: Block; now: number }): PreviewStep {
  if (content === before.sent) return unchanged(before);
  const state = { ...before, sent: content, sentAt: now };
  return { state, effects: [{ kind: 'send', content, state }] };
}

const unchanged = (state: PreviewState): PreviewStep => ({ state, effects: [] });
