import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { dayText } from '../../base/schedulings/shop-moment.ts';
import { useDocument } from '../../store/page/document.ts';
import { previewStore, reloadFrame } from '../../store/preview-store.ts';
import { usePlanned } from '../../store/server/schedulings.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './preview.module.css';
import type { PreviewPlace } from './preview-place.ts';
import { ScaledFrame } from './scaled-frame.tsx';
import { type FrameWidth, useFit } from './use-fit.ts';
import { isOver, usePreviewUrl } from './use-preview-url.ts';

type DayFrameProps = {
  storyId: number;
  fullSlug: string;
  place: PreviewPlace;
  day: string;
  width: FrameWidth;
};

/**
 * The open page on another day, as it is saved. It is loaded anew with each save and each change of what is planned: what a day
 * shows is decided by the server.
 */
export function DayFrame({ storyId, fullSlug, place, day, width }: DayFrameProps) {
  const say = useMessages();
  const stage = useRef<HTMLDivElement>(null);
  const loads = useStore(previewStore, (state) => state.loads);
  const version = useDocument((open) => open.version) ?? 0;
  const name = useDocument((open) => open.story.name) ?? '';
  const plans = usePlanned().planned.map(({ id, publish_at }) => `${id} ${publish_at}`);
  const preview = usePreviewUrl(storyId, fullSlug, place, `${loads} ${version} ${plans.join()}`, day);
  const fit = useFit(stage, width);

  useEffect(() => previewStore.setState({ status: 'otherDay' }), []);

  return (
    <div ref={stage} className={styles.view}>
      {preview.error && (
        <div className={styles.over}>
          <Notice tone="error" actions={[{ label: say('preview.reload'), run: reloadFrame }]}>
            {errorSentence(say, preview.error)}
          </Notice>
        </div>
      )}
      {preview.url !== undefined && (
        <ScaledFrame
          fit={fit}
          url={preview.url}
          onLoad={() => isOver(preview) && reloadFrame()}
          title={say('preview.titleOn', { name, day: dayText(day, say('locale')) })}
        />
      )}
    </div>
  );
}
