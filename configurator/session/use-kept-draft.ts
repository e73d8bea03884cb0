import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { printDraftPlace, readDraftPlace } from './draft-place.ts';
import { dropJournal, readJournal } from './journal.ts';
import { createKeeper, type Keeper, type Kept, type SaveState } from './keep-draft.ts';
import { mergeDrafts } from './merge-drafts.ts';
import type { Draft } from './use-draft.ts';

type KeptDraftOptions = {
  draft: Draft;
  designId: number;
  /** The back end, asked by someone who has the key of a draft. */
  askAs(key: string | null): WebApiClient;
  /** An earlier visit's draft is shown. */
  onRestored(content: DraftContent): void;
};

export type KeptDraft = {
  state: SaveState;
  /** What is shown was made in an earlier visit. */
  isRestored: boolean;
  /** Keeps all of it now. @returns where; undefined where the shop cannot be reached or refuses */
  settle(): Promise<Kept | undefined>;
  /** Leaves the earlier draft and begins with the design as it is. */
  startOver(fresh: DraftContent): void;
};

/** Keeps a draft in this browser and in the shop, and goes on with the one of an earlier visit or of the address. */
export function useKeptDraft({ draft, designId, askAs, onRestored }: KeptDraftOptions): KeptDraft {
  const [state, setState] = useState<SaveState>('nothing');
  const [isRestored, setIsRestored] = useState(false);
  const keeper = useRef<Keeper>(undefined);
  const restored = useEffectEvent((content: DraftContent) => {
    draft.restore(content);
    onRestored(content);
    setIsRestored(true);
  });
  const merged = useEffectEvent((content: DraftContent) => draft.change(() => content, null));
  useEffect(() => {
    let isOpen = true;
    const own = createKeeper({
      askAs,
      designId,
      onState: setState,
      onPlace: (place) => putInAddress(printDraftPlace(place)),
      onMerged: (content) => merged(content),
    });
    void findEarlier(askAs, designId).then((earlier) => {
      if (!isOpen) return;
      own.begin(earlier?.kept ?? null);
      if (earlier?.kept) putInAddress(printDraftPlace(earlier.kept.place));
      if (earlier) restored(earlier.content);
      keeper.current = own;
    });
    return () => {
      isOpen = false;
      own.stop();
      keeper.current = undefined;
    };
  }, [askAs, designId]);

  const { content, canUndo, canRedo } = draft;
  useEffect(() => {
    if (canUndo || canRedo) keeper.current?.keep(content);
  }, [content, canUndo, canRedo]);

  return {
    state,
    isRestored,
    settle: async () => keeper.current?.settle(content),
    startOver(fresh) {
      void dropJournal(designId);
      keeper.current?.begin(null);
      putInAddress('');
      draft.restore(fresh);
      setIsRestored(false);
    },
  };
}

type Earlier = { content: DraftContent; kept: Kept | null };

/** The draft that the address names, or else the one this browser kept of the design. */
async function findEarlier(askAs: KeptDraftOptions['askAs'], designId: number): Promise<Earlier | undefined> {
  const entry = await readJournal(designId);
  const place = readDraftPlace(location.hash) ?? entry?.kept?.place;
  if (!place) return entry;
  const answer = await askAs(place.key)('GET /web-api/drafts/{id}', { params: { id: place.id } });
  const isSame = entry?.kept?.place.id === place.id;
  if (answer.ok && answer.value.designId === designId) {
    const { content, revision } = answer.value;
    const own = isSame && entry.kept ? mergeDrafts(entry.kept.content, entry.content, content) : content;
    return { content: own, kept: { place, revision, content } };
  }
  if (!entry) return undefined;
  // Expired there: what is here becomes a draft of its own. Not to be reached: it goes on here meanwhile.
  const isGone = !answer.ok && answer.problem.status === 404;
  return { content: entry.content, kept: isGone || !isSame ? null : entry.kept };
}

/** The address leads back to the draft; the history gets no entry for it. */
function putInAddress(hash: string): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
}
