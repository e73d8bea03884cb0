import type { ThemeValue } from '@blattwerk/schemas/field-plugins/theme-value.ts';
import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { useDone } from '../shell/dialog/use-done.ts';
import type { PickerProps } from '../shell/picker.ts';
import { shopInCountry } from '../shell/shop-choice.ts';
import { themeValue } from './read-theme-value.ts';
import { ThemeDetailView } from './theme-detail.tsx';
import { ThemeList } from './theme-list.tsx';
import styles from './theme-modal.module.css';
import type { ThemeOptions } from './theme-options.ts';
import { emptySearch } from './theme-search.ts';

type Draft = { themeId: number; designId: string | undefined };

/** All themes in the editor's dialog; one opened shows all of its designs. */
export function ThemeModal(props: PickerProps<ThemeValue, ThemeOptions>) {
  const { value, options, isReadOnly, choose, closeModal } = props;
  const done = useDone();
  const [country, setCountry] = useState<Country>();
  const shop = shopInCountry(props.shop, country);
  const ways = { shop, chooseCountry: setCountry, close: closeModal };
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
          {...ways}
          themeId={draft.themeId}
          designId={draft.designId}
          chooseDesign={(designId) => setDraft({ ...draft, designId })}
          back={() => setDraft(undefined)}
        />
      ) : (
        <ThemeList
          {...ways}
          options={options}
          search={search}
          setSearch={setSearch}
          chosen={value?.themeId}
          open={open}
        />
      )}
      {draft && (
        <footer>
          <Button kind="main" onPress={accept} isDisabled={isReadOnly}>
            {done}
          </Button>
        </footer>
      )}
    </main>
  );
}
