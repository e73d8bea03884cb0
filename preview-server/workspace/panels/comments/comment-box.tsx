import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Label, TextArea, TextField } from 'react-aria-components';
import inputs from '../controls/input.module.css';
import { useMessages } from '../messages/messages.ts';
import styles from './comments.module.css';

type CommentBoxProps = {
  label: string;
  action: string;
  /** Sends it; answers whether that was done. */
  send(message: string): Promise<boolean>;
};

/** Writes a comment; Ctrl+Enter sends it. */
export function CommentBox({ label, action, send }: CommentBoxProps) {
  const say = useMessages();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const submit = async () => {
    const text = message.trim();
    if (text === '' || isBusy) return;
    setBusy(true);
    const isSent = await send(text);
    if (isSent) setMessage('');
    setBusy(false);
    // The button that was pressed can do nothing any more.
    if (isSent) box.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form className={styles.box} onSubmit={onSubmit}>
      <TextField value={message} onChange={setMessage} maxLength={4000} className={inputs.stacked ?? ''}>
        <Label className={inputs.label ?? ''}>{label}</Label>
        <TextArea
          ref={box}
          className={inputs.input ?? ''}
          rows={2}
          placeholder={say('comments.keys')}
          onKeyDown={onKeyDown}
        />
      </TextField>
      <Button type="submit" isDisabled={isBusy || message.trim() === ''}>
        {action}
      </Button>
    </form>
  );
}
