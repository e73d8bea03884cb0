import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { DesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DraftPlace, printDraftPlace, readDraftPlace } from './draft-place.ts';
import { dropJournal, readJournal, readKey, writeJournal, writeKey } from './journal.ts';
import { createKeeper, type Keeper, type Kept, type SaveState } from './keep-draft.ts';
import { mergeDrafts } from './merge-drafts.ts';
import type { Draft } from './use-draft.ts';

type KeptDraftOptions = {
  draft: Draft;
  designId: DesignId;
  /** The back end, asked by someone who has the key of a draft. */
  askAs(key: string | null): WebApiClient;
  /** An earlier visit's draft is shown. */
  onRestored(content: DraftContent): void;
};

/** gone: there is no such draft, or this visitor may not open it. away: it cannot be reached. */
type Missing = 'gone' | 'away';

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
  /** What its owner knows the draft by; null: it was given no name. */
  title: string | null;
  /** It has another name by now. */
  setTitle(title: string | null): void;
  /** Keeps all of it now. @returns where; undefined where the shop cannot be reached or refuses */
  settle(): Promise<Kept | undefined>;
  /** Leaves the earlier draft and begins with the design as it is. */
  startOver(fresh: DraftContent): void;
};

/** Keeps a draft in this browser and in the shop, and goes on with the one of an earlier visit or of the address. */
export function useKeptDraft({ draft, designId, askAs, onRestored }: KeptDraftOptions): KeptDraft {
  const [state, setState] = useState<SaveState>('nothing');
  const [isRestored, setIsRestored] = useState(false);
  const [isOpening, setIsOpening] = useState(true);
  const [missing, setMissing] = useState<Missing | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [title, setTitle] = useState<string | null>(null);
  const keeper = useRef<Keeper>(undefined);
  const shown = useEffectEvent(() => draft.content);
  /** @returns what is shown from now on */
  const restored = useEffectEvent((begun: DraftContent, earlier: DraftContent): DraftContent => {
    const content = withWritten(begun, draft.content, earlier);
    draft.restore(content);
    onRestored(content);
    setIsRestored(true);
    return content;
  });
  const merged = useEffectEvent((content: DraftContent) => draft.change(() => content, null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks for the same once more
  useEffect(() => {
    let isOpen = true;
    const begun = shown();
    const own = createKeeper({
      askAs,
      write: (entry) => writeJournal(designId, entry),
      designId,
      onState: setState,
      onPlace: (place) => {
        setMissing(null);
        stayAt(place);
      },
      onMerged: (content) => merged(content),
    });
    void findEarlier(askAs, designId).then(({ earlier, missing: why }) => {
      if (!isOpen) return;
      setMissing(why);
      own.begin(earlier?.kept ?? null);
      setTitle(earlier?.title ?? null);
      if (earlier?.kept) stayAt(earlier.kept.place);
      const now = earlier ? restored(begun, earlier.content) : shown();
      // Of what a window that was killed left behind, the shop may know nothing yet.
      const isNew = earlier && !earlier.kept;
      if (isNew || isWritten(earlier?.kept?.content ?? begun, now)) own.keep(now);
      keeper.current = own;
      setIsOpening(false);
    });
    return () => {
      isOpen = false;
      own.stop();
      keeper.current = undefined;
    };
  }, [askAs, designId, attempt]);

  useUnkeptGuard(state === 'unheld' || state === 'nowhere');

  const { content, canUndo, canRedo } = draft;
  useEffect(() => {
    if (canUndo || canRedo) keeper.current?.keep(content);
  }, [content, canUndo, canRedo]);

  return {
    state,
    isOpening,
    isRestored,
    missing,
    title,
    setTitle,
    lookAgain: () => setAttempt((count) => count + 1),
    settle: async () => keeper.current?.settle(content),
    startOver(fresh) {
      // What is missing is not what this browser keeps.
      if (missing === null) void dropJournal(designId);
      keeper.current?.begin(null);
      putInAddress('');
      draft.restore(fresh);
      setIsRestored(false);
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
  const written = ({ choice: _, recipe: __, ...rest }: DraftContent) => JSON.stringify(rest);
  return written(before) !== written(after);
}

/** An earlier draft, with what was written over the fresh one while it was on its way. */
function withWritten(begun: DraftContent, now: DraftContent, earlier: DraftContent): DraftContent {
  if (!isWritten(begun, now)) return earlier;
  const { recipe: _, ...written } = now;
  const { choice, recipe } = begun;
  // Of the version the earlier one decides.
  return mergeDrafts(begun, { ...written, choice, ...(recipe !== undefined && { recipe }) }, earlier);
}

type Earlier = { content: DraftContent; kept: Kept | null; title?: string | null };

type Found = { earlier: Earlier | undefined; missing: Missing | null };

/** The draft that the address names, or else the one this browser kept of the design. */
async function findEarlier(askAs: KeptDraftOptions['askAs'], designId: DesignId): Promise<Found> {
  const entry = await readJournal(designId);
  const named = readDraftPlace(location.hash) ?? entry?.kept?.place;
  if (!named) return { earlier: entry, missing: null };
  const place = { ...named, key: named.key ?? (await readKey(named.id)) };
  const answer = await askAs(place.key)('GET /web-api/drafts/{id}', { params: { id: place.id } });
  const here = entry?.kept?.place.id === place.id ? entry : undefined;
  if (answer.ok && answer.value.designId === designId) {
    const { content, revision, title } = answer.value;
    const own = here?.kept ? mergeDrafts(here.kept.content, here.content, content) : content;
    return { earlier: { content: own, kept: { place, revision, content }, title }, missing: null };
  }
  const isGone = answer.ok || answer.problem.status === 404;
  if (!here) return { earlier: undefined, missing: isGone ? 'gone' : 'away' };
  // Expired there: what is here becomes a draft of its own. Not to be reached: it goes on here meanwhile.
  return { earlier: { content: here.content, kept: isGone ? null : here.kept }, missing: null };
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
