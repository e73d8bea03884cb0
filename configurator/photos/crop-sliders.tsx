import type { Size } from '@blattwerk/designs/model/shape.ts';
import type { DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import { useId } from 'react';
import type { EditorText, Say } from '../texts.ts';
import { type Crop, mostZoom, reachOf, settled, zoomed } from './crop.ts';
import styles from './crop-sliders.module.css';

type CropSlidersProps = {
  photo: DraftPhoto;
  slot: Size;
  onCrop(change: (crop: Crop) => Crop): void;
  say: Say;
};

/** The part of a photo that is printed, by three sliders. */
export function CropSliders({ photo, slot, onCrop, say }: CropSlidersProps) {
  const frame = { slot, photo };
  const crop = settled(photo.crop, frame);
  const { from, to } = reachOf(frame, crop);
  return (
    <div className={styles.sliders}>
      <Slider
        from={from.x}
        label="cropAcross"
        onChange={(focusX) => onCrop((now) => settled({ ...settled(now, frame), focusX }, frame))}
        say={say}
        to={to.x}
        value={crop.focusX}
      />
      <Slider
        from={from.y}
        label="cropDown"
        onChange={(focusY) => onCrop((now) => settled({ ...settled(now, frame), focusY }, frame))}
        say={say}
        to={to.y}
        value={crop.focusY}
      />
      <Slider
        from={1}
        label="cropZoom"
        onChange={(zoom) => onCrop((now) => zoomed(now, frame, zoom / now.zoom))}
        say={say}
        to={mostZoom}
        value={crop.zoom}
      />
    </div>
  );
}

type SliderProps = {
  label: Extract<EditorText, 'cropAcross' | 'cropDown' | 'cropZoom'>;
  from: number;
  to: number;
  value: number;
  onChange(value: number): void;
  say: Say;
};

/** Hundred steps from end to end; where there is nothing to choose it stands still. */
function Slider({ label, from, to, value, onChange, say }: SliderProps) {
  const id = useId();
  const room = to - from;
  const isFixed = room < 1e-3;
  const share = isFixed ? 50 : Math.round((100 * (value - from)) / room);
  const said = label === 'cropZoom' ? Math.round(value * 100) : share;
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{say(label)}</label>
      <input
        aria-valuetext={`${said} %`}
        disabled={isFixed}
        id={id}
        max={100}
        min={0}
        onChange={(event) => onChange(from + (room * event.target.valueAsNumber) / 100)}
        step={1}
        type="range"
        value={share}
      />
    </div>
  );
}
