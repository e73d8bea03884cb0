import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { type FormEvent, useState } from 'react';
import { makeFlag } from '../../actions/flags/change-flag.ts';
import { readKeys } from '../../base/flags/rollout-draft.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { type MessageKey, useMessages } from '../messages/messages.ts';
import { Field } from './field.tsx';
import styles from './flags.module.css';

const namePattern = /^[a-z0-9][a-z0-9-]{2,59}$/;
const treatmentPattern = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Makes a flag; visitors see nothing of it until it is rolled out. */
export function NewFlagForm() {
  const say = useMessages();
  const [label, setLabel] = useState('');
  const [name, setName] = useState('');
  const [treatments, setTreatments] = useState('on');
  const [refusal, setRefusal] = useState<string>();
  const named = readKeys(treatments);
  const faultOf = (): MessageKey | undefined => {
    if (label.trim() === '') return 'flags.fault.label';
    if (!namePattern.test(name)) return 'flags.fault.name';
    const areNamed = named.length > 0 && named.length <= 10;
    return areNamed && named.every((one) => treatmentPattern.test(one))
      ? undefined
      : 'flags.fault.treatments';
  };
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const fault = faultOf();
    if (fault) return setRefusal(say(fault));
    const made = await makeFlag({ flag: name, label: label.trim(), treatments: named });
    if (!made.ok) return setRefusal(errorSentence(say, made.error));
    setRefusal(undefined);
    setLabel('');
    setName('');
  };
  return (
    <form aria-label={say('flags.new')} className={styles.section} onSubmit={(event) => void make(event)}>
      <h2>{say('flags.new')}</h2>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <Field label={say('flags.label')}>
        {(id) => <input id={id} onChange={(event) => setLabel(event.target.value)} value={label} />}
      </Field>
      <Field hint={say('flags.nameHint')} label={say('flags.name')}>
        {(id) => <input id={id} onChange={(event) => setName(event.target.value)} value={name} />}
      </Field>
      <Field hint={say('flags.treatmentsHint')} label={say('flags.treatments')}>
        {(id) => <input id={id} onChange={(event) => setTreatments(event.target.value)} value={treatments} />}
      </Field>
      <div className={styles.actions}>
        <Button type="submit">{say('flags.make')}</Button>
      </div>
    </form>
  );
}
