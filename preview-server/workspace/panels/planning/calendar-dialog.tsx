import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { reasonOf } from '../../base/api/result.ts';
import { closeDialog, type DialogProps } from '../../store/dialog-store.ts';
import { useLiveReleases, useOpenReleases } from '../../store/server/releases.ts';
import { usePlanned, useSettled } from '../../store/server/schedulings.ts';
import { Dialog } from '../controls/dialog.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { CalendarDay } from './calendar-day.tsx';
import { type CalendarEntry, releaseEntry } from './calendar-entry.ts';
import { CalendarList } from './calendar-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import styles from './planning.module.css';

const views = ['month', 'list'] as const;

const inOrder = (entries: readonly CalendarEntry[]): CalendarEntry[] =>
  entries.toSorted((one, other) =>
    (one.settled_at ?? one.publish_at).localeCompare(other.settled_at ?? other.publish_at),
  );

/** What comes into the shop when and what leaves it, by months or as a list. */
export function CalendarDialog(first: DialogProps['calendar']) {
  const say = useMessages();
  const [view, setView] = useState(first.view ?? 'month');
  const [day, setDay] = useState(first.day ?? shopDay(new Date()));
  const upcoming = usePlanned();
  const over = useSettled();
  const entries = [...useOpenReleases().open, ...useLiveReleases().live].flatMap(
    (release) => releaseEntry(say, release) ?? [],
  );
  const isToCome = ({ settled_at }: CalendarEntry) => settled_at === null;
  const planned = inOrder([...upcoming.planned, ...entries.filter(isToCome)]);
  const settled = inOrder([...over.settled, ...entries.filter((entry) => !isToCome(entry))]).toReversed();
  const plans = [...planned, ...settled];
  const error = upcoming.error ?? over.error;
  return (
    <Dialog title={say('calendar.title')} size="large" onClose={closeDialog}>
      <div className={styles.calendar}>
        <div className={styles.calendarHead}>
          <p className={styles.hint}>{say('calendar.intro')}</p>
          <ToggleButtonGroup
            aria-label={say('calendar.view')}
            className={styles.views ?? ''}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[view]}
            onSelectionChange={(keys) => setView(views.find((each) => keys.has(each)) ?? view)}
          >
            {views.map((each) => (
              <ToggleButton key={each} id={each} className={styles.view ?? ''}>
                {say(`calendar.${each}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </div>
        {error && <Notice tone="error">{errorSentence(say, reasonOf(error))}</Notice>}
        {upcoming.isPending || over.isPending ? (
          <Busy>{say('calendar.loading')}</Busy>
        ) : view === 'month' ? (
          <>
            <MonthGrid day={day} plans={plans} onChoose={setDay} />
            <CalendarDay place={{ view, day }} plans={plans} />
          </>
        ) : (
          <CalendarList place={{ view, day }} planned={planned} settled={settled} />
        )}
      </div>
    </Dialog>
  );
}
