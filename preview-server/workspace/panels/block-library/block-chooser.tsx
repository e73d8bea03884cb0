import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { subjectKey } from '@blattwerk/schemas/usage/subject.ts';
import { useMemo, useState } from 'react';
import {
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
} from 'react-aria-components';
import { beginFrom } from '../../actions/block/insert-blocks.ts';
import { closeDialog, type InsertChoice, openDialog } from '../../store/dialog-store.ts';
import { useSavedSections } from '../../store/server/saved-sections.ts';
import { useUsageCounts } from '../../store/server/usage.ts';
import { closeOnEscape } from '../controls/close-on-escape.ts';
import { Dialog } from '../controls/dialog.tsx';
import inputs from '../controls/input.module.css';
import { useMessages } from '../messages/messages.ts';
import { usageSentence } from '../usage/usage-sentences.ts';
import styles from './block-library.module.css';
import { BlockPicture } from './block-picture.tsx';
import { blockGroups, foundElsewhere, savedGroup, searchOffers, templateGroup } from './library-offers.ts';
import { placeSentence } from './place-sentence.ts';
import { useEmptyPage } from './use-empty-page.ts';

const nowhere = { pages: 0, live: 0 };

/** The library: every block the places offered take, with its picture, saved sections, and templates for an empty page. */
export function BlockChooser({ choices }: { choices: readonly InsertChoice[] }) {
  const say = useMessages();
  const [typed, setTyped] = useState('');
  const { data: counts } = useUsageCounts('block');
  const { data: saved } = useSavedSections();
  const emptyPage = useEmptyPage();
  const all = useMemo(
    () => [
      ...templateGroup(say, emptyPage, beginFrom),
      ...savedGroup(say, saved ?? [], choices),
      ...blockGroups(say, choices),
    ],
    [say, emptyPage, saved, choices],
  );
  const groups = useMemo(() => searchOffers(all, typed), [all, typed]);
  const elsewhere = foundElsewhere(say, typed, choices);
  const offering = choices.filter(({ allowed }) => allowed.length > 0);
  const only = offering.length === 1 ? offering[0]?.place : undefined;
  const insert = (id: string) => {
    closeDialog();
    all
      .flatMap(({ offers }) => offers)
      .find((offer) => offer.id === id)
      ?.insert();
  };
  return (
    <Dialog
      title={say('blocks.choose')}
      size="large"
      onClose={closeDialog}
      actions={
        (saved ?? []).length > 0 && (
          <Button kind="link" onPress={() => openDialog('saved-sections', {})}>
            {say('saved.manage')}
          </Button>
        )
      }
    >
      <div className={styles.library} onKeyDownCapture={closeOnEscape}>
        <Autocomplete inputValue={typed} onInputChange={setTyped}>
          <div className={styles.top}>
            <SearchField aria-label={say('blocks.search')} autoFocus>
              <Input className={inputs.input ?? ''} placeholder={say('blocks.search')} />
            </SearchField>
            {only && <p className={styles.place}>{placeSentence(say, only)}</p>}
          </div>
          <ListBox
            aria-label={say('blocks.choose')}
            layout="grid"
            className={styles.list ?? ''}
            onAction={(key) => insert(String(key))}
            renderEmptyState={() => <p className={styles.none}>{say('blocks.noneFound')}</p>}
          >
            {groups.map(({ id, title, offers }) => (
              <ListBoxSection key={id} id={id} className={styles.group ?? ''}>
                <Header className={styles.title}>
                  {title} <span className={styles.count}>{offers.length}</span>
                </Header>
                {offers.map(({ id: key, name, description, component }) => (
                  <ListBoxItem
                    key={key}
                    id={key}
                    textValue={`${name} ${description}`}
                    className={styles.offer ?? ''}
                  >
                    <BlockPicture component={component} />
                    <span className={styles.name}>{name}</span>
                    <span className={styles.description}>{description}</span>
                    {counts && key === component && (
                      <span className={styles.usage}>
                        {usageSentence(say, component, counts[subjectKey('block', component)] ?? nowhere)}
                      </span>
                    )}
                  </ListBoxItem>
                ))}
              </ListBoxSection>
            ))}
          </ListBox>
        </Autocomplete>
        {elsewhere.map(({ name, takenBy }) => (
          <p key={name} className={styles.elsewhere}>
            {say('blocks.elsewhere', { name, places: takenBy.join(', ') })}
          </p>
        ))}
      </div>
    </Dialog>
  );
}
