import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import { changeSegment } from '../../actions/flags/change-flag.ts';
import { isSegmentName, readKeys } from '../../base/flags/rollout-draft.ts';
import { useFlags } from '../../store/flags/flag-data.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { Field } from './field.tsx';
import styles from './flags.module.css';

/** Lists of visitors by their keys: who is put in, and who is taken out. */
export function SegmentForm() {
  const say = useMessages();
  const segments = useFlags().data?.segments ?? [];
  const [name, setName] = useState('');
  const [keys, setKeys] = useState('');
  const [answer, setAnswer] = useState<{ tone: 'info' | 'error'; text: string }>();
  const change = async (isAdded: boolean) => {
    const read = readKeys(keys);
    if (!isSegmentName(name)) return setAnswer({ tone: 'error', text: say('flags.fault.segment') });
    if (read.length === 0 || read.some((key) => key.length > 250))
      return setAnswer({ tone: 'error', text: say('flags.fault.keys') });
    const change = { segment: name, add: isAdded ? read : [], remove: isAdded ? [] : read };
    const done = await changeSegment(change);
    if (!done.ok) return setAnswer({ tone: 'error', text: errorSentence(say, done.error) });
    setAnswer({ tone: 'info', text: say('flags.segmentHas', { name, count: done.value.keys }) });
    setKeys('');
  };
  return (
    <section aria-label={say('flags.segments')} className={styles.section}>
      <h2>{say('flags.segments')}</h2>
      {segments.length === 0 ? (
        <p className={styles.hint}>{say('flags.segmentsNone')}</p>
      ) : (
        <ul className={styles.plain}>
          {segments.map(({ segment, keys: count }) => (
            <li key={segment}>{say('flags.segmentHas', { name: segment, count })}</li>
          ))}
        </ul>
      )}
      {answer && <Notice tone={answer.tone}>{answer.text}</Notice>}
      <Field label={say('flags.segmentName')}>
        {(id) => <input id={id} onChange={(event) => setName(event.target.value)} value={name} />}
      </Field>
      <Field hint={say('flags.keysHint')} label={say('flags.keys')}>
        {(id) => <textarea id={id} onChange={(event) => setKeys(event.target.value)} rows={3} value={keys} />}
      </Field>
      <div className={styles.actions}>
        <Button onPress={() => void change(true)}>{say('flags.segmentAdd')}</Button>
        <Button onPress={() => void change(false)}>{say('flags.segmentRemove')}</Button>
      </div>
    </section>
  );
}
