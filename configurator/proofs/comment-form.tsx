import { proofCommentLength, proofNameLength } from '@blattwerk/schemas/configurator/proof-limits.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { Proof } from '@blattwerk/schemas/web-api/configurator/proof-endpoints.ts';
import { type FormEvent, useId, useState } from 'react';
import controls from '../controls/controls.module.css';
import { type Say, slotName } from '../texts.ts';
import styles from './proofs.module.css';

/** A place of a page: shares of its width and height. */
export type Pin = { page: string; x: number; y: number };

type CommentFormProps = {
  id: string;
  ask: WebApiClient;
  pin: Pin;
  /** Of the page: other words can be suggested for them. */
  texts: Proof['pages'][number]['texts'];
  onSaid(comments: Proof['comments']): void;
  onClose(): void;
  say: Say;
};

/** Says something of a place of a page. */
export function CommentForm({ id: link, ask, pin, texts, onSaid, onClose, say }: CommentFormProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [slot, setSlot] = useState('');
  const [words, setWords] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const wordsOf = (of: string) => texts.find((one) => one.slot === of)?.words ?? '';
  const choose = (chosen: string) => {
    setSlot(chosen);
    setWords(wordsOf(chosen));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsSending(true);
    // Words that are there already are no suggestion.
    const isOther = words.trim() !== '' && words.trim() !== wordsOf(slot).trim();
    const suggestion = slot !== '' && isOther ? { slot, words } : null;
    const answer = await ask('POST /web-api/proofs/{id}/comments', {
      params: { id: link },
      body: { ...pin, name, text, suggestion },
    });
    setIsSending(false);
    if (answer.ok) onSaid(answer.value.comments);
    else setRefusal(answer.problem.message?.text ?? say('proofRefused'));
  };

  return (
    <form aria-label={say('proofSay')} className={styles.form} onSubmit={(event) => void send(event)}>
      <div className={controls.field}>
        <label htmlFor={`${id}-name`}>{say('proofName')}</label>
        <input
          // biome-ignore lint/a11y/noAutofocus: who has pressed the card wants to write
          autoFocus
          autoComplete="given-name"
          id={`${id}-name`}
          maxLength={proofNameLength}
          onChange={(event) => setName(event.target.value)}
          required
          value={name}
        />
      </div>
      <div className={controls.field}>
        <label htmlFor={`${id}-text`}>{say('proofText')}</label>
        <textarea
          id={`${id}-text`}
          maxLength={proofCommentLength}
          onChange={(event) => setText(event.target.value)}
          required
          rows={3}
          value={text}
        />
      </div>
      {texts.length > 0 && (
        <div className={controls.field}>
          <label htmlFor={`${id}-slot`}>{say('proofSuggest')}</label>
          <select id={`${id}-slot`} onChange={(event) => choose(event.target.value)} value={slot}>
            <option value="">{say('proofNoSuggestion')}</option>
            {texts.map((one) => (
              <option key={one.slot} value={one.slot}>
                {say(...slotName(one.slot))}
              </option>
            ))}
          </select>
        </div>
      )}
      {slot !== '' && (
        <div className={controls.field}>
          <label htmlFor={`${id}-words`}>{say('proofWords')}</label>
          <textarea
            id={`${id}-words`}
            maxLength={proofCommentLength}
            onChange={(event) => setWords(event.target.value)}
            required
            rows={3}
            value={words}
          />
        </div>
      )}
      <div role="status">{refusal !== undefined && <p className={controls.said}>{refusal}</p>}</div>
      <div className={controls.ways}>
        <button className={controls.action} disabled={isSending} type="submit">
          {say('proofSend')}
        </button>
        <button className={controls.way} onClick={onClose} type="button">
          {say('cancel')}
        </button>
      </div>
    </form>
  );
}
