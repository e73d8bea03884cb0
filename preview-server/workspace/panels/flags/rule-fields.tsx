import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { FlagRollout } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import { useState } from 'react';
import { readKeys } from '../../base/flags/rollout-draft.ts';
import { useFlags } from '../../store/flags/flag-data.ts';
import { useMessages } from '../messages/messages.ts';
import { Choice, Field } from './field.tsx';
import styles from './flags.module.css';

type Rule = FlagRollout['rules'][number];
type Treatment = { value: string; label: string };
type RuleFieldsProps = {
  rules: readonly Rule[];
  treatments: readonly Treatment[];
  onChange(rules: Rule[]): void;
};

/** Who is shown a treatment without any lot; the first line that fits counts. */
export function RuleFields({ rules, treatments, onChange }: RuleFieldsProps) {
  const say = useMessages();
  const segments = useFlags().data?.segments ?? [];
  const treatment = treatments.find(({ value }) => value !== 'off')?.value ?? 'off';
  const set = (place: number, rule: Rule) => onChange(rules.with(place, rule));
  return (
    <fieldset className={styles.group}>
      <legend>{say('flags.rules')}</legend>
      {rules.map((rule, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rules have no name of their own, and keep their order.
        <div className={styles.rule} key={place}>
          <RuleField
            onChange={(changed) => set(place, changed)}
            rule={rule}
            segments={segments.map(({ segment }) => segment)}
          />
          <Choice
            label={say('flags.sees')}
            onChange={(value) => set(place, { ...rule, treatment: value })}
            options={treatments}
            value={rule.treatment}
          />
          <Button kind="plain" onPress={() => onChange(rules.filter((_, at) => at !== place))}>
            {say('flags.removeRule')}
          </Button>
        </div>
      ))}
      <div className={styles.actions}>
        <Button onPress={() => onChange([...rules, { by: 'keys', keys: [], treatment }])}>
          {say('flags.addKeys')}
        </Button>
        {segments[0] && (
          <Button
            onPress={() =>
              onChange([...rules, { by: 'segment', segment: segments[0]?.segment ?? '', treatment }])
            }
          >
            {say('flags.addSegment')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

type RuleFieldProps = { rule: Rule; segments: readonly string[]; onChange(rule: Rule): void };

function RuleField({ rule, segments, onChange }: RuleFieldProps) {
  const say = useMessages();
  if (rule.by === 'version') return <p>{say('flags.versionRule', { version: rule.atLeast })}</p>;
  if (rule.by === 'keys')
    return <KeysField keys={rule.keys} onChange={(keys) => onChange({ ...rule, keys })} />;
  const offered = [...new Set([rule.segment, ...segments])];
  return (
    <Choice
      label={say('flags.segmentOf')}
      onChange={(segment) => onChange({ ...rule, segment })}
      options={offered.map((value) => ({ value, label: value }))}
      value={rule.segment}
    />
  );
}

/** Keeps what is typed, of which an unfinished line is no key yet. */
function KeysField({ keys, onChange }: { keys: readonly string[]; onChange(keys: string[]): void }) {
  const say = useMessages();
  const [typed, setTyped] = useState(keys.join('\n'));
  return (
    <Field hint={say('flags.keysHint')} label={say('flags.keys')}>
      {(id) => (
        <textarea
          id={id}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(readKeys(event.target.value));
          }}
          rows={2}
          value={typed}
        />
      )}
    </Field>
  );
}
