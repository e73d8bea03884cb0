import type { BookLayout } from '@blattwerk/schemas/configurator/book.ts';
import { useId } from 'react';
import controls from '../controls/controls.module.css';
import type { Say } from '../texts.ts';
import styles from './pages-section.module.css';

type LayoutPickerProps = {
  layouts: readonly BookLayout[];
  selected: string;
  /** Width by height of what they are layouts of. */
  ratio: number;
  /** Two pages that lie open. */
  isSpread: boolean;
  onChange(layout: string): void;
  say: Say;
};

/** Ways to lay pages out, as small drawings, those of fewer photos first. */
export function LayoutPicker({ layouts, selected, ratio, isSpread, onChange, say }: LayoutPickerProps) {
  const name = useId();
  const ordered = layouts.toSorted((one, other) => one.photos.length - other.photos.length);
  return (
    <fieldset className={styles.layouts}>
      <legend>{say('bookLayouts')}</legend>
      {ordered.map((layout, index) => (
        <label className={styles.layout} key={layout.id}>
          <input
            aria-label={labelOf(layout, index, ordered, say)}
            checked={layout.id === selected}
            className={controls.over}
            name={name}
            onChange={() => onChange(layout.id)}
            type="radio"
          />
          <LayoutDrawing isSpread={isSpread} layout={layout} ratio={ratio} />
        </label>
      ))}
    </fieldset>
  );
}

/** Layouts of as many photos are told apart by a number. */
function labelOf(layout: BookLayout, index: number, all: readonly BookLayout[], say: Say): string {
  const isLike = ({ photos, words }: BookLayout) =>
    photos.length === layout.photos.length && (words === null) === (layout.words === null);
  const number = all.slice(0, index + 1).filter(isLike).length;
  const key = layout.words === null ? 'bookLayout' : 'bookLayoutWords';
  return say(key, { photos: layout.photos.length, number });
}

const height = 100;

type LayoutDrawingProps = { layout: BookLayout; ratio: number; isSpread: boolean };

function LayoutDrawing({ layout: { photos, words }, ratio, isSpread }: LayoutDrawingProps) {
  const width = height * ratio;
  const lines = words && [0.3, 0.7].map((share) => words.y + words.height * share);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      {isSpread && <line className={styles.gutter} x1={width / 2} x2={width / 2} y1={0} y2={height} />}
      {photos.map((place) => (
        <rect
          className={styles.photo}
          height={place.height * height}
          key={`${place.x} ${place.y}`}
          width={place.width * width}
          x={place.x * width}
          y={place.y * height}
        />
      ))}
      {words &&
        lines?.map((y) => (
          <line
            className={styles.words}
            key={y}
            x1={(words.x + words.width * 0.15) * width}
            x2={(words.x + words.width * 0.85) * width}
            y1={y * height}
            y2={y * height}
          />
        ))}
    </svg>
  );
}
