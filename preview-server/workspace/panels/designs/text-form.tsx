import type { HandElement } from '@blattwerk/schemas/design/hand-design.ts';
import { textSlots } from '@blattwerk/schemas/design/hand-slots.ts';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { changeElement } from '../../actions/designs/edit-card.ts';
import { allElements, withWords } from '../../base/designs/hand-changes.ts';
import { changeDesign, useCard } from '../../store/designs/card-store.ts';
import { useMessages } from '../messages/messages.ts';
import { ColourField } from './colour-field.tsx';
import styles from './designs.module.css';
import { FinishChoice } from './element-form.tsx';
import { Choice, NumberField, TextField } from './field.tsx';

type Text = Extract<HandElement, { kind: 'text' }>;
const voices = ['display', 'heading', 'body'] as const;
const aligns = ['left', 'center', 'right'] as const;
const verticals = ['top', 'middle', 'bottom'] as const;

/** What a text is for, how it is set, and its sample words in every language. */
export function TextForm({ element }: { element: Text }) {
  const say = useMessages();
  const design = useCard((card) => card?.design);
  const set = (change: Partial<Text>) =>
    changeElement(element.id, (one) => (one.kind === 'text' ? { ...one, ...change } : one));
  const used = new Set(design ? allElements(design).flatMap((one) => ('slot' in one ? [one.slot] : [])) : []);
  const slots = textSlots.filter((slot) => slot === element.slot || !used.has(slot));
  const names = new Intl.DisplayNames([say.language], { type: 'language' });
  const isLong = element.maxLength > 120;
  return (
    <>
      <div className={styles.row}>
        <Choice
          label={say('designs.slot')}
          onChange={(slot) => set({ slot })}
          options={slots.map((value) => ({ value, label: say(`designs.slot.${value}`) }))}
          value={element.slot}
        />
        <Choice
          label={say('designs.voice')}
          onChange={(voice) => set({ voice })}
          options={voices.map((value) => ({ value, label: say(`designs.voice.${value}`) }))}
          value={element.voice}
        />
      </div>
      <div className={styles.row}>
        <NumberField
          label={say('designs.size')}
          max={200}
          min={5}
          onChange={(size) => set({ size })}
          step={0.5}
          value={element.size}
        />
        <NumberField
          label={say('designs.minSize')}
          max={200}
          min={4}
          onChange={(minSize) => set({ minSize })}
          step={0.5}
          value={element.minSize}
        />
        <NumberField
          label={say('designs.leading')}
          max={2.5}
          min={0.9}
          onChange={(leading) => set({ leading })}
          step={0.05}
          value={element.leading}
        />
      </div>
      <div className={styles.row}>
        <Choice
          label={say('designs.align')}
          onChange={(align) => set({ align })}
          options={aligns.map((value) => ({ value, label: say(`designs.align.${value}`) }))}
          value={element.align}
        />
        <Choice
          label={say('designs.vertical')}
          onChange={(verticalAlign) => set({ verticalAlign })}
          options={verticals.map((value) => ({ value, label: say(`designs.vertical.${value}`) }))}
          value={element.verticalAlign}
        />
        <NumberField
          label={say('designs.maxLength')}
          max={900}
          min={1}
          onChange={(maxLength) => set({ maxLength: Math.round(maxLength) })}
          value={element.maxLength}
        />
      </div>
      <ColourField onChange={(colour) => set({ colour })} value={element.colour} />
      <FinishChoice onChange={(finish) => set({ finish })} value={element.finish} />
      <fieldset className={styles.words}>
        <legend>{say('designs.words')}</legend>
        {languages.map((language) => (
          <TextField
            key={language}
            label={names.of(language) ?? language}
            lang={language}
            onChange={(words) => changeDesign((one) => withWords(one, language, element.slot, words))}
            rows={isLong ? 3 : 1}
            value={design?.words[language][element.slot] ?? ''}
          />
        ))}
      </fieldset>
    </>
  );
}
