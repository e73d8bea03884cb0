import type { ThemeValue } from '@blattwerk/schemas/field-plugins/theme-value.ts';
import { pickerTypes } from '@blattwerk/schemas/fields/picker-types.ts';
import { mountPicker } from '../shell/mount-picker.tsx';
import type { Picker } from '../shell/picker.ts';
import { readThemeValue } from './read-theme-value.ts';
import { ThemeField } from './theme-field.tsx';
import { ThemeModal } from './theme-modal.tsx';
import { type ThemeOptions, themeOptions } from './theme-options.ts';

const themePicker: Picker<ThemeValue, ThemeOptions> = {
  fieldType: pickerTypes.theme,
  options: themeOptions,
  read: readThemeValue,
  Field: ThemeField,
  Modal: ThemeModal,
};

mountPicker(themePicker);
