import { Search, X } from 'lucide-react';
import { Button, Input, SearchField } from 'react-aria-components';
import { useProductMessages } from './product-messages.ts';
import styles from './product-modal.module.css';

type SearchBoxProps = { value: string; onChange(text: string): void; onArrowDown(): void };

/** Words to look for; the arrow leads on to the results. */
export function SearchBox({ value, onChange, onArrowDown }: SearchBoxProps) {
  const say = useProductMessages();
  return (
    <SearchField
      autoFocus
      aria-label={say('search')}
      className={styles.search ?? ''}
      value={value}
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') onArrowDown();
        else event.continuePropagation();
      }}
    >
      <Search size={15} aria-hidden />
      <Input placeholder={say('searchHint')} maxLength={100} />
      <Button className={styles.clear ?? ''}>
        <X size={14} aria-hidden />
      </Button>
    </SearchField>
  );
}
