import type { Box, Size } from '@blattwerk/designs/model/shape.ts';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import styles from './hand-stage.module.css';
import type { Placed } from './hand-stage.tsx';
import { carriedBox, grownBox, stepOf } from './placing.ts';

type HandlesProps = {
  element: Placed;
  drawnFor: Size;
  isSelected: boolean;
  stage: RefObject<HTMLDivElement | null>;
  resizeLabel: string;
  onSelect(): void;
  /** While it is carried; undefined where that is given up. */
  onCarry(box: Box | undefined): void;
  onBox(box: Box): void;
  onKey(event: KeyboardEvent): boolean;
};

/** An element's frame: chosen, carried and made larger by mouse, finger and keys. */
export function Handles(props: HandlesProps) {
  const { element, drawnFor, isSelected, stage, resizeLabel, onSelect, onCarry, onBox, onKey } = props;
  const start = useRef<{ x: number; y: number; box: Box; grows: boolean }>(undefined);
  const boxAt = (event: PointerEvent): Box | undefined => {
    const { current } = start;
    const width = stage.current?.clientWidth ?? 0;
    if (!current || width === 0) return undefined;
    const scale = drawnFor.width / width;
    const way = { x: (event.clientX - current.x) * scale, y: (event.clientY - current.y) * scale };
    return current.grows
      ? grownBox(current.box, way, event.shiftKey)
      : carriedBox(current.box, way, drawnFor);
  };
  const begin = (event: PointerEvent, grows: boolean) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    onSelect();
    start.current = { x: event.clientX, y: event.clientY, box: element.box, grows };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const box = boxAt(event);
    if (box) onCarry(box);
  };
  const end = (event: PointerEvent) => {
    const box = boxAt(event);
    const { current } = start;
    start.current = undefined;
    const isSame =
      !current ||
      !box ||
      (box.x === current.box.x &&
        box.y === current.box.y &&
        box.width === current.box.width &&
        box.height === current.box.height);
    if (isSame) onCarry(undefined);
    else onBox(box);
  };
  const giveUp = () => {
    start.current = undefined;
    onCarry(undefined);
  };
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (step) onBox(carriedBox(element.box, step, undefined));
    else if (!onKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className={styles.frame}
      data-selected={isSelected || undefined}
      style={frameStyle(element, drawnFor)}
    >
      <button
        aria-label={element.label}
        aria-pressed={isSelected}
        className={styles.grip}
        onFocus={onSelect}
        onKeyDown={press}
        onPointerCancel={giveUp}
        onPointerDown={(event) => begin(event, false)}
        onPointerMove={move}
        onPointerUp={end}
        type="button"
      />
      {isSelected && (
        <button
          aria-label={resizeLabel}
          className={styles.corner}
          onKeyDown={(event) => {
            const step = stepOf(event);
            if (!step) return;
            event.preventDefault();
            event.stopPropagation();
            onBox(grownBox(element.box, step, false));
          }}
          onPointerCancel={giveUp}
          onPointerDown={(event) => begin(event, true)}
          onPointerMove={move}
          onPointerUp={end}
          type="button"
        />
      )}
    </div>
  );
}

function frameStyle({ box, turn }: Placed, { width, height }: Size): CSSProperties {
  const percent = (value: number) => `${value * 100}%`;
  return {
    left: percent(box.x / width),
    top: percent(box.y / height),
    width: percent(box.width / width),
    height: percent(box.height / height),
    ...(turn !== 0 && { rotate: `${turn}deg` }),
  };
}
