import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { DesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DraftPlace, printDraftPlace } from './draft-place.ts';
import { findEarlier, type Missing } from './find-earlier.ts';
import type { Joined } from './history.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { isSame } from './is-same.ts';
import { dropLine, writeKey } from './journal.ts';
import { createKeeper, type Keeper } from './keep-draft.ts';
import type { Kept } from './kept.ts';
import type { SaveState } from './save-state.ts';
import { openTabs } from './tabs.ts';
import type { Draft } from './use-draft.ts';
import { joinWork, type Work, workOf } from './work.ts';

type KeptDraftOptions = {
  draft: Draft;
  designId: DesignId;
  /** The back end, asked by someone who has the key of a draft. */
  askAs(key: string | null): WebApiClient;
  /** An earlier visit's draft is shown. */
  onRestored(content: DraftContent): void;
};

export type KeptDraft = {
  state: SaveState;
  /** An earlier draft may still come, in place of what is shown. */
  isOpening: boolean;
  /** Why the draft that the address names is not shown; null also for an address that names none. */
  missing: Missing | null;
  /** Looks for it once more. */
  lookAgain(): void;
  /** What is shown was made in an earlier visit. */
  isRestored: boolean;
  /** The shop has the earlier draft no longer: what this browser kept of it goes on. */
  isOver: boolean;
  /** What its owner knows the draft by; null: it was given no name. */
  title: string | null;
  /** It has another name by now. */
  setTitle(title: string | null): void;
  /** @param isTaken whether what others have made takes the place of what stands */
  settleConflict(id: string, isTaken: boolean): void;
  /** Keeps all of it now. @returns where; undefined where the shop cannot be reached or refuses */
  settle(): Promise<Kept | undefined>;
  /** Whether what is kept is what is shown by now: a layout that came meanwhile may have changed it. */
  isShown(saved: Kept, shown: DraftContent): boolean;
  /** Leaves the earlier draft and begins with the design as it is. */
  startOver(fresh: DraftContent): void;
};

/** Keeps a draft in this browser and in the shop, and goes on with the one of an earlier visit or of the address. */
export function useKeptDraft({ draft, designId, askAs, onRestored }: KeptDraftOptions): KeptDraft {
  const [state, setState] = useState<SaveState>('nothing');
  const [isRestored, setIsRestored] = useState(false);
  const [isOpening, setIsOpening] = useState(true);
  const [missing, setMissing] = useState<Missing | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [title, setTitle] = useState<string | null>(null);
  const keeper = useRef<Keeper>(undefined);
  const shown = useEffectEvent(() => ({ work: workOf(draft.content), joins: draft.joins }));
  /** @returns what is shown from now on */
  const restored = useEffectEvent((begun: DraftContent, earlier: Work): Work => {
    const work = withWritten(begun, draft.content, earlier);
    draft.restore(work);
    onRestored(work.content);
    setIsRestored(true);
    return work;
  });
  const joined = useEffectEvent((others: Joined) => draft.join(others));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks for the same once more
  useEffect(() => {
    let isOpen = true;
    const begun = shown().work;
    const tabs = openTabs(designId, () => void keeper.current?.look());
    const own = createKeeper({
      askAs,
      tabs,
      designId,
      onState: setState,
      onPlace: (place) => {
        setMissing(null);
        stayAt(place);
      },
      onTheirs: (others) => joined(others),
    });
    void findEarlier(askAs, designId).then(({ earlier, missing: why }) => {
      if (!isOpen) return;
      const { kept = null, found, work = begun } = earlier ?? {};
      setMissing(why);
      setIsOver(earlier?.isOver ?? false);
      setTitle(earlier?.title ?? null);
      // What is missing is not what another tab has in this browser.
      const line = found?.line ?? kept?.place.id ?? (why === null ? undefined : newIdempotencyKey());
      own.begin({ work, kept, found, line, joins: shown().joins });
      if (kept) stayAt(kept.place);
      const now = earlier ? restored(begun.content, work) : shown().work;
      // Of what a window that was killed left behind, the shop may know nothing yet.
      const isNew = earlier && !kept;
      if (isNew || isWritten(kept?.content ?? begun.content, now.content)) own.keep(now, shown().joins);
      keeper.current = own;
      setIsOpening(false);
    });
    return () => {
      isOpen = false;
      own.stop();
      tabs.close();
      keeper.current = undefined;
    };
  }, [askAs, designId, attempt]);

  useUnkeptGuard(state === 'unheld' || state === 'nowhere');

  const { content, conflicts, joins, canUndo, canRedo } = draft;
  const hasDecided = useRef(false);
  useEffect(() => {
    if (canUndo || canRedo || hasDecided.current) keeper.current?.keep({ content, conflicts }, joins);
  }, [content, conflicts, joins, canUndo, canRedo]);

  return {
    state,
    isOpening,
    isRestored,
    isOver,
    missing,
    title,
    setTitle,
    lookAgain: () => setAttempt((count) => count + 1),
    settleConflict(id, isTaken) {
      hasDecided.current = true;
      draft.settleConflict(id, isTaken);
    },
    settle: async () => keeper.current?.settle({ content, conflicts }, joins),
    isShown: (saved, shown) => isSame(saved.content, shown),
    startOver(fresh) {
      const former = keeper.current?.line();
      // What is missing is not what this browser keeps.
      if (missing === null && former !== undefined) void dropLine(designId, former);
      const work = workOf(fresh);
      keeper.current?.begin({ work, kept: null, found: undefined, line: newIdempotencyKey(), joins });
      putInAddress('');
      draft.restore(work);
      setIsRestored(false);
      setIsOver(false);
      setMissing(null);
      setTitle(null);
    },
  };
}

/** The browser asks before it closes a page whose draft is kept nowhere. */
function useUnkeptGuard(isUnkept: boolean): void {
  useEffect(() => {
    if (!isUnkept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnkept]);
}

/** Whether more differs than choice and version, which pages settle by themselves. */
function isWritten(before: DraftContent, after: DraftContent): boolean {
  const written = ({ choice: _, recipe: __, ...rest }: DraftContent) => rest;
  return !isSame(written(before), written(after));
}

/** An earlier draft, with what was written over the fresh one while it was on its way. */
function withWritten(begun: DraftContent, now: DraftContent, earlier: Work): Work {
  if (!isWritten(begun, now)) return earlier;
  const { recipe: _, ...written } = now;
  const { choice, recipe } = begun;
  // Of the version the earlier one decides.
  const mine = { ...written, choice, ...(recipe !== undefined && { recipe }) };
  return joinWork(workOf(begun), workOf(mine), earlier);
}

/** The address and this browser lead back to the draft. */
function stayAt(place: DraftPlace): void {
  putInAddress(printDraftPlace(place));
  void writeKey(place);
}

/** The history gets no entry for it. */
function putInAddress(hash: string): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
}
