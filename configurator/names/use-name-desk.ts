import { designOfRow } from '@blattwerk/designs/editing/names.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import type { NameRow } from '@blattwerk/schemas/configurator/names.ts';
import type { NameField } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import { useMemo, useState } from 'react';
import { setRow } from '../session/name-operations.ts';
import { setText } from '../session/operations.ts';
import type { Draft } from '../session/use-draft.ts';

/** The name list of a draft and whose card is looked at. */
export type NameDesk = {
  /** What a row fills; nothing where all pieces are the same. */
  fields: readonly NameField[];
  rows: readonly NameRow[];
  /** Counted from 0. */
  shown: number;
  show(row: number): void;
  /** The card that is looked at. */
  design: Design | undefined;
  /** The same card of another document. */
  fill(design: Design): Design;
  /** Whether rows say what stands in a slot. */
  isFilled(slot: string): boolean;
  /** Other words in a slot: in the row whose card is shown, where rows fill it. */
  write(slot: string, words: string): void;
};

/** @param fields what a row fills of this product */
export function useNameDesk({ content, design, change }: Draft, fields: readonly NameField[]): NameDesk {
  const [wanted, show] = useState(0);
  const { names: rows } = content;
  const shown = Math.max(0, Math.min(wanted, rows.length - 1));
  const row = rows[shown];
  const fill = (given: Design) => (row ? designOfRow(given, row, fields) : given);
  // biome-ignore lint/correctness/useExhaustiveDependencies: row and fields are all that it fills by
  const own = useMemo(() => design && fill(design), [design, row, fields]);
  const filledBy = (slot: string) => (rows.length > 0 ? fields.find((field) => field === slot) : undefined);
  return {
    fields,
    rows,
    shown,
    show,
    design: own,
    fill,
    isFilled: (slot) => filledBy(slot) !== undefined,
    write(slot, words) {
      const field = filledBy(slot);
      if (field === undefined) change((now) => setText(now, slot, words), `text ${slot}`);
      else change((now) => setRow(now, shown, { [field]: words }), `row ${shown} ${field}`);
    },
  };
}
