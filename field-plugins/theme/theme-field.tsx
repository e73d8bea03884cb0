import { Button } from '../shell/controls/button.tsx';
import type { PickerProps } from '../shell/picker.ts';
import type { ThemeOptions, ThemeValue } from './theme-picker.ts';

/** The chosen theme in the form. */
export function ThemeField({ value, openModal }: PickerProps<ThemeValue, ThemeOptions>) {
  return (
    <>
      <p>{value ? `${value.themeId} ${value.designId ?? ''}` : '–'}</p>
      <Button onPress={openModal}>Auswählen</Button>
    </>
  );
}
