import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { jumpTo } from '../../actions/block/jump-to.ts';
import { blockLabel, definitionOf, fieldLabel } from '../../base/schema/definitions.ts';
import { useDocument } from '../../store/page/document.ts';
import { useSettings } from '../../store/settings-store.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './findings.module.css';
import { FixButtons } from './fix-buttons.tsx';

const order = { error: 0, warning: 1, info: 2 };

type FindingListProps = {
  findings: readonly Finding[];
  onJump(): void;
  /** Called when one was put right. */
  onFixed?(): void;
};

/** Findings of the open page, the gravest first; each leads to its field, and can be put right where there is a way. */
export function FindingList({ findings, onJump, onFixed }: FindingListProps) {
  const say = useMessages();
  const language = useSettings((settings) => settings.language);
  const index = useDocument((open) => open.index);
  const sorted = findings.toSorted((one, other) => order[one.severity] - order[other.severity]);
  const placeOf = ({ uid, field }: Finding): string => {
    const component = uid === undefined ? undefined : index?.get(uid)?.component;
    if (component === undefined) return '';
    const [name, translation] = (field ?? '').split('__i18n__');
    const definition = definitionOf(component)?.fields.find((each) => each.name === name);
    const fieldName = definition ? fieldLabel(definition) : name;
    return [blockLabel(component), fieldName, translation].filter(Boolean).join(' › ');
  };
  return (
    <ul aria-label={say('findings.title')} className={styles.list}>
      {sorted.map((finding) => (
        <li className={styles.item} key={`${finding.code} ${finding.path.join('.')}`}>
          <span
            className={styles.mark}
            data-severity={finding.severity}
            role="img"
            aria-label={say(`severity.${finding.severity}`)}
          />
          <Button
            kind="link"
            onPress={() => {
              onJump();
              jumpTo(finding.uid, finding.field);
            }}
          >
            {finding.message[language]}
          </Button>
          <span className={styles.where}>{placeOf(finding)}</span>
          <FixButtons finding={finding} onFixed={onFixed} />
        </li>
      ))}
      {sorted.length === 0 && <li className={styles.none}>{say('findings.allFixed')}</li>}
    </ul>
  );
}
