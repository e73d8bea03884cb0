import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { runPreview } from '../../actions/preview/run-preview.ts';
import { forgetFound, healthStore, noteFound } from '../../store/health-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { previewStore, reloadFrame, usePreviewStatus } from '../../store/preview-store.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { overlayWords } from './overlay-words.ts';
import styles from './preview.module.css';
import type { PreviewPlace } from './preview-place.ts';
import { ScaledFrame } from './scaled-frame.tsx';
import { SilentNotice } from './silent-notice.tsx';
import { type FrameWidth, useFit } from './use-fit.ts';
import { useOwnReload } from './use-own-reload.ts';
import { isOver, usePreviewUrl } from './use-preview-url.ts';

type PreviewFrameProps = {
  storyId: number;
  fullSlug: string;
  place: PreviewPlace;
  width: FrameWidth;
  /** A second view of the same page: whether the preview is there is told by the first one. */
  isSecond?: boolean;
};

/**
 * The page in a frame, at the shop or at another address. It is loaded once per page and place; edits reach it as messages. A reload from
 * within, by an address that counts no longer, is followed by one from a fresh address.
 */
export function PreviewFrame({ storyId, fullSlug, place, width, isSecond = false }: PreviewFrameProps) {
  const say = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const loads = useStore(previewStore, (state) => state.loads);
  const storyName = useDocument((open) => open.story.name);
  const status = usePreviewStatus();
  const preview = usePreviewUrl(storyId, fullSlug, place, loads);
  const { error, url } = preview;
  const fit = useFit(stage, width);
  // A page elsewhere may well be there and lack the line in its code: it is not loaded behind its maker's back.
  const isOurs = !isSecond && place.shopHost !== undefined;
  useOwnReload(
    isOurs && (error || status === 'silent') ? 'missing' : status === 'live' ? 'there' : 'waiting',
    loads,
  );

  useEffect(() => {
    if (url === undefined) return;
    if (!isSecond) forgetFound();
    const running = runPreview({
      origin: new URL(url).origin,
      language: place.language,
      frame: () => frame.current?.contentWindow ?? null,
      words: overlayWords,
      isSecond: () => isSecond,
      inspection: {
        parts: () => (!isSecond && healthStore.getState().isOpen ? ['outline', 'accessibility'] : []),
        onFound: noteFound,
      },
    });
    const stopAsking = healthStore.subscribe(({ isOpen }, before) => {
      if (isOpen && !before.isOpen) running.inspect();
    });
    return () => {
      stopAsking();
      running.stop();
    };
  }, [url, place.language, isSecond]);

  useEffect(() => {
    if (error && !isSecond) previewStore.setState({ status: 'silent' });
  }, [error, isSecond]);

  useEffect(() => {
    if (!isSecond) previewStore.setState({ scale: fit.scale });
  }, [fit.scale, isSecond]);

  return (
    <div ref={stage} className={styles.view}>
      {error && (
        <div className={styles.over}>
          <Notice tone="error" actions={[{ label: say('preview.reload'), run: reloadFrame }]}>
            {errorSentence(say, error)}
          </Notice>
        </div>
      )}
      {!error && !isSecond && url !== undefined && status === 'silent' && (
        <div className={styles.over}>
          <SilentNotice url={url} isShop={place.shopHost !== undefined} />
        </div>
      )}
      {url !== undefined && (
        <ScaledFrame
          url={url}
          fit={fit}
          title={say(isSecond ? 'preview.second' : 'preview.title', { name: storyName ?? '' })}
          ref={frame}
          onLoad={() => isOver(preview) && reloadFrame()}
        />
      )}
    </div>
  );
}
