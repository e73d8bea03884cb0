import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { HandMaterial } from '@blattwerk/schemas/web-api/catalogue/hand-design-endpoints.ts';
import { useId, useState } from 'react';
import { addElement } from '../../actions/designs/edit-card.ts';
import { freePhotoSlot, freeTextSlot } from '../../base/designs/hand-changes.ts';
import { newField, newMotif, newPhoto, newText } from '../../base/designs/new-elements.ts';
import { useCard } from '../../store/designs/card-store.ts';
import { useMaterial } from '../../store/designs/desk-data.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './designs.module.css';

const mostShown = 24;

/** Motifs that all words are said of: first those that one is called exactly, as a lion comes before a dandelion. */
function motifsFor(motifs: HandMaterial['motifs'], words: readonly string[]): HandMaterial['motifs'] {
  const isExact = (motif: HandMaterial['motifs'][number]) =>
    Number(motif.words.split(' ').some((one) => words.includes(one)));
  return motifs
    .filter((motif) => words.every((word) => motif.words.includes(word)))
    .sort((one, other) => isExact(other) - isExact(one));
}

/** What can be placed: texts, photos, fields, and motifs found by a word. */
export function AddBar() {
  const say = useMessages();
  const design = useCard((card) => card?.design);
  const material = useMaterial().data;
  const [search, setSearch] = useState('');
  const id = useId();
  if (!design) return null;
  const { format } = design.layout;
  const text = freeTextSlot(design);
  const photo = freePhotoSlot(design);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = motifsFor(material?.motifs ?? [], words);
  return (
    <section aria-label={say('designs.add')} className={styles.section}>
      <h2>{say('designs.add')}</h2>
      <div className={styles.actions}>
        <Button isDisabled={!text} onPress={() => text && addElement(newText(text, format))}>
          {say('designs.addText')}
        </Button>
        <Button
          isDisabled={!photo}
          onPress={() =>
            photo && addElement(newPhoto(photo, material?.samples[0] ?? 'still-lifes/bouquet', format))
          }
        >
          {say('designs.addPhoto')}
        </Button>
        <Button onPress={() => addElement(newField(format))}>{say('designs.addField')}</Button>
      </div>
      <div className={styles.field}>
        <label htmlFor={id}>{say('designs.searchMotif')}</label>
        <input id={id} onChange={(event) => setSearch(event.target.value)} type="search" value={search} />
      </div>
      {words.length > 0 && (
        <>
          <p className={styles.hint} role="status">
            {say('designs.motifsFound', { count: found.length })}
          </p>
          <ul aria-label={say('designs.motifs')} className={styles.motifs}>
            {found.slice(0, mostShown).map((motif) => (
              <li key={motif.id}>
                <Button kind="plain" onPress={() => addElement(newMotif(motif, format, 1))}>
                  {motif.label[say.language]}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
