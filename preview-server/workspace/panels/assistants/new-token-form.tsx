import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { type FormEvent, useState } from 'react';
import type { AssistantRole } from '../../../assistant/tokens/assistant-role.ts';
import type { TokenWish } from '../../base/api/assistants-api.ts';
import { Select } from '../controls/select.tsx';
import { TextBox } from '../controls/text-box.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './assistants.module.css';

const terms = ['30', '90', '365', 'open'] as const;
type Term = (typeof terms)[number];

/** Which program, what it may do and for how long. */
export function NewTokenForm({ make }: { make(wish: TokenWish): Promise<boolean> }) {
  const say = useMessages();
  const [name, setName] = useState('');
  const [role, setRole] = useState<AssistantRole>('author');
  const [term, setTerm] = useState<Term>('90');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const days = term === 'open' ? undefined : Number(term);
    if (await make({ name: name.trim(), role, days })) setName('');
  };
  return (
    <form className={styles.make} onSubmit={(event) => void send(event)}>
      <TextBox
        label={say('assistants.name')}
        help={say('assistants.nameHelp')}
        value={name}
        onChange={(next) => setName(next.slice(0, 60))}
        autoFocus
      />
      <Select<AssistantRole>
        label={say('assistants.role')}
        value={role}
        options={[
          { value: 'author', label: say('assistants.role.author') },
          { value: 'reader', label: say('assistants.role.reader') },
        ]}
        onChange={setRole}
      />
      <Select<Term>
        label={say('share.days')}
        value={term}
        options={terms.map((value) => ({ value, label: say(`assistants.term.${value}`) }))}
        onChange={setTerm}
      />
      <Button kind="main" type="submit" isDisabled={name.trim() === ''}>
        {say('assistants.make')}
      </Button>
    </form>
  );
}
