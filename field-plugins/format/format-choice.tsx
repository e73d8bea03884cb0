import { centimetres, dinNameAndWay } from '@blattwerk/schemas/shop/sizes/format-names.ts';
import { useContext } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { LanguageContext } from '../messages/messages.ts';
import styles from './format.module.css';
import { useFormatMessages } from './format-messages.ts';
import { type Choice, type ChoiceGroup, commonScale } from './scaled-formats.ts';
import { Sheet } from './sheet.tsx';

type FormatChoiceProps = {
  groups: readonly ChoiceGroup[];
  /** A size that was entered freely, and is allowed. */
  own: Choice | undefined;
  /** `148x105`; the product's standard format where there is none. */
  chosen: string | undefined;
  choose(format: string | undefined): void;
  /** Pixels that the longest side takes. */
  room: number;
};

/** Stands for the product's standard format, which is stored as nothing. */
const standard = '';

/** All sizes side by side to one scale, as one group of radio buttons. */
export function FormatChoice({ groups, own, chosen, choose, room }: FormatChoiceProps) {
  const say = useFormatMessages();
  const all = groups.flatMap(({ choices }) => choices);
  const scale = commonScale(own ? [...all, own] : all, room);
  const opening = all.find(({ isDefault }) => isDefault);
  return (
    <RadioGroup
      aria-label={say('format')}
      value={chosen ?? standard}
      onChange={(value) => choose(value === standard ? undefined : value)}
      className={styles.groups}
    >
      <Radio value={standard} className={styles.standard}>
        <span className={styles.dot} />
        <span>
          {say('standard')}
          {opening && <small>{say('standardNow', { format: opening.name })}</small>}
        </span>
      </Radio>
      {own && <Shelf label={say('own')} choices={[own]} scale={scale} />}
      {groups.map(({ orientation, choices }) => (
        <Shelf key={orientation} label={say(orientation)} choices={choices} scale={scale} />
      ))}
    </RadioGroup>
  );
}

type ShelfProps = { label: string; choices: readonly Choice[]; scale: number };

function Shelf({ label, choices, scale }: ShelfProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.shelf}>
        {choices.map((choice) => (
          <FormatRadio key={choice.text} choice={choice} scale={scale} />
        ))}
      </div>
    </fieldset>
  );
}

function FormatRadio({ choice, scale }: { choice: Choice; scale: number }) {
  const say = useFormatMessages();
  const language = useContext(LanguageContext);
  const din = dinNameAndWay(choice, language);
  const name = choice.isDefault ? `${choice.name} (${say('isStandard')})` : choice.name;
  return (
    <Radio value={choice.text} aria-label={name} className={styles.format}>
      <span className={styles.ground}>
        <Sheet width={choice.width} height={choice.height} scale={scale} />
        {choice.isDefault && <em className={styles.tag}>{say('isStandard')}</em>}
      </span>
      <span className={styles.caption}>
        {din && <strong>{din}</strong>}
        <span>{centimetres(choice, language)}</span>
      </span>
    </Radio>
  );
}
