import { afterPause } from '../../base/after-pause.ts';
import { cardStore, setCard } from '../../store/designs/card-store.ts';
import { deskApi } from '../../store/designs/desk-data.ts';

let isAsking = false;
let isWanted = false;

/** Has the open card laid out and judged; what changes meanwhile is judged next. */
async function judge(): Promise<void> {
  if (isAsking) {
    isWanted = true;
    return;
  }
  const { card } = cardStore.getState();
  if (!card) return;
  isAsking = true;
  const { id, design, language } = card;
  const judged = await deskApi().judge(design, language);
  isAsking = false;
  if (cardStore.getState().card?.id === id)
    setCard(() => (judged.ok ? { judged: { of: design, value: judged.value } } : { refusal: judged.error }));
  if (isWanted) {
    isWanted = false;
    await judge();
  }
}

const pauseMilliseconds = 120;
const atMostMilliseconds = 400;
const waiting = afterPause(() => void judge(), pauseMilliseconds, atMostMilliseconds);

/** Judges the card whenever it, or the language it is looked at in, has changed. @returns ends that */
export function judgeChanges(): () => void {
  void judge();
  const stop = cardStore.subscribe(({ card }, { card: before }) => {
    if (!card || (card.design === before?.design && card.language === before?.language)) return;
    waiting.request();
  });
  return () => {
    stop();
    waiting.cancel();
  };
}
