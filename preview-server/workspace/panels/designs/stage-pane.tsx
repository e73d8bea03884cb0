import { HandStage } from '@blattwerk/configurator/by-hand/hand-stage.tsx';
import { Busy } from '@blattwerk/field-plugins/look/notice.tsx';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { Judged } from '@blattwerk/schemas/web-api/catalogue/hand-design-endpoints.ts';
import { changeElement, pressOnElement } from '../../actions/designs/edit-card.ts';
import { faceIds } from '../../base/designs/fix-fault.ts';
import { faceOf } from '../../base/designs/hand-changes.ts';
import { setCard, useCard } from '../../store/designs/card-store.ts';
import { useMaterial } from '../../store/designs/desk-data.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './designs.module.css';
import { Choice } from './field.tsx';
import { elementLabel } from './labels.ts';

/** The card as it will be printed, face by face, with all that stands on it to be taken hold of. */
export function StagePane() {
  const say = useMessages();
  const card = useCard((one) => one);
  const material = useMaterial().data;
  if (!card) return null;
  const { design, face, language, judged, selected } = card;
  const document = judged?.value.document;
  const names = new Intl.DisplayNames([say.language], { type: 'language' });
  const faces = facesOf(document);
  return (
    <div className={styles.stagePane}>
      <div className={styles.stageBar}>
        {faces.length > 1 && (
          <Choice
            label={say('designs.face')}
            onChange={(next) => setCard(() => ({ face: next, selected: undefined }))}
            options={faces.map((value) => ({ value, label: say(`designs.face.${value}`) }))}
            value={face}
          />
        )}
        <Choice
          label={say('designs.language')}
          onChange={(next) => setCard(() => ({ language: next }))}
          options={languages.map((value) => ({ value, label: names.of(value) ?? value }))}
          value={language}
        />
      </div>
      {document ? (
        <HandStage
          document={document}
          drawnFor={design.layout.format}
          elements={faceOf(design, face).elements.map((element) => ({
            id: element.id,
            label: elementLabel(say, element, material),
            box: element.box,
            turn: element.turn,
            slot: 'slot' in element ? element.slot : undefined,
          }))}
          faceId={face}
          onBox={(id, box) => changeElement(id, (element) => ({ ...element, box }))}
          onKey={(event, id) => pressOnElement(event, id)}
          onSelect={(id) => setCard(() => ({ selected: id }))}
          selected={selected}
          source="/designs/api"
          words={{ stage: say('designs.stage'), resize: say('designs.resize') }}
        />
      ) : (
        <Busy>{say('designs.judging')}</Busy>
      )}
      <p className={styles.hint}>{say('designs.keys')}</p>
    </div>
  );
}

/** The faces that the card has, the front first. */
function facesOf(document: Judged['document'] | undefined) {
  const there = new Set(
    document?.pages.flatMap(({ id, panels }) => [id, ...panels.map((panel) => panel.id)]),
  );
  return faceIds.filter((id) => id === 'front' || there.has(id));
}
