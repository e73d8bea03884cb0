import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { KeyboardEvent, PointerEvent } from 'react';
import inputs from '../controls/input.module.css';
import { useMessages } from '../messages/messages.ts';
import styles from './asset.module.css';
import { thumbnailAddress } from './file-facts.ts';
import { type FocalPoint, movedBy, readFocus, writeFocus } from './focal-point.ts';

type FocalPointEditorProps = {
  filename: string;
  size: { width: number; height: number };
  focus: string;
  onChange(focus: string): void;
};

const percent = (part: number): number => Math.round(part * 100);

/** The point that stays in sight when a picture is cropped: press or drag it, move it by arrow keys, or type it in percent. */
export function FocalPointEditor({ filename, size, focus, onChange }: FocalPointEditorProps) {
  const say = useMessages();
  const point = readFocus(focus, size) ?? { x: 0.5, y: 0.5 };
  const set = (next: FocalPoint) => onChange(writeFocus(next, size));
  const follow = (event: PointerEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    set({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedBy(point, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    set(next);
  };
  return (
    <div className={styles.focusEditor}>
      <button
        type="button"
        className={styles.focus}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && follow(event)}
        onKeyDown={onKeyDown}
        aria-label={say('asset.focusPick', { x: percent(point.x), y: percent(point.y) })}
      >
        <img src={thumbnailAddress(filename).replace('320x240', '640x640')} alt="" draggable={false} />
        <span
          className={styles.point}
          style={{ left: `${percent(point.x)}%`, top: `${percent(point.y)}%` }}
        />
      </button>
      <div className={styles.focusTools}>
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis}>
            {say(`asset.focus.${axis}`)}
            <input
              className={inputs.input}
              type="number"
              min={0}
              max={100}
              value={percent(point[axis])}
              onChange={(event) => set({ ...point, [axis]: Number(event.target.value) / 100 })}
            />
            %
          </label>
        ))}
        {focus !== '' && (
          <Button kind="link" onPress={() => onChange('')}>
            {say('asset.focusClear')}
          </Button>
        )}
      </div>
    </div>
  );
}
