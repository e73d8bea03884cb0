import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type { ReactNode } from 'react';
import { restoreLeftBehind, settleLeftBehind } from '../../actions/opening/open-story.ts';
import { isPageOfShop } from '../../base/schema/definitions.ts';
import { useOpening } from '../../store/opening-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { usePreviewDay } from '../../store/preview-store.ts';
import { usePreviewChoices } from '../../store/server/preview-choices.ts';
import { channelOf, siteOf, useOpenSession } from '../../store/session-store.ts';
import { useSettings } from '../../store/settings-store.ts';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import { TakenOverNotice } from '../conflict/taken-over-notice.tsx';
import { useMessages } from '../messages/messages.ts';
import { PlanNewsNotice } from '../planning/plan-news-notice.tsx';
import { PlannedNotice } from '../planning/planned-notice.tsx';
import { HiddenFromSearchNotice } from '../saving/hidden-from-search-notice.tsx';
import { PublishedNotice } from '../saving/published-notice.tsx';
import { SaveErrorNotice } from '../saving/save-error-notice.tsx';
import { DayFrame } from './day-frame.tsx';
import { DayNotice } from './day-notice.tsx';
import { DeviceBar } from './device-bar.tsx';
import { FirstBlocks } from './first-blocks.tsx';
import { NoAddress } from './no-address.tsx';
import { NotRendered } from './not-rendered.tsx';
import styles from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { previewPlace } from './preview-place.ts';
import { ViewingNotice } from './viewing-notice.tsx';

/**
 * The open page as shoppers would see it, with what the editor has to know above it.
 * @param sideBySide takes the place of the one preview while the page is compared
 */
export function PreviewPanel({ sideBySide }: { sideBySide?: ReactNode }) {
  const say = useMessages();
  const { config } = useOpenSession();
  const storyId = useDocument((open) => open.story.id);
  const fullSlug = useDocument((open) => open.story.full_slug);
  const component = useDocument((open) => open.content.component);
  const locale = useSettings((settings) => settings.locale);
  const leftBehind = useOpening((state) => state.leftBehind);
  const width = useSettings((settings) => settings.deviceWidth);
  const channel = fullSlug === undefined ? undefined : channelOf(config, fullSlug);
  const { choices, chosen } = usePreviewChoices();
  const place = chosen && previewPlace(chosen, channel && siteOf(channel, locale));
  const chosenDay = usePreviewDay();
  const day = chosen?.isShop ? chosenDay : undefined;
  const page = `${storyId} ${component} ${place?.addressId}`;
  const isUnknown = place?.shopHost !== undefined && component !== undefined && !isPageOfShop(component);
  return (
    <div className={styles.panel}>
      <div className={styles.notices}>
        {leftBehind && leftBehind.storyId === storyId && (
          <Notice
            tone="warning"
            actions={[
              { label: say('journal.restore'), run: restoreLeftBehind },
              { label: say('journal.discard'), run: settleLeftBehind },
            ]}
          >
            {say('journal.found', { time: new Date(leftBehind.at).toLocaleString(say('locale')) })}
          </Notice>
        )}
        <ConflictNotice />
        <TakenOverNotice />
        <SaveErrorNotice />
        <HiddenFromSearchNotice />
        {day !== undefined && !sideBySide && <DayNotice day={day} />}
        <PlanNewsNotice />
        <PlannedNotice />
        <PublishedNotice />
        <ViewingNotice />
      </div>
      {storyId === undefined || fullSlug === undefined ? (
        <div className={styles.empty}>{say('preview.empty')}</div>
      ) : (
        (sideBySide ?? (
          <>
            <DeviceBar choices={choices} chosen={chosen} />
            <div className={styles.stage} data-pair={width === 'pair'}>
              {isUnknown ? (
                <NotRendered component={component} />
              ) : place && day !== undefined ? (
                <>
                  {width === 'pair' && <DayFrame {...{ storyId, fullSlug, place, day }} width={360} />}
                  <DayFrame
                    {...{ storyId, fullSlug, place, day }}
                    width={width === 'pair' ? 'desktop' : width}
                  />
                </>
              ) : place ? (
                <>
                  {width === 'pair' && (
                    <PreviewFrame
                      key={`second ${page}`}
                      {...{ storyId, fullSlug, place }}
                      width={360}
                      isSecond
                    />
                  )}
                  <PreviewFrame
                    key={page}
                    {...{ storyId, fullSlug, place }}
                    width={width === 'pair' ? 'desktop' : width}
                  />
                  <FirstBlocks />
                </>
              ) : (
                chosen && <NoAddress />
              )}
            </div>
          </>
        ))
      )}
    </div>
  );
}
