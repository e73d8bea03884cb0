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
import { newBlock } from '../../base/schema/new-block.ts';
import { closeDialog, type InsertChoice } from '../../store/dialog-store.ts';
import { useUsageCounts } from '../../store/server/usage.ts';
import { closeOnEscape } from '../controls/close-on-escape.ts';
import { Dialog } from '../controls/dialog.tsx';
import inputs from '../controls/input.module.css';
import popovers from '../controls/popover.module.css';
import { useMessages } from '../messages/messages.ts';
import { usageSentence } from '../usage/usage-sentences.ts';
import styles from './block-chooser.module.css';
import { placeSentence } from './place-sentence.ts';

const nowhere = { pages: 0, live: 0 };

/** Finds a block among those that the places offered take, by name or description. */
export function BlockChooser({ choices }: { choices: readonly InsertChoice[] }) {
  const say = useMessages();
  const { data: counts } = useUsageCounts('block');
  const { contains } = useFilter({ sensitivity: 'base' });
  const groups = choices.flatMap(({ place, allowed }, position) => {
    const folders = Map.groupBy(allowed, (name) => definitionOf(name)?.folder ?? say('blocks.noFolder'));
    const where = place && choices.length > 1 ? `${placeSentence(say, place)}: ` : '';
    return [...folders].map(([folder, names]) => ({
      id: `${position} ${folder}`,
      title: `${where}${folder}`,
      names,
    }));
  });
  const only = choices.length === 1 ? choices[0]?.place : undefined;
  const pick = (name: string) => {
    closeDialog();
    choices.find(({ allowed }) => allowed.includes(name))?.choose([newBlock(name)]);
  };
  return (
    <Dialog title={say('blocks.choose')} size="medium" onClose={closeDialog}>
      <div className={styles.chooser} onKeyDownCapture={closeOnEscape}>
        {only && <p className={styles.place}>{placeSentence(say, only)}</p>}
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
            {groups.map(({ id, title, names }) => (
              <ListBoxSection key={id} id={id}>
                <Header className={popovers.group}>{title}</Header>
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
