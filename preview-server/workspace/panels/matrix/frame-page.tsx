import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type RunningPreview, runPreview } from '../../actions/preview/run-preview.ts';
import { customerOf, versionOf } from '../../base/matrix/axes.ts';
import { forgetFound, healthStore, noteFound } from '../../store/health-store.ts';
import { noteOverflow, workIn } from '../../store/matrix-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { previewStore, reloadFrame } from '../../store/preview-store.ts';
import { usePreviewChoices } from '../../store/server/preview-choices.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { overlayWords } from '../preview/overlay-words.ts';
import { ScaledFrame } from '../preview/scaled-frame.tsx';
import { useFit } from '../preview/use-fit.ts';
import { isOver, usePreviewUrl } from '../preview/use-preview-url.ts';
import type { FrameTileProps } from './frame-tile.tsx';
import { frameWidth } from './frame-width.ts';
import styles from './matrix.module.css';
import type { Sight } from './use-seen.ts';

export type FramePageProps = FrameTileProps & { name: string; sight: Sight };

/** The page in a frame of its own, loaded once it has come into sight. */
export function FramePage({
  storyId,
  fullSlug,
  frame,
  held,
  isFirst,
  isWorkedIn,
  name,
  sight,
}: FramePageProps) {
  const say = useMessages();
  const element = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const running = useRef<RunningPreview>(undefined);
  const fit = useFit(stage, frameWidth(frame.view.width));
  const loads = useStore(previewStore, (state) => state.loads);
  const storyName = useDocument((open) => open.story.name);
  const { choices } = usePreviewChoices();
  const { site, view } = frame;
  const preview = usePreviewUrl(
    storyId,
    fullSlug,
    {
      addressId: choices.find(({ isShop }) => isShop)?.id ?? 'shop',
      language: site.language,
      shopHost: new URL(site.origin).host,
      customer: customerOf(view.customer),
    },
    loads,
  );
  const { url, error } = preview;
  const now = { version: versionOf(view.version), scale: fit.scale, isWorkedIn, isFirst };
  const latest = useRef(now);
  latest.current = now;
  const { wasSeen } = sight;
  const key = frame.key;
  const heldContent = held?.content;

  useEffect(() => {
    if (url === undefined || !wasSeen) return;
    const started = runPreview({
      origin: new URL(url).origin,
      language: site.language,
      frame: () => element.current?.contentWindow ?? null,
      words: overlayWords,
      isSecond: () => !latest.current.isFirst,
      inspection: {
        parts: () => {
          if (heldContent) return [];
          const { isOpen } = healthStore.getState();
          return isOpen && latest.current.isWorkedIn
            ? ['overflow', 'outline', 'accessibility']
            : ['overflow'];
        },
        onFound: (found) => (found.part === 'overflow' ? noteOverflow(key, found.texts) : noteFound(found)),
      },
      own: {
        version: () => latest.current.version,
        scale: () => latest.current.scale,
        held: heldContent,
        isWorkedIn: () => latest.current.isWorkedIn,
        isSeen: sight.isSeen,
        onWork: () => !heldContent && workIn(key),
      },
    });
    running.current = started;
    const stopLooking = sight.onSeen(started.refresh);
    const stopAsking = healthStore.subscribe(({ isOpen }, before) => {
      if (isOpen && !before.isOpen) started.inspect();
    });
    return () => {
      stopAsking();
      running.current = undefined;
      stopLooking();
      started.stop();
    };
  }, [url, site.language, wasSeen, key, heldContent, sight]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is told when one of them is another
  useEffect(() => running.current?.refresh(), [fit.scale, view.version]);

  useEffect(() => {
    if (!isWorkedIn) return;
    forgetFound();
    running.current?.inspect();
  }, [isWorkedIn]);

  return (
    <div ref={stage} className={styles.page}>
      {error && (
        <Notice tone="error" actions={[{ label: say('preview.reload'), run: reloadFrame }]}>
          {errorSentence(say, error)}
        </Notice>
      )}
      {url !== undefined && wasSeen && (
        <ScaledFrame
          url={url}
          fit={fit}
          title={say('matrix.frame', { name, page: storyName ?? '' })}
          ref={element}
          onLoad={() => isOver(preview) && reloadFrame()}
        />
      )}
    </div>
  );
}
