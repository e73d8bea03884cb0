import { useEffect, useEffectEvent, useState } from 'react';
import controls from '../../controls/controls.module.css';
import preview from '../preview.module.css';
import type { SayPreview } from '../preview-texts.ts';
import type { DraftScenes } from './draft-scenes.ts';
import styles from './scenes.module.css';

type SceneViewProps = { scenes: DraftScenes; sayPreview: SayPreview };

type Shown = 'loading' | 'failed' | { address: string };

/** More than anybody looks through. */
const mostScenes = 6;

/** The draft in the places that its product is pictured in, drawn by the shop. */
export function SceneView({ scenes, sayPreview }: SceneViewProps) {
  const [known, setKnown] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState(0);
  const [shown, setShown] = useState<Shown>('loading');
  const [attempt, setAttempt] = useState(0);
  const fetchShown = useEffectEvent(async (isWanted: () => boolean) => {
    const list = known.length > 0 ? known : await scenes.list();
    if (!isWanted()) return;
    if (list && known.length === 0) setKnown(list.slice(0, mostScenes));
    const scene = list?.[chosen];
    const address = scene === undefined ? undefined : await scenes.picture(scene);
    if (isWanted()) setShown(address === undefined ? 'failed' : { address });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same once more
  useEffect(() => {
    let isWanted = true;
    setShown('loading');
    void fetchShown(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [chosen, attempt]);

  return (
    <>
      <div aria-busy={shown === 'loading'} className={styles.place}>
        {typeof shown === 'object' && (
          <img alt={sayPreview('scenePicture', { number: chosen + 1 })} src={shown.address} />
        )}
        <div role="status">{shown === 'loading' && <p>{sayPreview('loading')}</p>}</div>
        {shown === 'failed' && (
          <div role="alert">
            <p>{sayPreview('failed')}</p>
            <button
              className={`${controls.way} ${preview.text}`}
              onClick={() => setAttempt((count) => count + 1)}
              type="button"
            >
              {sayPreview('retry')}
            </button>
          </div>
        )}
      </div>
      <div className={preview.controls}>
        {known.length > 1 && (
          <fieldset aria-label={sayPreview('scenes')} className={controls.choice}>
            {known.map((scene, at) => (
              <button aria-pressed={at === chosen} key={scene} onClick={() => setChosen(at)} type="button">
                {sayPreview('sceneNumber', { number: at + 1 })}
              </button>
            ))}
          </fieldset>
        )}
      </div>
    </>
  );
}
