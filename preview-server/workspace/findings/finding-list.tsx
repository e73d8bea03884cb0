import type { Finding } from '@blattwerk/schemas/rules/finding.ts';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { jumpTo } from '../form/form-store.ts';
import { useMessages } from '../messages/messages.ts';
import { blockLabel, definitionOf, fieldLabel } from '../schema/definitions.ts';
import { useSettings } from '../session/settings-store.ts';
import { useDocument } from '../store/document.ts';
import styles from './findings.module.css';

const order = { error: 0, warning: 1, info: 2 };

type FindingListProps = { findings: readonly Finding[]; onJump(): void };

/** Findings of the open page, the gravest first; choosing one leads to its field. */
export function FindingList({ findings, onJump }: FindingListProps) {
  const say = useMessages();
  const language = useSettings((settings) => settings.language);
  const index = useDocument((open) => open.index);
  const sorted = findings
    .map((finding, position) => ({ finding, id: String(position) }))
    .sort((one, other) => order[one.finding.severity] - order[other.finding.severity]);
  const placeOf = ({ uid, field }: Finding): string => {
    const component = uid === undefined ? undefined : index?.get(uid)?.component;
    if (component === undefined) return '';
    const [name, translation] = (field ?? '').split('__i18n__');
    const definition = definitionOf(component)?.fields.find((each) => each.name === name);
    const fieldName = definition ? fieldLabel(definition) : name;
    return [blockLabel(component), fieldName, translation].filter(Boolean).join(' › ');
  };
  return (
    <ListBox
      aria-label={say('findings.title')}
      className={styles.list ?? ''}
      items={sorted}
      onAction={(key) => {
        const chosen = sorted.find(({ id }) => id === key)?.finding;
        if (!chosen) return;
        onJump();
        jumpTo(chosen.uid, chosen.field);
      }}
    >
      {({ id, finding }) => (
        <ListBoxItem id={id} className={styles.item ?? ''} textValue={finding.message[language]}>
          <span
            className={styles.mark}
            data-severity={finding.severity}
            role="img"
            aria-label={say(`severity.${finding.severity}`)}
          />
          <span>{finding.message[language]}</span>
          <span className={styles.where}>{placeOf(finding)}</span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}
