import { faceOf } from '../../base/designs/hand-changes.ts';
import { setCard, useCard } from '../../store/designs/card-store.ts';
import { useMaterial } from '../../store/designs/desk-data.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './designs.module.css';
import { elementLabel } from './labels.ts';

/** What lies on the face, the nearest first. */
export function LayerList() {
  const say = useMessages();
  const card = useCard((one) => one);
  const material = useMaterial().data;
  if (!card) return null;
  const { elements } = faceOf(card.design, card.face);
  return (
    <section aria-label={say('designs.layers')} className={styles.section}>
      <h2>{say('designs.layers')}</h2>
      {elements.length === 0 && <p className={styles.hint}>{say('designs.noLayers')}</p>}
      <ol className={styles.layers}>
        {elements.toReversed().map((element) => (
          <li key={element.id}>
            <button
              aria-pressed={element.id === card.selected}
              onClick={() => setCard(() => ({ selected: element.id }))}
              type="button"
            >
              {elementLabel(say, element, material)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
