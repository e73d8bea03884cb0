import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { jumpTo } from '../../actions/block/jump-to.ts';
import { blockOf } from '../../base/content/block-index.ts';
import { useDocument } from '../../store/page/document.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { useSettings } from '../../store/settings-store.ts';
import { useMessages } from '../messages/messages.ts';
import { FindingItem, gravestFirst } from './finding-item.tsx';
import { itemOf } from './finding-item-place.ts';
import { findingPlace } from './finding-place.ts';
import styles from './findings.module.css';
import { FixButtons } from './fix-buttons.tsx';

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
  const { languages } = useOpenSession().config;
  const open = useDocument((document) => document);
  return (
    <ul aria-label={say('findings.title')} className={styles.list}>
      {gravestFirst(findings).map((finding) => (
        <FindingItem
          key={`${finding.code} ${finding.path.join('.')}`}
          severity={finding.severity}
          place={findingPlace(
            say,
            open && blockOf(open.content, open.index, finding.uid ?? ''),
            finding.field,
            languages,
          )}
          sentence={
            <Button
              kind="link"
              onPress={() => {
                onJump();
                jumpTo(finding.uid, finding.field, itemOf(finding));
              }}
            >
              {finding.message[language]}
            </Button>
          }
        >
          <FixButtons finding={finding} onFixed={onFixed} />
        </FindingItem>
      ))}
      {findings.length === 0 && <li className={styles.none}>{say('findings.allFixed')}</li>}
    </ul>
  );
}
