import { subjectKey } from '@blattwerk/schemas/usage/subject.ts';
import {
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { blockLabel, definitionOf } from '../../base/schema/definitions.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { useUsageCounts } from '../../store/server/usage.ts';
import { closeOnEscape } from '../controls/close-on-escape.ts';
import { Dialog } from '../controls/dialog.tsx';
import inputs from '../controls/input.module.css';
import popovers from '../controls/popover.module.css';
import { useMessages } from '../messages/messages.ts';
import { usageSentence } from '../usage/usage-sentences.ts';
import styles from './block-chooser.module.css';

const nowhere = { pages: 0, live: 0 };

type BlockChooserProps = { allowed: readonly string[]; choose(component: string): void };

/** Finds a block among those the field takes, by name or description. */
export function BlockChooser({ allowed, choose }: BlockChooserProps) {
  const say = useMessages();
  const { data: counts } = useUsageCounts('block');
  const { contains } = useFilter({ sensitivity: 'base' });
  const folders = Map.groupBy(allowed, (name) => definitionOf(name)?.folder ?? say('blocks.noFolder'));
  const pick = (name: string) => {
    closeDialog();
    choose(name);
  };
  return (
    <Dialog title={say('blocks.choose')} size="medium" onClose={closeDialog}>
      <div className={styles.chooser} onKeyDownCapture={closeOnEscape}>
        <Autocomplete filter={contains}>
          <SearchField aria-label={say('blocks.search')} autoFocus className={styles.search ?? ''}>
            <Input className={inputs.input ?? ''} placeholder={say('blocks.search')} />
          </SearchField>
          <ListBox
            aria-label={say('blocks.choose')}
            className={styles.list ?? ''}
            onAction={(key) => pick(String(key))}
            renderEmptyState={() => <p className={styles.none}>{say('blocks.noneFound')}</p>}
          >
            {[...folders].map(([folder, names]) => (
              <ListBoxSection key={folder} id={folder}>
                <Header className={popovers.group}>{folder}</Header>
                {names.map((name) => {
                  const description = definitionOf(name)?.description ?? '';
                  return (
                    <ListBoxItem
                      key={name}
                      id={name}
                      textValue={`${blockLabel(name)} ${description}`}
                      className={styles.block ?? ''}
                    >
                      <span className={styles.name}>{blockLabel(name)}</span>
                      <span className={styles.description}>{description}</span>
                      {counts && (
                        <span className={styles.usage}>
                          {usageSentence(say, name, counts[subjectKey('block', name)] ?? nowhere)}
                        </span>
                      )}
                    </ListBoxItem>
                  );
                })}
              </ListBoxSection>
            ))}
          </ListBox>
        </Autocomplete>
      </div>
    </Dialog>
  );
}
