import { Button } from '../shell/controls/button.tsx';
import type { PickerProps } from '../shell/picker.ts';
import type { ThemeOptions, ThemeValue } from './theme-picker.ts';

/** The choice of a theme. */
export function ThemeModal({ closeModal }: PickerProps<ThemeValue, ThemeOptions>) {
  return <Button onPress={closeModal}>Schließen</Button>;
}
