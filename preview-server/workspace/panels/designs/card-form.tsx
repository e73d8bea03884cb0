import { type HandDesign, handDesignSchema } from '@blattwerk/schemas/design/hand-design.ts';
import { filterValueLabel } from '@blattwerk/schemas/languages/filter-values.ts';
import { cardUses } from '@blattwerk/schemas/shop/cards/card-uses.ts';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { furtherOccasions } from '@blattwerk/schemas/shop/occasions/further-occasions.ts';
import { occasions } from '@blattwerk/schemas/shop/occasions/occasions.ts';
import { faceOf, withFace } from '../../base/designs/hand-changes.ts';
import { changeDesign, useCard } from '../../store/designs/card-store.ts';
import { useLooks, useMaterial } from '../../store/designs/desk-data.ts';
import { useMessages } from '../messages/messages.ts';
import { ColourField } from './colour-field.tsx';
import styles from './designs.module.css';
import { Choice, TextField } from './field.tsx';

export const allOccasions = [...occasions, ...furtherOccasions] as const;
const foils = ['none', 'gold', 'rosegold', 'silver'] as const;

/** What the card is called and for, and what it looks like as a whole. */
export function CardForm() {
  const say = useMessages();
  const card = useCard((one) => one);
  const looks = useLooks().data;
  const material = useMaterial().data;
  if (!card) return null;
  const { design, face } = card;
  const set = (change: Partial<HandDesign>) => changeDesign((one) => ({ ...one, ...change }));
  const display = new Intl.DisplayNames([say.language], { type: 'language' });
  const formats = material?.types.find(({ type }) => type === design.type)?.formats ?? [design.layout.format];
  const ground = faceOf(design, face);
  return (
    <section aria-label={say('designs.card')} className={styles.section}>
      <h2>{say('designs.card')}</h2>
      <div className={styles.row}>
        <Choice
          label={say('designs.occasion')}
          onChange={(occasion) => set({ occasion })}
          options={allOccasions.map((value) => ({
            value,
            label: filterValueLabel('category', value, say.language),
          }))}
          value={design.occasion}
        />
        <Choice
          label={say('designs.use')}
          onChange={(use) => set({ use })}
          options={cardUses.map((value) => ({
            value,
            label: filterValueLabel('product', value, say.language),
          }))}
          value={design.use}
        />
      </div>
      <Choice
        label={say('designs.format')}
        onChange={(format) => {
          const chosen = formats.find((one) => sizeText(one) === format);
          if (chosen) changeDesign((one) => handDesignSchema.parse(stretchedTo(one, chosen)));
        }}
        options={formats.map((one) => ({ value: sizeText(one), label: `${sizeText(one)} mm` }))}
        value={sizeText(design.layout.format)}
      />
      <div className={styles.row}>
        <Choice
          label={say('designs.palette')}
          onChange={(palette) => set({ palette })}
          options={(looks?.palettes ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={design.palette}
        />
        <Choice
          label={say('designs.pairing')}
          onChange={(pairing) => set({ pairing })}
          options={(looks?.pairings ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={design.pairing}
        />
      </div>
      <Choice
        label={say('designs.foil')}
        onChange={(foil) => set({ foil: foil === 'none' ? null : foil })}
        options={foils.map((value) => ({ value, label: say(`designs.foil.${value}`) }))}
        value={design.foil ?? 'none'}
      />
      <fieldset className={styles.words}>
        <legend>{say('designs.ground')}</legend>
        <ColourField
          onChange={(colour) => changeDesign((one) => withFace(one, face, { ...ground, ground: colour }))}
          value={ground.ground}
        />
      </fieldset>
      <fieldset className={styles.words}>
        <legend>{say('designs.names')}</legend>
        {languages.map((language) => (
          <TextField
            key={language}
            label={display.of(language) ?? language}
            lang={language}
            onChange={(name) => {
              // An empty name would not be kept: the last one stays until there is another.
              if (name.trim() !== '') set({ names: { ...design.names, [language]: name.slice(0, 60) } });
            }}
            value={design.names[language]}
          />
        ))}
      </fieldset>
    </section>
  );
}

type Size = { width: number; height: number };

function sizeText({ width, height }: Size): string {
  return `${width} × ${height}`;
}

/** Everything in the proportions of another format; letters keep their size. */
function stretchedTo(design: HandDesign, format: Size): HandDesign {
  const { layout } = design;
  const [x, y] = [format.width / layout.format.width, format.height / layout.format.height];
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const faces = Object.fromEntries(
    Object.entries(layout.faces).map(([id, face]) => [
      id,
      face && {
        ...face,
        elements: face.elements.map((one) => ({
          ...one,
          box: {
            x: tenth(one.box.x * x),
            y: tenth(one.box.y * y),
            width: tenth(one.box.width * x),
            height: tenth(one.box.height * y),
          },
        })),
      },
    ]),
  );
  return { ...design, layout: { format, faces: { ...faces, front: faces.front ?? layout.faces.front } } };
}
