import type { Picture } from '@blattwerk/designs/drawing/sheet.ts';
import { pagesBeforeSheets } from '@blattwerk/designs/editing/book-order.ts';
import type { Design, Page, PhotoLayer } from '@blattwerk/designs/model/design.ts';
import type { Fonts } from '@blattwerk/designs/text/fonts.ts';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { faceName, type Say } from '../texts.ts';
import { type Drag, followDrags } from './follow-drags.ts';
import styles from './page-strip.module.css';
import { SheetThumbnail } from './sheet-thumbnail.tsx';
import { useNear } from './use-near.ts';

type PageStripProps = {
  design: Design;
  fonts: Fonts;
  pictureOf(layer: PhotoLayer): Picture;
  /** Id of the page that is shown. */
  selected: string;
  onSelect(id: string): void;
  /** Carries the sheet of one place to another; the cover has none. */
  onMove(from: number, to: number): void;
  say: Say;
};

/** The pages of a book in a row: looked at, chosen, and carried to other places by mouse, finger and keys. */
export function PageStrip({ design, selected, onSelect, onMove, say, ...drawing }: PageStripProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const { pages } = design;
  const last = pages.length - 1 - pagesBeforeSheets;
  const moved = useRef(onMove);
  useEffect(() => {
    moved.current = onMove;
  });
  useEffect(() => {
    if (!row.current) return;
    return followDrags({
      row: row.current,
      isMovable: (place) => place > 0 && place < last,
      onDrag: setDrag,
      onDrop: ({ from, to }) => moved.current(from, to),
    });
  }, [last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected is found by its mark
  useEffect(() => {
    const button = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row.current || !button) return;
    row.current.scrollLeft = button.offsetLeft - (row.current.clientWidth - button.clientWidth) / 2;
  }, [selected, pages.length]);

  const onKey = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const index = pages.findIndex(({ id }) => id === selected);
    const next = targetOf(event.key, index, pages.length);
    if (next === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.altKey) {
      onMove(index - pagesBeforeSheets, next - pagesBeforeSheets);
      return;
    }
    const page = pages[next];
    if (!page) return;
    onSelect(page.id);
    row.current?.querySelector<HTMLElement>(`[data-page="${page.id}"]`)?.focus({ preventScroll: true });
  };

  return (
    <fieldset aria-label={say('bookPages')} className={styles.strip} onKeyDown={onKey} ref={row}>
      {pages.map((page, index) => {
        const place = index - pagesBeforeSheets;
        return (
          <StripPage
            {...drawing}
            design={design}
            drop={
              drag && drag.to === place && drag.from !== place
                ? drag.to < drag.from
                  ? 'before'
                  : 'after'
                : undefined
            }
            isCarried={drag?.from === place}
            isSelected={page.id === selected}
            key={page.id}
            name={nameOf(page, say)}
            onSelect={() => onSelect(page.id)}
            page={page}
            place={place}
          />
        );
      })}
    </fieldset>
  );
}

type StripPageProps = Pick<PageStripProps, 'design' | 'fonts' | 'pictureOf'> & {
  page: Page;
  place: number;
  name: string;
  isSelected: boolean;
  isCarried: boolean;
  drop: 'before' | 'after' | undefined;
  onSelect(): void;
};

function StripPage({ page, place, name, isSelected, isCarried, drop, onSelect, ...drawing }: StripPageProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isNear = useNear(button);
  const { width, height } = page.trim;
  return (
    <button
      aria-keyshortcuts={place > 0 ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
      aria-label={name}
      aria-pressed={isSelected}
      className={styles.page}
      data-carried={isCarried || undefined}
      data-drop={drop}
      data-page={page.id}
      data-place={place >= 0 ? place : undefined}
      onClick={onSelect}
      ref={button}
      style={{ '--ratio': width / height } as CSSProperties}
      tabIndex={isSelected ? 0 : -1}
      type="button"
    >
      <span className={styles.drawing}>{isNear && <SheetThumbnail {...drawing} page={page} />}</span>
      <span aria-hidden="true" className={styles.number}>
        {numbersOf(page.id, place)}
      </span>
    </button>
  );
}

/** By the numbers that are printed on it, or what it is. */
export function nameOf({ id, label }: Page, say: Say): string {
  const [, spread] = /^spread-(\d+)$/.exec(id) ?? [];
  if (spread !== undefined)
    return say('bookSpread', { from: 2 * Number(spread), to: 2 * Number(spread) + 1 });
  const name = faceName(id);
  return name ? say(...name) : label;
}

/** The numbers that stand on the pages: `4–5`. */
function numbersOf(id: string, place: number): string {
  const [, page] = /^page-(\d+)$/.exec(id) ?? [];
  if (page !== undefined) return page;
  return place > 0 ? `${2 * place}–${2 * place + 1}` : '';
}

function targetOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(count - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
