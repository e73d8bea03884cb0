import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { Folder, FolderPlus, Images } from 'lucide-react';
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { makeFolder, removeFolder, renameFolder } from '../../actions/assets/asset-actions.ts';
import type { ApiError } from '../../base/api/result.ts';
import { useFolders } from '../../store/server/library.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './folder-list.module.css';
import { FolderName } from './folder-name.tsx';
import { folderRows } from './folder-tree.ts';
import type { LibraryView } from './use-library-view.ts';

const everything = 'all';
const unfiled = 0;

type Editing = 'new' | 'rename' | 'delete' | undefined;

/** The library's folders: the open one decides what is shown, and where new files come to lie. */
export function FolderList({ view: { query, ask } }: { view: LibraryView }) {
  const say = useMessages();
  const { data } = useFolders();
  const [editing, setEditing] = useState<Editing>();
  const [error, setError] = useState<ApiError>();
  const rows = folderRows(data?.folders ?? []);
  const open = rows.find(({ id }) => id === query.folder);
  const inside = open?.id;
  const run = async (action: Promise<ApiError | undefined>) => {
    const failure = await action;
    setError(failure);
    if (!failure) setEditing(undefined);
  };
  const number = new Intl.NumberFormat(say.language);
  return (
    <section className={styles.folders} aria-label={say('library.folders')}>
      <ListBox
        aria-label={say('library.folders')}
        className={styles.folderList ?? ''}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[query.folder ?? everything]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : [...keys];
          setEditing(undefined);
          ask({ folder: typeof key === 'number' ? key : undefined });
        }}
      >
        <ListBoxItem id={everything} textValue={say('library.everything')} className={styles.folder ?? ''}>
          <Images size={14} aria-hidden />
          <span className={styles.name}>{say('library.everything')}</span>
          <span className={styles.count}>{number.format(data?.files ?? 0)}</span>
        </ListBoxItem>
        <ListBoxItem id={unfiled} textValue={say('library.unfiled')} className={styles.folder ?? ''}>
          <Folder size={14} aria-hidden />
          <span className={styles.name}>{say('library.unfiled')}</span>
          <span className={styles.count}>{number.format(data?.unfiled ?? 0)}</span>
        </ListBoxItem>
        {rows.map(({ id, name, depth, files }) => (
          <ListBoxItem
            key={id}
            id={id}
            textValue={name}
            className={styles.folder ?? ''}
            style={{ paddingLeft: 8 + depth * 14 }}
          >
            <Folder size={14} aria-hidden />
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{number.format(files)}</span>
          </ListBoxItem>
        ))}
      </ListBox>
      {error && <Notice tone="error">{errorSentence(say, error)}</Notice>}
      {editing === 'new' && (
        <FolderName
          label={open ? say('library.newFolderIn', { name: open.name }) : say('library.newFolder')}
          name=""
          action={say('library.make')}
          onDone={(name) => void run(makeFolder(name, inside))}
          onCancel={() => setEditing(undefined)}
        />
      )}
      {editing === 'rename' && open && (
        <FolderName
          label={say('library.folderName')}
          name={open.name}
          action={say('action.save')}
          onDone={(name) => void run(renameFolder(open.id, name))}
          onCancel={() => setEditing(undefined)}
        />
      )}
      {editing === 'delete' && open && (
        <Notice
          tone="warning"
          actions={[
            {
              label: say('library.deleteFolder'),
              run: () => {
                ask({ folder: undefined });
                void run(removeFolder(open.id));
              },
            },
            { label: say('action.cancel'), run: () => setEditing(undefined) },
          ]}
        >
          {say('library.deleteFolderQuestion', { name: open.name, files: number.format(open.files) })}
        </Notice>
      )}
      <div className={styles.folderTools}>
        <Button kind="link" onPress={() => setEditing('new')}>
          <FolderPlus size={14} aria-hidden />
          {say('library.newFolder')}
        </Button>
        {open && (
          <>
            <Button kind="link" onPress={() => setEditing('rename')}>
              {say('library.renameFolder')}
            </Button>
            <Button kind="link" onPress={() => setEditing('delete')}>
              {say('library.deleteFolder')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
