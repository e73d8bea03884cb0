import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { customerOf } from '../../base/matrix/axes.ts';
import { useDocument } from '../../store/page/document.ts';
import { previewStore, reloadFrame } from '../../store/preview-store.ts';
import { usePreviewChoices } from '../../store/server/preview-choices.ts';
import { usePlanned } from '../../store/server/schedulings.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { ScaledFrame } from '../preview/scaled-frame.tsx';
import { useFit } from '../preview/use-fit.ts';
import { isOver, usePreviewUrl } from '../preview/use-preview-url.ts';
import type { FramePageProps } from './frame-page.tsx';
import { frameWidth } from './frame-width.ts';
import styles from './matrix.module.css';

type FrameDayProps = Pick<FramePageProps, 'storyId' | 'fullSlug' | 'frame' | 'name' | 'sight' | 'isFirst'>;

/**
 * The page on another day, as it is saved: loaded anew with each save and each change of what is planned, since the server
 * decides what a day shows.
 */
export function FrameDay({ storyId, fullSlug, frame, name, sight, isFirst }: FrameDayProps) {
  const say = useMessages();
  const stage = useRef<HTMLDivElement>(null);
  const { site, view } = frame;
  const fit = useFit(stage, frameWidth(view.width));
  const loads = useStore(previewStore, (state) => state.loads);
  const version = useDocument((open) => open.version) ?? 0;
  const page = useDocument((open) => open.story.name) ?? '';
  const plans = usePlanned().planned.map(({ id, publish_at }) => `${id} ${publish_at}`);
  const { choices } = usePreviewChoices();
  const preview = usePreviewUrl(
    storyId,
    fullSlug,
    {
      addressId: choices.find(({ isShop }) => isShop)?.id ?? 'shop',
      language: site.language,
      shopHost: new URL(site.origin).host,
      customer: customerOf(view.customer),
    },
    `${loads} ${version} ${plans.join()}`,
    view.day,
  );

  useEffect(() => {
    if (isFirst) previewStore.setState({ status: 'otherDay' });
  }, [isFirst]);

  return (
    <div ref={stage} className={styles.page}>
      {preview.error && (
        <Notice tone="error" actions={[{ label: say('preview.reload'), run: reloadFrame }]}>
          {errorSentence(say, preview.error)}
        </Notice>
      )}
      {preview.url !== undefined && sight.wasSeen && (
        <ScaledFrame
          url={preview.url}
          fit={fit}
          title={say('matrix.frame', { name, page })}
          onLoad={() => isOver(preview) && reloadFrame()}
        />
      )}
    </div>
  );
}
