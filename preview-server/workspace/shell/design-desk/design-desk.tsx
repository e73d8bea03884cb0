import { useEffect } from 'react';
import { pressOnPage } from '../../actions/designs/edit-card.ts';
import { judgeChanges } from '../../actions/designs/judge-card.ts';
import { keepChanges } from '../../actions/designs/keep-card.ts';
import { addressedCard, openCard } from '../../actions/designs/open-card.ts';
import { faceOf } from '../../base/designs/hand-changes.ts';
import { AddBar } from '../../panels/designs/add-bar.tsx';
import { CardBar } from '../../panels/designs/card-bar.tsx';
import { CardForm } from '../../panels/designs/card-form.tsx';
import { CardList } from '../../panels/designs/card-list.tsx';
import styles from '../../panels/designs/designs.module.css';
import { ElementForm } from '../../panels/designs/element-form.tsx';
import { FaultList } from '../../panels/designs/fault-list.tsx';
import { LayerList } from '../../panels/designs/layer-list.tsx';
import { StagePane } from '../../panels/designs/stage-pane.tsx';
import { useMessages } from '../../panels/messages/messages.ts';
import { useCard } from '../../store/designs/card-store.ts';
import { Desk } from '../desk/desk.tsx';

/** Where editors make cards: the list of them, or the open one on its stage. */
export function DesignDesk() {
  const say = useMessages();
  const id = useCard((card) => card?.id);
  useEffect(() => {
    const addressed = addressedCard();
    if (addressed !== undefined) void openCard(addressed);
  }, []);
  return (
    <Desk here="designs" title={say('designs.title')}>
      {id === undefined ? <CardList /> : <Card key={id} />}
    </Desk>
  );
}

function Card() {
  const selected = useCard((card) =>
    card ? faceOf(card.design, card.face).elements.find((one) => one.id === card.selected) : undefined,
  );
  useEffect(() => keepChanges(), []);
  useEffect(() => judgeChanges(), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isField = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (!isField && pressOnPage(event)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <main className={styles.card}>
      <CardBar />
      <div className={styles.columns}>
        <div className={styles.column}>
          <AddBar />
          <LayerList />
        </div>
        <StagePane />
        <div className={styles.column}>
          <FaultList />
          {selected && <ElementForm element={selected} key={selected.id} />}
          <CardForm />
        </div>
      </div>
    </main>
  );
}
