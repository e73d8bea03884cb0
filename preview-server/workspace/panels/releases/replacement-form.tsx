import { useId, useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import {
  type ReplacementKind,
  type ReplacementWish,
  replacementKinds,
} from '../../base/api/replacements-api.ts';
import inputs from '../controls/input.module.css';
import { TextBox } from '../controls/text-box.tsx';
import { useMessages } from '../messages/messages.ts';
import plans from '../planning/planning.module.css';
import { ChoiceOf, type Chosen } from './choice-of.tsx';
import styles from './releases.module.css';

/** What is to be replaced, with the names that editors know the two by. */
export type NamedWish = { wish: ReplacementWish; from: string; to: string };

/** Asks what is to be put in another's place: words, a product, a theme or a picture. */
export function ReplacementForm({ onChange }: { onChange(wish: NamedWish | undefined): void }) {
  const say = useMessages();
  const [kind, setKind] = useState<ReplacementKind>('words');
  return (
    <>
      <RadioGroup
        value={kind}
        className={inputs.stacked ?? ''}
        onChange={(chosen) => {
          setKind(replacementKinds.find((each) => each === chosen) ?? kind);
          onChange(undefined);
        }}
      >
        <Label className={inputs.label ?? ''}>{say('replace.what')}</Label>
        <div className={plans.choices}>
          {replacementKinds.map((each) => (
            <Radio key={each} value={each} className={plans.choice ?? ''}>
              {say(`replace.kind.${each}`)}
            </Radio>
          ))}
        </div>
      </RadioGroup>
      {kind === 'words' ? (
        <Words onChange={onChange} />
      ) : (
        <Things key={kind} kind={kind} onChange={onChange} />
      )}
    </>
  );
}

type PartProps = { onChange(wish: NamedWish | undefined): void };

function Words({ onChange }: PartProps) {
  const say = useMessages();
  const [words, setWords] = useState({ from: '', to: '', isWhole: true });
  const checkId = useId();
  const change = (next: typeof words) => {
    setWords(next);
    const { from, to, isWhole } = next;
    const isReady = from.trim() !== '' && from !== to;
    onChange(isReady ? { wish: { kind: 'words', from, to, isWhole }, from, to: to || '–' } : undefined);
  };
  return (
    <>
      <div className={styles.pair}>
        <TextBox
          label={say('replace.from')}
          value={words.from}
          onChange={(from) => change({ ...words, from })}
        />
        <TextBox label={say('replace.to')} value={words.to} onChange={(to) => change({ ...words, to })} />
      </div>
      <label htmlFor={checkId} className={styles.replaced}>
        <input
          id={checkId}
          type="checkbox"
          checked={words.isWhole}
          onChange={(event) => change({ ...words, isWhole: event.target.checked })}
        />
        {say('replace.whole')}
      </label>
      <p className={styles.hint}>{say('replace.wordsHelp')}</p>
    </>
  );
}

function Things({ kind, onChange }: PartProps & { kind: Exclude<ReplacementKind, 'words'> }) {
  const [from, setFrom] = useState<Chosen>();
  const [to, setTo] = useState<Chosen>();
  const say = useMessages();
  const tell = (one: Chosen | undefined, other: Chosen | undefined) =>
    onChange(
      one && other
        ? { wish: wishOf(kind, one.value, other.value), from: one.name, to: other.name }
        : undefined,
    );
  return (
    <div className={styles.pair}>
      <ChoiceOf
        kind={kind}
        of={undefined}
        label={say('replace.from')}
        chosen={from}
        onChoose={(one) => {
          setFrom(one);
          setTo(undefined);
          tell(one, undefined);
        }}
      />
      {from && (
        <ChoiceOf
          key={from.value}
          kind={kind}
          of={from.value}
          label={say('replace.to')}
          chosen={to}
          onChoose={(other) => {
            setTo(other);
            tell(from, other);
          }}
        />
      )}
    </div>
  );
}

function wishOf(kind: Exclude<ReplacementKind, 'words'>, from: string, to: string): ReplacementWish {
  return kind === 'product' ? { kind, from, to } : { kind, from: Number(from), to: Number(to) };
}
