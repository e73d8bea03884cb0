import type { ThemeValue } from '@blattwerk/schemas/field-plugins/theme-value.ts';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import type { PickerProps } from '../shell/picker.ts';
import { themeValue } from './read-theme-value.ts';
import { ThemeDetailView } from './theme-detail.tsx';
import { ThemeList } from './theme-list.tsx';
import { useThemeMessages } from './theme-messages.ts';
import styles from './theme-modal.module.css';
import type { ThemeOptions } from './theme-options.ts';
import { emptySearch } from './theme-search.ts';

type Draft = { themeId: number; designId: string | undefined };

/** All themes in the editor's dialog; one opened shows all of its designs. */
export function ThemeModal(props: PickerProps<ThemeValue, ThemeOptions>) {
  const { value, shop, options, isReadOnly, choose, closeModal } = props;
  const say = useThemeMessages();
  const [search, setSearch] = useState(emptySearch);
  const [draft, setDraft] = useState<Draft | undefined>(
    value && { themeId: value.themeId, designId: value.designId },
  );
  const open = (themeId: number) =>
    setDraft({ themeId, designId: themeId === value?.themeId ? value.designId : undefined });
  const accept = () => {
    if (draft) choose(themeValue(draft.themeId, draft.designId));
    closeModal();
  };
  return (
    <main className={styles.modal}>
      {draft ? (
        <ThemeDetailView
          shop={shop}
          themeId={draft.themeId}
          designId={draft.designId}
          chooseDesign={(designId) => setDraft({ ...draft, designId })}
          back={() => setDraft(undefined)}
        />
      ) : (
        <ThemeList
          shop={shop}
          options={options}
          search={search}
          setSearch={setSearch}
          chosen={value?.themeId}
          open={open}
        />
      )}
      <footer>
        <Button onPress={closeModal}>{say('cancel')}</Button>
        {draft && (
          <Button kind="main" onPress={accept} isDisabled={isReadOnly}>
            {say('accept')}
          </Button>
        )}
      </footer>
    </main>
  );
}
