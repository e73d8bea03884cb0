import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { GridList, GridListItem } from 'react-aria-components';
import { useMessages } from '../messages/messages.ts';
import type { ComparedChange } from './compared-change.ts';
import styles from './comparison.module.css';
import { FieldDifference } from './field-difference.tsx';

/** What can be done about a change. */
export type ChangeAction = { label: string; run(): void };

type ChangeListProps = {
  changes: readonly ComparedChange[];
  /** `_uid` of the change that both pages are at. */
  chosen: string | undefined;
  onChoose(uid: string): void;
  actionsOf?: ((change: ComparedChange) => readonly ChangeAction[]) | undefined;
};

/** Every change, block by block; arrows lead from one to the next, and both pages follow. */
export function ChangeList({ changes, chosen, onChoose, actionsOf }: ChangeListProps) {
  const say = useMessages();
  return (
    <GridList
      className={styles.changes ?? ''}
      aria-label={say('comparison.changes')}
      autoFocus="first"
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={chosen === undefined ? [] : [keyOf(chosen)]}
      onSelectionChange={(keys) => {
        const found = changes.find(({ change }) => keys !== 'all' && keys.has(keyOf(change.uid)));
        if (found) onChoose(found.change.uid);
      }}
    >
      {changes.map((compared) => {
        const { change, block, label, title, kinds, fields, way } = compared;
        const name = [label, title].filter(Boolean).join(' · ');
        const told = kinds.map((kind) => say(`comparison.kind.${kind}`)).join(', ');
        const actions = actionsOf?.(compared) ?? [];
        return (
          <GridListItem
            key={change.uid}
            id={keyOf(change.uid)}
            textValue={`${name}: ${told}`}
            className={styles.change ?? ''}
          >
            <span className={styles.block}>
              <strong>{label}</strong>
              {title && <span className={styles.title}>{title}</span>}
            </span>
            <span className={styles.kinds}>
              {kinds.map((kind) => (
                <span key={kind} className={styles.kind} data-kind={kind}>
                  {say(`comparison.kind.${kind}`)}
                </span>
              ))}
            </span>
            {way && <span className={styles.way}>{way}</span>}
            {fields.length > 0 && (
              <dl className={styles.fields}>
                {fields.map((field) => (
                  <FieldDifference key={field.field} block={block} change={field} />
                ))}
              </dl>
            )}
            {actions.length > 0 && (
              <span className={styles.action}>
                {actions.map((action) => (
                  <Button key={action.label} kind="link" onPress={action.run}>
                    {action.label}
                  </Button>
                ))}
              </span>
            )}
          </GridListItem>
        );
      })}
    </GridList>
  );
}

/** The page itself has an empty key. */
const keyOf = (uid: string): string => `block ${uid}`;
