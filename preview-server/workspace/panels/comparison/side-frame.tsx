import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useEffect, useRef, useState } from 'react';
import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import { runSide, type Side } from '../../actions/preview/run-side.ts';
import type { Block } from '../../base/content/block.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { overlayWords } from '../preview/overlay-words.ts';
import type { PreviewPlace } from '../preview/preview-place.ts';
import { type FrameWidth, useFit } from '../preview/use-fit.ts';
import { usePreviewUrl } from '../preview/use-preview-url.ts';
import styles from './comparison.module.css';

type SideFrameProps = {
  story: ManagementStory;
  place: PreviewPlace;
  title: string;
  content: Block;
  /** Block that is outlined and scrolled to. */
  selected: string | undefined;
  width: FrameWidth;
  onPick(uid: string): void;
  /** The keyboard leaves the page. */
  onLeave(): void;
};

/** One of two contents as the shop shows it. */
export function SideFrame({
  story,
  place,
  title,
  content,
  selected,
  width,
  onPick,
  onLeave,
}: SideFrameProps) {
  const say = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const side = useRef<Side>(undefined);
  const [loads, setLoads] = useState(0);
  const [status, setStatus] = useState<'loading' | 'live' | 'silent'>('loading');
  const { url, error } = usePreviewUrl(story.id, story.full_slug, place, loads);
  const fit = useFit(stage, width);
  const latest = useRef({ story, content, selected, scale: fit.scale, onPick, onLeave });
  latest.current = { story, content, selected, scale: fit.scale, onPick, onLeave };

  useEffect(() => {
    if (url === undefined) return;
    setStatus('loading');
    const { story, content } = latest.current;
    const running = runSide({
      story,
      content,
      origin: new URL(url).origin,
      language: place.language,
      frame: () => frame.current?.contentWindow ?? null,
      words: overlayWords,
      scale: () => latest.current.scale,
      onStatus: setStatus,
      onPick: (uid) => latest.current.onPick(uid),
      onLeave: () => latest.current.onLeave(),
    });
    side.current = running;
    running.show(content, latest.current.selected);
    return () => running.stop();
  }, [url, place.language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: at another scale outlines are drawn anew
  useEffect(() => side.current?.show(content, selected), [content, selected, fit.scale]);

  const reload = { label: say('preview.reload'), run: () => setLoads((count) => count + 1) };
  return (
    <div ref={stage} className={styles.stage}>
      {error && (
        <div className={styles.over}>
          <Notice tone="error" actions={[reload]}>
            {errorSentence(say, error)}
          </Notice>
        </div>
      )}
      {!error && status === 'loading' && (
        <div className={styles.over}>
          <Busy>{say('comparison.loading')}</Busy>
        </div>
      )}
      {!error && status === 'silent' && (
        <div className={styles.over}>
          <Notice tone="warning" actions={[reload]}>
            {say('comparison.silent')}
          </Notice>
        </div>
      )}
      {url !== undefined && (
        <div
          className={styles.scaler}
          style={{
            width: fit.width,
            height: fit.height,
            transform: `scale(${fit.scale}) translateX(-50%)`,
          }}
        >
          <iframe key={url} ref={frame} className={styles.frame} src={url} title={title} />
        </div>
      )}
    </div>
  );
}
