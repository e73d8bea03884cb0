import {
  canInsert,
  insertSheets,
  isMovable,
  moveSheet,
  pagesOf,
  removable,
  removeSheets,
  setSheetLayout,
  sheetStep,
  sheetsOf,
} from '@blattwerk/designs/books/book-operations.ts';
import { pagesBeforeSheets } from '@blattwerk/designs/editing/book-order.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import type { ComposedBook } from '@blattwerk/schemas/configurator/book.ts';
import { useState } from 'react';
import type { Draft } from '../session/use-draft.ts';
import type { Say } from '../texts.ts';
import { LayoutPicker } from './layout-picker.tsx';
import { nameOf } from './page-strip.tsx';
import styles from './pages-section.module.css';

type PagesSectionProps = {
  draft: Draft;
  design: Design;
  book: ComposedBook;
  className: string | undefined;
  /** Id of the page that is shown. */
  selected: string;
  onSelect(id: string): void;
  say: Say;
};

/** What can be done with the pages that are shown: moved, added to, taken away, laid out otherwise. */
export function PagesSection(props: PagesSectionProps) {
  const { draft, design, book, className, selected, onSelect, say } = props;
  const [said, setSaid] = useState('');
  const place = design.pages.findIndex(({ id }) => id === selected) - pagesBeforeSheets;
  const page = design.pages[place + pagesBeforeSheets];
  const sheets = sheetsOf(draft.content, book);
  const sheet = sheets[place];
  const pages = 2 * sheetStep(book);
  const from = removable(sheets, place, book);
  const idAt = (at: number) => (at === sheets.length - 1 ? `page-${pagesOf(sheets)}` : `spread-${at}`);

  const move = (to: number) => {
    draft.rearrange((content) => moveSheet(content, sheets, place, to));
    onSelect(`spread-${to}`);
    setSaid(say('bookMoved', { from: 2 * to, to: 2 * to + 1 }));
  };
  const insert = () => {
    draft.rearrange((content) => insertSheets(content, sheets, place, book));
    setSaid(say('bookInserted', { count: pages }));
  };
  const remove = () => {
    draft.rearrange((content) => removeSheets(content, sheets, place, book));
    onSelect(idAt(Math.max(1, (from ?? 1) - 1)));
    setSaid(say('bookRemoved', { count: pages }));
  };

  return (
    <section aria-label={say('bookPages')} className={className}>
      <div className={styles.head}>
        <h2>{say('bookPages')}</h2>
        <p>{say('bookCount', { count: pagesOf(sheets) })}</p>
      </div>
      <p className={styles.name}>{page && nameOf(page, say)}</p>
      <div className={styles.actions}>
        <button
          disabled={!isMovable(sheets, place) || place === 1}
          onClick={() => move(place - 1)}
          type="button"
        >
          {say('bookForward')}
        </button>
        <button
          disabled={!isMovable(sheets, place) || place === sheets.length - 2}
          onClick={() => move(place + 1)}
          type="button"
        >
          {say('bookBackward')}
        </button>
        <button disabled={!canInsert(sheets, book)} onClick={insert} type="button">
          {say('bookInsert', { count: pages })}
        </button>
        <button disabled={from === undefined} onClick={remove} type="button">
          {from === undefined
            ? say('bookRemove')
            : say('bookRemovePages', { from: 2 * from, to: 2 * from + pages - 1 })}
        </button>
      </div>
      <p className={styles.hint} role="status">
        {said}
      </p>
      {sheet && page ? (
        <LayoutPicker
          isSpread={isMovable(sheets, place)}
          key={page.id}
          layouts={isMovable(sheets, place) ? book.spreads : book.singles}
          onChange={(layout) => draft.rearrange((content) => setSheetLayout(content, sheets, place, layout))}
          ratio={page.trim.width / page.trim.height}
          say={say}
          selected={sheet.layout}
        />
      ) : (
        <p className={styles.hint}>{say('bookCoverHint')}</p>
      )}
    </section>
  );
}
