import type { PhotoLayer } from '@blattwerk/designs/model/design.ts';
import type { DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { placeOf, seenBox } from '../stage/place-of.ts';
import type { StageView } from '../stage/views.ts';
import { type Crop, type Frame, moved, type Point, turnedBack, zoomed } from './crop.ts';
import { dragged, noPointers, pressed, released } from './gesture.ts';
import styles from './photo-places.module.css';

type PhotoPlaceProps = {
  layer: PhotoLayer;
  photo: DraftPhoto;
  view: StageView;
  label: string;
  isActive: boolean;
  onActive(isActive: boolean): void;
  onCrop(change: (crop: Crop) => Crop): void;
  onRemove(): void;
};

/** Shares of the slot that a key moves the photo by, and how far one enlarges it. */
const keyStep = 0.02;
const largeStep = 0.1;
const keyFactor = 1.05;
/** How much a turn of the wheel enlarges, and a pinch on a touchpad, which comes as small turns. */
const wheelFactor = 0.0015;
const pinchFactor = 0.01;

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const enlarging: Readonly<Record<string, number>> = {
  '+': keyFactor,
  '=': keyFactor,
  '-': 1 / keyFactor,
};

/** A photo on the stage: pushed by mouse, finger or arrow keys, enlarged by wheel, two fingers or plus and minus. */
export function PhotoPlace(props: PhotoPlaceProps) {
  const { layer, photo, view, label, isActive, onActive, onCrop, onRemove } = props;
  const place = useRef<HTMLButtonElement>(null);
  const pointers = useRef(noPointers);
  const turn = layer.rotate + (view.isUpsideDown ? 180 : 0);
  const { box } = layer;
  // A photo that reaches beyond the trim is cropped for all of its slot, of which a part is seen.
  const seen = seenBox(layer, view);

  /** Pixels a millimetre. */
  const scale = () => (place.current?.offsetWidth ?? seen.width) / seen.width;
  const frame = (): Frame => ({
    slot: { width: box.width * scale(), height: box.height * scale() },
    photo,
  });
  /** Where something happens on the screen, from the middle of the slot and as it lies. */
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { x, y, width, height } = place.current?.getBoundingClientRect() ?? new DOMRect();
    const inSeen = turnedBack({ x: clientX - x - width / 2, y: clientY - y - height / 2 }, turn);
    return {
      x: inSeen.x + (seen.x + seen.width / 2 - box.x - box.width / 2) * scale(),
      y: inSeen.y + (seen.y + seen.height / 2 - box.y - box.height / 2) * scale(),
    };
  };

  const zoomByWheel = (event: WheelEvent) => {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? pinchFactor : wheelFactor));
    const [inside, at] = [frame(), pointOf(event)];
    onCrop((crop) => zoomed(crop, inside, factor, at));
  };
  const onWheel = useRef(zoomByWheel);
  useEffect(() => {
    onWheel.current = zoomByWheel;
  });
  // React's own listener could not keep the page from scrolling.
  useEffect(() => {
    const element = place.current;
    if (!isActive || !element) return;
    const listen = (event: WheelEvent) => onWheel.current(event);
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [isActive]);

  const press = (event: PointerEvent<HTMLButtonElement>) => {
    // A finger that scrolls the page past a photo moves none.
    if (event.pointerType === 'touch' && !isActive) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current = pressed(pointers.current, event.pointerId, pointOf(event));
    onActive(true);
  };
  const drag = (event: PointerEvent) => {
    const step = dragged(pointers.current, event.pointerId, pointOf(event));
    pointers.current = step.pointers;
    const { movement } = step;
    if (!movement) return;
    const inside = frame();
    onCrop((crop) => zoomed(moved(crop, inside, movement.by), inside, movement.factor, movement.at));
  };
  const release = (event: PointerEvent) => {
    pointers.current = released(pointers.current, event.pointerId);
  };

  const onKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directions[event.key];
    const factor = enlarging[event.key];
    const inside = frame();
    if (direction) {
      const length = inside.slot.width * (event.shiftKey ? largeStep : keyStep);
      const by = turnedBack({ x: direction.x * length, y: direction.y * length }, turn);
      onCrop((crop) => moved(crop, inside, by));
    } else if (factor !== undefined) onCrop((crop) => zoomed(crop, inside, factor));
    else if (event.key === 'Delete') onRemove();
    else if (event.key === 'Escape') onActive(false);
    else return;
    event.preventDefault();
  };

  return (
    <button
      aria-label={label}
      aria-pressed={isActive}
      className={styles.filled}
      data-active={isActive || undefined}
      data-photo-slot={layer.slot}
      onBlur={() => onActive(false)}
      onClick={(event) => {
        event.currentTarget.focus({ preventScroll: true });
        onActive(true);
      }}
      onFocus={() => onActive(true)}
      onKeyDown={onKey}
      onPointerCancel={release}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      ref={place}
      style={placeOf({ box: seen, rotate: layer.rotate }, view)}
      type="button"
    />
  );
}
