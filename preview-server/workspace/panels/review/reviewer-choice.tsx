import { may } from '../../../roles/roles.ts';
import { useColleagues } from '../../store/server/review.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { Select } from '../controls/select.tsx';
import { TextBox } from '../controls/text-box.tsx';
import { useMessages } from '../messages/messages.ts';

type ReviewerChoiceProps = { value: string; onChange(name: string): void };

const anybody = 'anybody';

/** Whom to ask: one who may approve, where there are accounts, else a name. */
export function ReviewerChoice({ value, onChange }: ReviewerChoiceProps) {
  const say = useMessages();
  const { member } = useOpenSession();
  const { data = [] } = useColleagues();
  const able = data.filter(({ name, role }) => may(role, 'approve') && name !== member?.name);
  if (data.length === 0)
    return (
      <TextBox
        label={say('review.reviewer')}
        value={value}
        onChange={(name) => onChange(name.slice(0, 60))}
      />
    );
  return (
    <Select
      label={say('review.reviewer')}
      value={value || anybody}
      options={[
        { value: anybody, label: say('review.anybody') },
        ...able.map(({ name }) => ({ value: name, label: name })),
      ]}
      onChange={(name) => onChange(name === anybody ? '' : name)}
    />
  );
}
