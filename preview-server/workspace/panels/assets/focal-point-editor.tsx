import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { MouseEvent } from 'react';
import inputs from '../controls/input.module.css';
import { useMessages } from '../messages/messages.ts';
import styles from './asset.module.css';
import { type FocalPoint, readFocus, writeFocus } from './focal-point.ts';

type FocalPointEditorProps = {
  filename: string;
  size: { width: number; height: number };
  focus: string;
  onChange(focus: string): void;
};

const percent = (part: number): number => Math.round(part * 100);

/** The point that stays in sight when a picture is cropped: click it, or type it in percent. */
export function FocalPointEditor({ filename, size, focus, onChange }: FocalPointEditorProps) {
  const say = useMessages();
  const point = readFocus(focus, size) ?? { x: 0.5, y: 0.5 };
  const set = (next: FocalPoint) => onChange(writeFocus(next, size));
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    set({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  };
  return (
    <div>
      <button
        type="button"
        className={styles.focus}
        onClick={onClick}
        tabIndex={-1}
        aria-label={say('asset.focusPick')}
      >
        <img src={filename} alt="" />
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
