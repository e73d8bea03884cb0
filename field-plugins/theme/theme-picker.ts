import { themePlugin } from '@blattwerk/schemas/field-plugins/theme-plugin.ts';
import { z } from 'zod';
import type { Picker } from '../shell/picker.ts';
import { ThemeField } from './theme-field.tsx';
import { ThemeModal } from './theme-modal.tsx';

export type ThemeValue = z.infer<typeof themePlugin.value>;
export type ThemeOptions = z.infer<typeof optionsSchema>;

const optionsSchema = z.object({});

export const themePicker: Picker<ThemeValue, ThemeOptions> = {
  fieldType: themePlugin.fieldType,
  options: optionsSchema,
  read: (stored) => {
    const value = themePlugin.value.safeParse(stored);
    return value.success ? { ok: true, value: value.data } : { ok: false, reason: 'unreadable' };
  },
  Field: ThemeField,
  Modal: ThemeModal,
};
