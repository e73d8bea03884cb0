import { themePlugin } from '@blattwerk/schemas/field-plugins/theme-plugin.ts';
import type { Picker } from '../shell/picker.ts';
import { readThemeValue } from './read-theme-value.ts';
import { ThemeField } from './theme-field.tsx';
import { ThemeModal } from './theme-modal.tsx';
import { type ThemeOptions, themeOptions } from './theme-options.ts';
import type { ThemeValue } from './theme-value.ts';

export const themePicker: Picker<ThemeValue, ThemeOptions> = {
  fieldType: themePlugin.fieldType,
  options: themeOptions,
  read: readThemeValue,
  Field: ThemeField,
  Modal: ThemeModal,
};
