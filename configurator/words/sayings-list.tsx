import type { SayingGroup } from '@blattwerk/schemas/configurator/sayings.ts';
import { useEffect, useId, useState } from 'react';
import controls from '../controls/controls.module.css';
import type { SayPreview } from '../preview/preview-texts.ts';
import { fittingSayings, sayingAsText } from './fitting-sayings.ts';
import styles from './sayings-list.module.css';

type SayingsListProps = {
  labelId: string;
  maxLength: number;
  /** Rejects where the shop cannot be reached. */
  findSayings(): Promise<readonly SayingGroup[]>;
  onTake(text: string): void;
  sayPreview: SayPreview;
};

/** The shop's sayings for an occasion, each a button that puts it on the card. */
export function SayingsList({ labelId, maxLength, findSayings, onTake, sayPreview }: SayingsListProps) {
  const [known, setKnown] = useState<'asking' | 'away' | readonly SayingGroup[]>('asking');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when it is opened, and again by its button
  useEffect(() => {
    if (known !== 'asking') return;
    let isOpen = true;
    findSayings().then(
      (groups) => isOpen && setKnown(fittingSayings(groups, maxLength)),
      () => isOpen && setKnown('away'),
    );
    return () => {
      isOpen = false;
    };
  }, [known]);
  const groups = typeof known === 'string' ? [] : known;
  return (
    <section aria-labelledby={labelId} className={styles.list}>
      <div role="status">
        {known === 'asking' && <p>{sayPreview('sayingsLoading')}</p>}
        {known === 'away' && <p>{sayPreview('sayingsAway')}</p>}
        {typeof known !== 'string' && (
          <p className={controls.hint}>{sayPreview(groups.length > 0 ? 'sayingsHint' : 'sayingsNone')}</p>
        )}
      </div>
      {known === 'away' && (
        <button className={controls.action} onClick={() => setKnown('asking')} type="button">
          {sayPreview('retry')}
        </button>
      )}
      {groups.map((group) => (
        <Group group={group} key={group.name} onTake={onTake} />
      ))}
    </section>
  );
}

type GroupProps = { group: SayingGroup } & Pick<SayingsListProps, 'onTake'>;

function Group({ group: { name, sayings }, onTake }: GroupProps) {
  const id = useId();
  return (
    <>
      <h3 id={id}>{name}</h3>
      <ul aria-labelledby={id}>
        {sayings.map((saying) => (
          <li key={saying.text}>
            <button onClick={() => onTake(sayingAsText(saying))} type="button">
              <span>{saying.text}</span> {saying.author !== undefined && <small>{saying.author}</small>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
