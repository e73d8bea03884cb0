import { Suspense, useEffect, useId, useRef, useState } from 'react';
import controls from '../controls/controls.module.css';
import { latePart } from '../late/late-part.ts';
import type { Frame } from '../stage/surround.ts';
import styles from './preview.module.css';
import type { DraftScenes } from './scenes/draft-scenes.ts';
import { SceneView } from './scenes/scene-view.tsx';
import { TurnView, type TurnViewProps } from './turn-view.tsx';

export type PreviewDialogProps = TurnViewProps & {
  frame: Frame | undefined;
  /** Paper is unfolded and turned; what is printed on a mug or a cushion is seen on that alone. */
  isPaper: boolean;
  /** Millimetres that it stands off the wall it is hung on; undefined of what lies or stands. */
  wallDepth: number | undefined;
  scenes: DraftScenes;
  onClose(): void;
};

/** A room is much drawing: loaded for what hangs in one. */
const WallView = latePart(async () => (await import('./wall/wall-view.tsx')).WallView);

type Way = 'turn' | 'wall' | 'scene';

/** The customer's own design as it will lie in a hand. */
export function PreviewDialog({ onClose, frame, isPaper, wallDepth, scenes, ...props }: PreviewDialogProps) {
  const { drawn, locale, openPage, sayPreview } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [way, setWay] = useState<Way>(isPaper ? 'turn' : 'scene');
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    // Keys turn what is shown from the beginning.
    element.querySelector<HTMLElement>('section')?.focus();
  }, []);
  const ways: Way[] = [
    ...(isPaper ? (['turn'] as const) : []),
    ...(wallDepth === undefined ? [] : (['wall'] as const)),
    'scene',
  ];
  return (
    <dialog aria-labelledby={titleId} className={styles.dialog} onClose={onClose} ref={dialog}>
      <div className={styles.head}>
        <h2 id={titleId}>{sayPreview('title')}</h2>
        {ways.length > 1 && (
          <fieldset aria-label={sayPreview('ways')} className={controls.choice}>
            {ways.map((one) => (
              <button aria-pressed={one === way} key={one} onClick={() => setWay(one)} type="button">
                {sayPreview(one)}
              </button>
            ))}
          </fieldset>
        )}
        <button
          aria-label={sayPreview('close')}
          className={controls.round}
          onClick={() => dialog.current?.close()}
          type="button"
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {way === 'turn' && <TurnView {...props} />}
      {way === 'wall' && wallDepth !== undefined && (
        <Suspense>
          <WallView
            depth={wallDepth}
            drawn={drawn}
            frame={frame}
            locale={locale}
            pageIndex={openPage}
            sayPreview={sayPreview}
          />
        </Suspense>
      )}
      {way === 'scene' && <SceneView sayPreview={sayPreview} scenes={scenes} />}
    </dialog>
  );
}
