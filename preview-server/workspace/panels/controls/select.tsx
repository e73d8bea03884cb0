import buttons from '@blattwerk/field-plugins/look/button.module.css';
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
import inputs from './input.module.css';
import popovers from './popover.module.css';
import styles from './select.module.css';

export type Option<Value extends string = string> = { value: Value; label: string };

type SelectProps<Value extends string> = {
  label: string;
  /** Inline: label and value in one box, as in a bar. Stacked: label above, as in a form. Bare: no visible label. */
  layout?: 'inline' | 'stacked' | 'bare';
  value: Value | null;
  options: readonly Option<Value>[];
  onChange(value: Value): void;
  placeholder?: string;
  isInvalid?: boolean;
  id?: string;
  'aria-describedby'?: string;
};

const boxes = { inline: styles.inline, stacked: inputs.stacked, bare: styles.bare };

/** A button that opens a list to choose one of. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, layout = 'stacked', value, options, onChange } = props;
  return (
    <AriaSelect
      aria-label={layout === 'bare' ? label : undefined}
      aria-describedby={props['aria-describedby']}
      className={boxes[layout] ?? ''}
      selectedKey={value}
      placeholder={props.placeholder ?? '–'}
      isInvalid={props.isInvalid ?? false}
      onSelectionChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
    >
      {layout !== 'bare' && (
        <Label className={(layout === 'inline' ? styles.inlineLabel : inputs.label) ?? ''}>{label}</Label>
      )}
      <Button id={props.id} className={`${buttons.button} ${buttons.outlined} ${styles.selectButton}`}>
        <SelectValue />
        <ChevronDown size={14} aria-hidden />
      </Button>
      <Popover className={popovers.popover ?? ''}>
        <ListBox className={popovers.list ?? ''}>
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              className={popovers.option ?? ''}
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
