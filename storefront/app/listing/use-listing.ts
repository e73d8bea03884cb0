import { useEffect, useState } from 'react';
import {
  fetchPart,
  type ListingAnswer,
  listingKey,
  listingQuestion,
  tilesAtOnce,
} from '../../page/listing/listing-question.ts';
import type { ListingSource } from '../../page/listing/listing-source.ts';
import type { ListingState } from '../../page/listing/listing-state.ts';
import { useIsMounted } from '../components/use-is-mounted.ts';
import { usePage } from '../context/page-context.tsx';
import { askShop } from '../network/ask-shop.ts';

export type ShownListing = {
  /** The last answer there is; undefined while there has been none. */
  answer: ListingAnswer | undefined;
  status: 'ready' | 'loading' | 'failed';
  /** Tiles that are on their way below those shown; none in the page that is sent, which nothing can be added to. */
  awaited: number;
  retry(): void;
};

/**
 * What is wanted of a listing, asked for in the browser where the page did not bring it. Answers of this visit are
 * kept, so that going back shows at once what was there.
 */
export function useListing(
  source: ListingSource,
  state: ListingState,
  loaded: ListingAnswer | undefined,
): ShownListing {
  const page = usePage();
  const isMounted = useIsMounted();
  const [answers, setAnswers] = useState<ReadonlyMap<string, ListingAnswer>>(new Map());
  const [shownKey, setShownKey] = useState(loaded?.key);
  const [failedKey, setFailedKey] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const answerOf = (wanted: string | undefined) => {
    const asked = wanted === undefined ? undefined : answers.get(wanted);
    const brought = loaded?.key === wanted ? loaded : undefined;
    return asked && brought && asked.tiles.length < brought.tiles.length ? brought : (asked ?? brought);
  };

  const key = listingKey(source, state);
  const atOnce = tilesAtOnce(source, state);
  const current = answerOf(key);
  const wantedTiles = state.page * atOnce;
  const known = current?.tiles.length ?? 0;
  const total = current?.total ?? 0;
  const wantedHere = Math.min(wantedTiles, Math.max(0, total - state.after));
  const isEnough = current !== undefined && known >= wantedHere;
  const question = `${key} ${known} ${wantedTiles}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for the state, another attempt asks again.
  useEffect(() => {
    if (isEnough) {
      setShownKey(key);
      return;
    }
    const leaving = new AbortController();
    const ask = askShop(page, leaving.signal);
    const asked = current
      ? askForMore(current, state, () =>
          fetchPart(source, state, ask, { page: Math.floor(known / atOnce) + 1, pageSize: atOnce }),
        )
      : listingQuestion(source, state).answer(ask);
    asked.then((answer) => {
      if (leaving.signal.aborted) return;
      const { value } = answer.ok ? answer : { value: undefined };
      setFailedKey(value ? undefined : question);
      if (!value) {
        console.error('overview-container-load-failed', answer);
        return;
      }
      setAnswers((before) => new Map([...before, [key, value]]));
      setShownKey(key);
    });
    return () => leaving.abort();
  }, [question, page, attempt]);

  const answer = current ?? answerOf(shownKey);
  const hasFailed = !isEnough && failedKey === question;
  return {
    answer: current ? { ...current, tiles: current.tiles.slice(0, wantedTiles) } : answer,
    status: isEnough ? 'ready' : hasFailed ? 'failed' : 'loading',
    awaited: isMounted && current && !hasFailed ? Math.max(0, wantedHere - known) : 0,
    retry: () => {
      setFailedKey(undefined);
      setAttempt((count) => count + 1);
    },
  };
}

type More = { ok: true; value: ListingAnswer | undefined } | { ok: false };

/** The listing with one more part at its end; where nothing more comes it ends. */
async function askForMore(
  listing: ListingAnswer,
  { after }: ListingState,
  fetchMore: () => ReturnType<typeof fetchPart>,
): Promise<More> {
  const part = await fetchMore();
  if (!part.ok) return { ok: false };
  const tiles = [...listing.tiles, ...part.value.tiles];
  const total = part.value.tiles.length === 0 ? after + tiles.length : part.value.total;
  return { ok: true, value: { ...listing, tiles, total } };
}
