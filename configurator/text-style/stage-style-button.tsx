import type { Page } from '@blattwerk/designs/model/design.ts';
import controls from '../controls/controls.module.css';
import { useFinePointer } from '../stage/use-fine-pointer.ts';
import { type Say, slotName } from '../texts.ts';

type StageStyleButtonProps = {
  /** The text that was written last. */
  slot: string | null;
  /** That is looked at. */
  page: Page;
  onStyle(slot: string): void;
  say: Say;
};

/** From a text that is written on the card to its style; a finger is at the field beside it anyway. */
export function StageStyleButton({ slot, page, onStyle, say }: StageStyleButtonProps) {
  const isFine = useFinePointer();
  const isHere = page.layers.some((layer) => layer.type === 'text' && layer.slot === slot);
  if (!isFine || slot === null || !isHere) return null;
  return (
    <button className={controls.action} onClick={() => onStyle(slot)} type="button">
      {say('styleOf', { field: say(...slotName(slot)) })}
    </button>
  );
}
