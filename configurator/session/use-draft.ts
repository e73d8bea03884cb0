import { designWithPhotos } from '@blattwerk/designs/editing/photos.ts';
import { designOfPrints } from '@blattwerk/designs/editing/prints.ts';
import { designWithStyles } from '@blattwerk/designs/editing/text-styles.ts';
import { designWithUnfoiled } from '@blattwerk/designs/editing/unfoiled.ts';
import { designWithWords, fitsWords } from '@blattwerk/designs/editing/words.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import type { ComposedBook } from '@blattwerk/schemas/configurator/book.ts';
import type { CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import type { CollagePhotos } from '@blattwerk/schemas/configurator/collage.ts';
import type { DraftChoice, DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { DesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { Composed, TextSlot } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';
import { useEffect, useMemo, useState } from 'react';
import { type Conflicts, openConflicts, takeTheirs } from './conflict.ts';
import { inOrder } from './design-of.ts';
import { type History, type Joined, join, nearby, newHistory, record, redo, undo } from './history.ts';
import { isSame } from './is-same.ts';
import { setAnew, withoutFound } from './operations.ts';
import { type LayoutState, useLayout } from './use-layout.ts';
import type { Work } from './work.ts';

export type Draft = Pick<LayoutState, 'status' | 'retry'> & {
  designId: DesignId;
  content: DraftContent;
  /** The last layout that came; undefined before the first. */
  composed: Composed | undefined;
  /** With the words and crops of now; undefined until the first layout is there. */
  design: Design | undefined;
  textSlots: readonly TextSlot[];
  /** Months, holidays and own dates of now; null of what is no calendar. */
  calendar: CalendarSetting | null;
  /** The pages of now, as `design` has them behind its cover; null of what is no photo book. */
  book: ComposedBook | null;
  /** How many photos a collage has and may have; null where that is no choice. */
  collage: CollagePhotos | null;
  /** The version of the design of now, where the draft was begun with an earlier one. */
  newRecipe: string | null;
  /** Another layout for what is written and chosen is still to come. */
  isSettling: boolean;
  /** Of the text that is being written; null for none. */
  activeSlot: string | null;
  activate(slot: string | null): void;
  /** @param on what is changed, where more of it is the same step of undo */
  change(change: (content: DraftContent) => DraftContent, on: string | null): void;
  /** What others have made of the same places at once; a decision settles it. */
  conflicts: Conflicts;
  /** @param isTaken whether what the others have made takes the place of what stands */
  settleConflict(id: string, isTaken: boolean): void;
  /** Joins the work of others with it. */
  join(joined: Joined): void;
  /** How often that was done. */
  joins: number;
  /** Shows another draft; what was undone and done before is forgotten. */
  restore(work: Work): void;
  canUndo: boolean;
  canRedo: boolean;
  /** Changes the pages of a book, and with their number what is paid for. */
  rearrange(change: (content: DraftContent) => DraftContent): void;
  undo(): void;
  redo(): void;
};

/** How long a customer pauses in typing before a text gets or loses its place (milliseconds). */
const pauseMs = 400;

type DraftOptions = {
  ask: WebApiClient;
  designId: DesignId;
  /** What can be written until the first layout says so itself. */
  texts: readonly TextSlot[];
  start(): DraftContent;
  /** What was chosen of the product is another now, by undo or by the pages of a book. */
  onChoice(choice: DraftChoice): void;
};

/** A draft that is being changed: its content with undo and redo, and its document, laid out anew where that is needed. */
export function useDraft({ ask, designId, texts, start, onChoice }: DraftOptions): Draft {
  const [history, setHistory] = useState<History>(() => newHistory(start()));
  const { present } = history;
  const [activeSlot, activate] = useState<string | null>(null);
  const { composed, isCurrent, status, retry } = useLayout(ask, designId, present);
  const recipe = present.recipe ?? composed?.recipe;
  // A draft keeps the recipe that it was begun with, also when the design has another one by now.
  const content = useMemo(() => (recipe === undefined ? present : { ...present, recipe }), [present, recipe]);
  const { laidOut, book } = useMemo(
    () => (composed ? inOrder(composed, content.book) : { laidOut: undefined, book: null }),
    [composed, content.book],
  );
  const styled = useMemo(
    () => laidOut && designWithStyles(laidOut, content.styles),
    [laidOut, content.styles],
  );
  const worded = useMemo(() => styled && designWithWords(styled, content.texts), [styled, content.texts]);
  const listed = useMemo(() => worded && designOfPrints(worded, content.prints), [worded, content.prints]);
  const finished = useMemo(
    () => listed && designWithUnfoiled(listed, content.unfoiled),
    [listed, content.unfoiled],
  );
  const design = useMemo(
    () => finished && designWithPhotos(finished, content.photos),
    [finished, content.photos],
  );

  const isUnfit =
    composed !== undefined &&
    status === 'known' &&
    // The other tab knows which of its texts is being written.
    history.lastOn !== nearby &&
    !fitsWords(composed.design, content.texts, activeSlot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further letter begins the pause anew
  useEffect(() => {
    if (!isUnfit) return;
    const pause = setTimeout(
      () => setHistory((now) => record(now, setAnew(now.present), now.lastOn)),
      pauseMs,
    );
    return () => clearTimeout(pause);
  }, [isUnfit, content.texts]);

  const tellChoice = ({ choice }: DraftContent) => {
    if (!isSame(choice, content.choice)) onChoice(choice);
  };
  const conflicts = useMemo(() => openConflicts(present, history.conflicts), [present, history.conflicts]);

  const turnTo = (turned: History) => {
    setHistory(turned);
    tellChoice(turned.present);
  };

  return {
    designId,
    content,
    composed,
    design,
    textSlots: composed?.textSlots ?? texts,
    calendar: composed?.calendar ? (content.calendar ?? composed.calendar) : null,
    book,
    collage: composed?.collage ?? null,
    newRecipe: composed?.newRecipe ?? null,
    activeSlot,
    activate,
    status,
    retry,
    isSettling: isUnfit || (status !== 'failed' && !isCurrent),
    change: (change, on) => setHistory((now) => record(now, withoutFound(change(now.present)), on)),
    conflicts,
    joins: history.joins,
    settleConflict(id, isTaken) {
      const conflict = history.conflicts[id];
      if (!conflict) return;
      setHistory((now) => {
        const { [id]: _, ...others } = now.conflicts;
        const present = isTaken ? takeTheirs(now.present, conflict) : now.present;
        return { ...record(now, present, null), conflicts: others };
      });
      tellChoice(isTaken ? takeTheirs(content, conflict) : content);
    },
    join(joined) {
      setHistory((now) => join(now, joined));
      tellChoice(join(history, joined).present);
    },
    restore: (work) => setHistory(({ joins }) => ({ ...newHistory(work.content, work.conflicts), joins })),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => turnTo(undo(history)),
    redo: () => turnTo(redo(history)),
    rearrange: (change) => {
      setHistory((now) => record(now, change(now.present), null));
      tellChoice(change(content));
    },
  };
}
