import type { OpenHandDesign } from '@blattwerk/schemas/web-api/catalogue/hand-design-endpoints.ts';
import { afterPause } from '../../base/after-pause.ts';
import type { Result } from '../../base/api/result.ts';
import { forgetCard, noteCard } from '../../store/designs/card-journal.ts';
import { cardStore, setCard } from '../../store/designs/card-store.ts';
import { deskApi, outdateCards } from '../../store/designs/desk-data.ts';

let running: Promise<void> | undefined;

/** Sends what has changed to the server, one change after the other. @returns when all is there, or cannot be */
export function keepCard(): Promise<void> {
  running ??= keepAll().finally(() => {
    running = undefined;
  });
  return running;
}

async function keepAll(): Promise<void> {
  for (;;) {
    const { card } = cardStore.getState();
    if (!card || card.keeping === 'kept' || card.keeping === 'outdated') return;
    const { id, revision, design } = card;
    setCard(() => ({ keeping: 'keeping' }));
    const kept = await deskApi().save(id, { revision, design });
    if (cardStore.getState().card?.id !== id) return;
    if (!kept.ok) {
      // Another editor was faster: what is here is not thrown away, and not written over theirs.
      const keeping = kept.error.kind === 'conflict' ? 'outdated' : 'failed';
      setCard(() => ({ keeping, refusal: kept.error }));
      return;
    }
    const isSame = cardStore.getState().card?.design === design;
    if (isSame) forgetCard(id);
    setCard(() => ({
      revision: kept.value.revision,
      hasChanges: kept.value.hasChanges,
      refusal: undefined,
      keeping: isSame ? 'kept' : 'waiting',
    }));
    outdateCards();
    if (isSame) return;
  }
}

const pauseMilliseconds = 600;
const atMostMilliseconds = 4_000;
const waiting = afterPause(() => void keepCard(), pauseMilliseconds, atMostMilliseconds);

/** Notes every change at once in this browser, and on the server at the next pause. @returns ends that */
export function keepChanges(): () => void {
  const stop = cardStore.subscribe(({ card }, before) => {
    if (!card || card.design === before.card?.design || card.id !== before.card?.id) return;
    noteCard(card.id, { revision: card.revision, design: card.design });
    waiting.request();
  });
  const leave = () => waiting.flush();
  window.addEventListener('pagehide', leave);
  return () => {
    stop();
    waiting.flush();
    window.removeEventListener('pagehide', leave);
  };
}

/** Hands the card in, as it is kept. */
export function handIn(): Promise<void> {
  return changeState((id, revision) => deskApi().handIn(id, revision));
}

export function withdraw(): Promise<void> {
  return changeState((id) => deskApi().withdraw(id));
}

/** An answer that came too late may have been a yes: the card says how it stands. */
async function reached(
  id: number,
  revision: number,
  answer: Result<OpenHandDesign>,
): Promise<Result<OpenHandDesign>> {
  if (answer.ok || (answer.error.kind !== 'timeout' && answer.error.kind !== 'offline')) return answer;
  const now = await deskApi().open(id);
  return now.ok && now.value.revision === revision + 1 ? now : answer;
}

async function changeState(
  wish: (id: number, revision: number) => Promise<Result<OpenHandDesign>>,
): Promise<void> {
  waiting.flush();
  await keepCard();
  const { card } = cardStore.getState();
  if (card?.keeping !== 'kept') return;
  const done = await reached(card.id, card.revision, await wish(card.id, card.revision));
  if (done.ok) {
    const { revision, state, hasChanges } = done.value;
    setCard(() => ({ revision, state, hasChanges, refusal: undefined }));
  } else setCard(() => ({ refusal: done.error }));
  outdateCards();
}
