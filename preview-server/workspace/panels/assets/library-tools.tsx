import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Upload } from 'lucide-react';
import { FileTrigger, Input, SearchField } from 'react-aria-components';
import {
  libraryFilters,
  libraryKinds,
  libraryOrders,
} from '../../../content-space/story-shape/asset-answers.ts';
import inputs from '../controls/input.module.css';
import { Select } from '../controls/select.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './asset-library.module.css';
import type { LibraryView } from './use-library-view.ts';

type LibraryToolsProps = {
  view: LibraryView;
  imagesOnly: boolean;
  onFiles(files: readonly File[]): void;
};

const everything = 'all';

/** Search, filters, order, and the button that uploads. */
export function LibraryTools({ view, imagesOnly, onFiles }: LibraryToolsProps) {
  const say = useMessages();
  const { query, ask } = view;
  return (
    <div className={styles.tools}>
      <SearchField
        aria-label={say('asset.search')}
        className={styles.search ?? ''}
        value={view.search}
        onChange={view.setSearch}
        autoFocus
      >
        <Input className={inputs.input ?? ''} placeholder={say('asset.search')} />
      </SearchField>
      <Select
        label={say('library.filter')}
        layout="bare"
        value={query.only ?? everything}
        options={([everything, ...libraryFilters] as const).map((value) => ({
          value,
          label: say(`library.only.${value}`),
        }))}
        onChange={(value) => ask({ only: libraryFilters.find((only) => only === value) })}
      />
      {!imagesOnly && (
        <Select
          label={say('library.kind')}
          layout="bare"
          value={query.kind ?? everything}
          options={([everything, ...libraryKinds] as const).map((value) => ({
            value,
            label: say(`library.kind.${value}`),
          }))}
          onChange={(value) => ask({ kind: libraryKinds.find((kind) => kind === value) })}
        />
      )}
      <Select
        label={say('library.order')}
        layout="bare"
        value={query.order}
        options={libraryOrders.map((value) => ({ value, label: say(`library.order.${value}`) }))}
        onChange={(order) => ask({ order })}
      />
      <FileTrigger
        allowsMultiple
        {...(imagesOnly ? { acceptedFileTypes: ['image/*'] } : {})}
        onSelect={(files) => files && onFiles([...files])}
      >
        <Button>
          <Upload size={15} aria-hidden />
          {say('asset.upload')}
        </Button>
      </FileTrigger>
    </div>
  );
}
