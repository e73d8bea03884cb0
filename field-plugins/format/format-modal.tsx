import { Button } from '../shell/controls/button.tsx';
import type { PickerProps } from '../shell/picker.ts';
import type { FormatOptions, FormatValue } from './format-picker.ts';

/** The choice of a format. */
export function FormatModal({ closeModal }: PickerProps<FormatValue, FormatOptions>) {
  return <Button onPress={closeModal}>Schließen</Button>;
}
