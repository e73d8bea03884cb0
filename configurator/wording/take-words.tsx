import { useEffect, useId, useState } from 'react';
import controls from '../controls/controls.module.css';
import type { SayPreview } from '../preview/preview-texts.ts';
import type { Draft } from '../session/use-draft.ts';
import { type Say, slotName } from '../texts.ts';
import type { OwnCard } from './own-cards.ts';
import { type Taken, takenWords, withTaken } from './suite-words.ts';
import styles from './wording.module.css';

export type TakeWordsProps = {
  draft: Draft;
  /** The customer's other cards; undefined where the shop cannot be reached. */
  findCards(): Promise<OwnCard[] | undefined>;
  /** Slots that a name list fills. */
  filled: readonly string[];
  /** The page of all that belongs together with this card, where there is one. */
  suitePage?: string;
  onClose(): void;
  say: Say;
  sayPreview: SayPreview;
};

type Known = 'asking' | 'away' | readonly OwnCard[];

/** Names, date and place of another card of the customer's, shown before they are taken over. */
export function TakeWords({ draft, findCards, filled, suitePage, onClose, say, sayPreview }: TakeWordsProps) {
  const [known, setKnown] = useState<Known>('asking');
  const [chosen, setChosen] = useState(0);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [done, setDone] = useState(0);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when it is opened
  useEffect(() => {
    let isOpen = true;
    void findCards().then((cards) => isOpen && setKnown(cards ?? 'away'));
    return () => {
      isOpen = false;
    };
  }, []);
  const card = Array.isArray(known) ? known[chosen] : undefined;
  const offered = card ? takenWords(card.words, draft.textSlots, draft.content, filled) : [];
  const taken = offered.filter(({ slot }) => !left.includes(slot));
  const take = () => {
    draft.change((content) => withTaken(content, taken), null);
    setDone(taken.length);
  };
  return (
    <section aria-labelledby={`${id}-title`} className={styles.take}>
      <div className={styles.head}>
        <h3 id={`${id}-title`}>{sayPreview('takeTitle')}</h3>
        <button className={controls.way} onClick={onClose} type="button">
          {sayPreview('takeClose')}
        </button>
      </div>
      <div role="status">
        {known === 'asking' && <p>{sayPreview('takeLoading')}</p>}
        {known === 'away' && <p>{sayPreview('takeAway')}</p>}
        {card === undefined && Array.isArray(known) && <p>{sayPreview('takeNone')}</p>}
        {done > 0 && <p>{sayPreview('takeDone', { count: done })}</p>}
        {card && offered.length === 0 && done === 0 && <p>{sayPreview('takeSame')}</p>}
      </div>
      {card && Array.isArray(known) && (
        <label className={controls.field}>
          <span>{sayPreview('takeFrom')}</span>
          <select
            onChange={(event) => {
              setChosen(Number(event.target.value));
              setDone(0);
            }}
            value={chosen}
          >
            {known.map((one: OwnCard, at: number) => (
              <option key={one.id} value={at}>
                {nameOf(one, sayPreview)}
              </option>
            ))}
          </select>
        </label>
      )}
      {offered.map((one) => (
        <OfferedText
          isTaken={!left.includes(one.slot)}
          key={one.slot}
          name={say(...slotName(one.slot))}
          offered={one}
          onChange={(isTaken) =>
            setLeft((now) => (isTaken ? now.filter((slot) => slot !== one.slot) : [...now, one.slot]))
          }
          sayPreview={sayPreview}
        />
      ))}
      {offered.length > 0 && (
        <button className={controls.action} disabled={taken.length === 0} onClick={take} type="button">
          {sayPreview('takeNow', { count: taken.length })}
        </button>
      )}
      {suitePage !== undefined && (
        <p>
          <a href={suitePage}>{sayPreview('takeSuitePage')}</a>
        </p>
      )}
    </section>
  );
}

type OfferedTextProps = {
  offered: Taken;
  name: string;
  isTaken: boolean;
  onChange(isTaken: boolean): void;
  sayPreview: SayPreview;
};

function OfferedText({ offered: { before, after }, name, isTaken, onChange, sayPreview }: OfferedTextProps) {
  return (
    <div className={styles.text}>
      <label>
        <input checked={isTaken} onChange={(event) => onChange(event.target.checked)} type="checkbox" />
        {name}
      </label>
      <dl>
        <dt>{sayPreview('takeBefore')}</dt>
        <dd>{before.trim() === '' ? sayPreview('takeEmpty') : before}</dd>
        <dt>{sayPreview('takeAfter')}</dt>
        <dd>{after}</dd>
      </dl>
    </div>
  );
}

function nameOf({ name, isOrdered, isOfSuite, words }: OwnCard, sayPreview: SayPreview): string {
  const what = sayPreview(isOrdered ? 'takeOrder' : 'takeDraft', { name });
  const whose = words.names ?? words.date ?? words.place;
  return [what, whose, isOfSuite && sayPreview('takeSuite')].filter(Boolean).join(' · ');
}
