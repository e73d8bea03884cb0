import type { CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import { useEffect, useRef } from 'react';
import controls from '../controls/controls.module.css';
import type { Say } from '../texts.ts';
import { viewName } from './view-name.ts';
import styles from './view-tabs.module.css';
import type { StageView } from './views.ts';

type ViewTabsProps = {
  views: readonly StageView[];
  selected: string;
  onChange(id: string): void;
  /** Of a calendar, whose sheets are called by their months. */
  calendar: CalendarSetting | null;
  /** BCP 47. */
  locale: string;
  say: Say;
};

/** The faces of the card to choose from; with one there is nothing to choose. */
export function ViewTabs({ views, selected, onChange, calendar, locale, say }: ViewTabsProps) {
  const tabs = useRef<HTMLFieldSetElement>(null);
  // A calendar has more sheets than a row shows; the page itself does not move for them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected is found by its mark; views are others with each letter
  useEffect(() => {
    const row = tabs.current;
    const tab = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
  }, [selected, views.length]);
  if (views.length < 2) return null;
  return (
    <fieldset
      aria-label={say(calendar ? 'calendarSheets' : 'faces')}
      className={`${controls.choice} ${styles.tabs}`}
      ref={tabs}
    >
      {views.map((view) => (
        <button
          aria-pressed={view.id === selected}
          key={view.id}
          onClick={() => onChange(view.id)}
          type="button"
        >
          {viewName(view, calendar, locale, say)}
        </button>
      ))}
    </fieldset>
  );
}
