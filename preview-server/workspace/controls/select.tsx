import { ChevronDown } from 'lucide-react';
import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import styles from './controls.module.css';

export type Option<Value extends string = string> = { value: Value; label: string };

type SelectProps<Value extends string> = {
  label: string;
  /** Inline: label and value on one button, as in a bar. Stacked: label above, as in a form. Bare: no visible label. */
  layout?: 'inline' | 'stacked' | 'bare';
  value: Value | null;
  options: readonly Option<Value>[];
  onChange(value: Value): void;
  placeholder?: string;
  isInvalid?: boolean;
  id?: string;
  'aria-describedby'?: string;
};

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, layout = 'stacked', value, options, onChange } = props;
  return (
    <AriaSelect
      aria-label={layout === 'stacked' ? undefined : label}
      aria-describedby={props['aria-describedby']}
      className={layout === 'stacked' ? (styles.stacked ?? '') : ''}
      selectedKey={value}
      placeholder={props.placeholder ?? '–'}
      isInvalid={props.isInvalid ?? false}
      onSelectionChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
    >
      {layout === 'stacked' && <Label className={styles.label ?? ''}>{label}</Label>}
      <Button id={props.id} className={`${styles.button} ${styles.outlined} ${styles.selectButton}`}>
        {layout === 'inline' && <span className={styles.selectLabel}>{label}</span>}
        <SelectValue />
        <ChevronDown size={14} aria-hidden />
      </Button>
      <Popover className={styles.popover ?? ''}>
        <ListBox className={styles.list ?? ''}>
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              className={styles.option ?? ''}
              textValue={option.label}
            >
              {option.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
