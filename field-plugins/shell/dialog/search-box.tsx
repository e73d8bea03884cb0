import { Search, X } from 'lucide-react';
import { Button, Input, SearchField } from 'react-aria-components';
import { useShellMessages } from '../shell-messages.ts';
import { useFirstFocus } from '../use-first-focus.ts';
import styles from './dialog-head.module.css';

type SearchBoxProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange(text: string): void;
  onArrowDown(): void;
};

/** Words to look for, where one begins to type; the arrow leads on to the results. */
export function SearchBox({ label, placeholder, value, onChange, onArrowDown }: SearchBoxProps) {
  const say = useShellMessages();
  const input = useFirstFocus<HTMLInputElement>();
  return (
    <SearchField
      aria-label={label}
      className={styles.search ?? ''}
      value={value}
      onChange={onChange}
      maxLength={100}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') onArrowDown();
        else event.continuePropagation();
      }}
    >
      <Search size={15} aria-hidden />
      <Input ref={input} placeholder={placeholder} />
      <Button className={styles.clear ?? ''} aria-label={say('clearSearch')}>
        <X size={14} aria-hidden />
      </Button>
    </SearchField>
  );
}
