import type { TextLayer } from '@blattwerk/designs/model/design.ts';
import type { MouseEvent } from 'react';
import type { Say } from '../texts.ts';
import { placeOf } from './place-of.ts';
import styles from './stage.module.css';
import type { StageView } from './views.ts';

type Place = TextLayer & { slot: string };

type TouchTextsProps = {
  places: readonly Place[];
  view: StageView;
  activeSlot: string | null;
  onText(slot: string): void;
  say: Say;
};

/** The card under a finger, whose lines are too fine to be hit: the text that lies nearest is meant. */
export function TouchTexts({ places, view, activeSlot, onText, say }: TouchTextsProps) {
  function onClick(event: MouseEvent<HTMLButtonElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const across = (event.clientX - left) / width;
    const down = (event.clientY - top) / height;
    const { box, isUpsideDown } = view;
    const x = box.x + (isUpsideDown ? 1 - across : across) * box.width;
    const y = box.y + (isUpsideDown ? 1 - down : down) * box.height;
    const [nearest] = places.toSorted((one, other) => distance(one, x, y) - distance(other, x, y));
    if (nearest) onText(nearest.slot);
  }
  if (places.length === 0) return null;
  return (
    <>
      {places
        .filter(({ slot }) => slot === activeSlot)
        .map((layer) => (
          <span className={styles.place} key={layer.id} style={placeOf(layer, view)} />
        ))}
      <button aria-label={say('editTexts')} className={styles.whole} onClick={onClick} type="button" />
    </>
  );
}

function distance({ box }: TextLayer, x: number, y: number): number {
  const across = Math.max(box.x - x, 0, x - box.x - box.width);
  const down = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(across, down);
}
