import { Button } from '../shell/controls/button.tsx';
import type { PickerProps } from '../shell/picker.ts';
import type { FormatOptions, FormatValue } from './format-picker.ts';

/** The chosen format in the form. */
export function FormatField({ value, openModal }: PickerProps<FormatValue, FormatOptions>) {
  return (
    <>
      <p>{value ? value.format : '–'}</p>
      <Button onPress={openModal}>Auswählen</Button>
    </>
  );
}
