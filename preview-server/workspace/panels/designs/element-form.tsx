import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { HandElement } from '@blattwerk/schemas/design/hand-design.ts';
import { outlines } from '@blattwerk/schemas/design/hand-design.ts';
import { changeElement, doubleElement, moveLayer, removeElement } from '../../actions/designs/edit-card.ts';
import { useMaterial } from '../../store/designs/desk-data.ts';
import { useMessages } from '../messages/messages.ts';
import { ColourField } from './colour-field.tsx';
import styles from './designs.module.css';
import { Choice, NumberField } from './field.tsx';
import { elementLabel } from './labels.ts';
import { TextForm } from './text-form.tsx';

/** All there is to say about the chosen element. */
export function ElementForm({ element }: { element: HandElement }) {
  const say = useMessages();
  const material = useMaterial().data;
  const { id, box } = element;
  const setBox = (change: Partial<HandElement['box']>) =>
    changeElement(id, (one) => ({ ...one, box: { ...one.box, ...change } }));
  return (
    <section aria-label={say('designs.element')} className={styles.section}>
      <h2>{elementLabel(say, element, material)}</h2>
      <div className={styles.row}>
        <NumberField
          label={say('designs.x')}
          max={800}
          min={-400}
          onChange={(x) => setBox({ x })}
          step={0.1}
          value={box.x}
        />
        <NumberField
          label={say('designs.y')}
          max={800}
          min={-400}
          onChange={(y) => setBox({ y })}
          step={0.1}
          value={box.y}
        />
      </div>
      <div className={styles.row}>
        <NumberField
          label={say('designs.width')}
          max={800}
          min={1}
          onChange={(width) => setBox({ width })}
          step={0.1}
          value={box.width}
        />
        <NumberField
          label={say('designs.height')}
          max={800}
          min={1}
          onChange={(height) => setBox({ height })}
          step={0.1}
          value={box.height}
        />
        <NumberField
          label={say('designs.turn')}
          max={180}
          min={-180}
          onChange={(turn) => changeElement(id, (one) => ({ ...one, turn }))}
          value={element.turn}
        />
      </div>
      {element.kind === 'text' && <TextForm element={element} />}
      {element.kind === 'field' && <FieldForm element={element} />}
      {element.kind === 'photo' && <PhotoForm element={element} samples={material?.samples ?? []} />}
      {element.kind === 'motif' && <MotifForm element={element} />}
      <div className={styles.actions}>
        <Button onPress={() => moveLayer(id, 1)}>{say('designs.forward')}</Button>
        <Button onPress={() => moveLayer(id, -1)}>{say('designs.backward')}</Button>
        {!('slot' in element) && <Button onPress={() => doubleElement(id)}>{say('designs.double')}</Button>}
        <Button kind="danger" onPress={() => removeElement(id)}>
          {say('designs.remove')}
        </Button>
      </div>
    </section>
  );
}

type Of<Kind extends HandElement['kind']> = Extract<HandElement, { kind: Kind }>;

function FieldForm({ element }: { element: Of<'field'> }) {
  const say = useMessages();
  const set = (change: Partial<Of<'field'>>) =>
    changeElement(element.id, (one) => (one.kind === 'field' ? { ...one, ...change } : one));
  return (
    <>
      <div className={styles.row}>
        <OutlineChoice onChange={(outline) => set({ outline })} value={element.outline} />
        <ColourField onChange={(colour) => set({ colour })} value={element.colour} />
      </div>
      <div className={styles.row}>
        <Choice
          label={say('designs.fill')}
          onChange={(fill) => set({ line: fill === 'line' ? 0.4 : null })}
          options={[
            { value: 'area', label: say('designs.fill.area') },
            { value: 'line', label: say('designs.fill.line') },
          ]}
          value={element.line === null ? 'area' : 'line'}
        />
        {element.line !== null && (
          <NumberField
            label={say('designs.lineWidth')}
            max={5}
            min={0.15}
            onChange={(line) => set({ line })}
            step={0.05}
            value={element.line}
          />
        )}
        <NumberField
          label={say('designs.opacity')}
          max={1}
          min={0.05}
          onChange={(opacity) => set({ opacity })}
          step={0.05}
          value={element.opacity}
        />
      </div>
      <FinishChoice onChange={(finish) => set({ finish })} value={element.finish} />
    </>
  );
}

function PhotoForm({ element, samples }: { element: Of<'photo'>; samples: readonly string[] }) {
  const say = useMessages();
  const set = (change: Partial<Of<'photo'>>) =>
    changeElement(element.id, (one) => (one.kind === 'photo' ? { ...one, ...change } : one));
  const { focus } = element;
  return (
    <>
      <div className={styles.row}>
        <OutlineChoice onChange={(outline) => set({ outline })} value={element.outline} />
        <Choice
          label={say('designs.sample')}
          onChange={(sample) => set({ sample })}
          options={samples.map((value) => ({ value, label: value }))}
          value={element.sample}
        />
      </div>
      <div className={styles.row}>
        <NumberField
          label={say('designs.focusX')}
          max={1}
          min={0}
          onChange={(x) => set({ focus: { ...focus, x } })}
          step={0.05}
          value={focus.x}
        />
        <NumberField
          label={say('designs.focusY')}
          max={1}
          min={0}
          onChange={(y) => set({ focus: { ...focus, y } })}
          step={0.05}
          value={focus.y}
        />
      </div>
    </>
  );
}

function MotifForm({ element }: { element: Of<'motif'> }) {
  const say = useMessages();
  const set = (change: Partial<Of<'motif'>>) =>
    changeElement(element.id, (one) => (one.kind === 'motif' ? { ...one, ...change } : one));
  const { motif } = element;
  return (
    <>
      <div className={styles.row}>
        <NumberField
          label={say('designs.seed')}
          max={9999}
          min={0}
          onChange={(seed) => set({ motif: { ...motif, seed } })}
          value={motif.seed}
        />
        <FinishChoice onChange={(finish) => set({ finish })} value={element.finish} />
      </div>
      <label className={styles.check}>
        <input
          checked={element.isMirrored}
          onChange={(event) => set({ isMirrored: event.target.checked })}
          type="checkbox"
        />
        {say('designs.mirrored')}
      </label>
    </>
  );
}

type Outline = (typeof outlines)[number];

function OutlineChoice({ value, onChange }: { value: Outline; onChange(value: Outline): void }) {
  const say = useMessages();
  const options = outlines.map((one) => ({ value: one, label: say(`designs.outline.${one}`) }));
  return <Choice label={say('designs.outline')} onChange={onChange} options={options} value={value} />;
}

type Finish = 'print' | 'foil';

/** Ink or metal. */
export function FinishChoice({ value, onChange }: { value: Finish; onChange(value: Finish): void }) {
  const say = useMessages();
  const finishes: readonly Finish[] = ['print', 'foil'];
  const options = finishes.map((one) => ({ value: one, label: say(`designs.finish.${one}`) }));
  return <Choice label={say('designs.finish')} onChange={onChange} options={options} value={value} />;
}
