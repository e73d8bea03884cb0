import { formatPlugin } from '@blattwerk/schemas/field-plugins/format-plugin.ts';
import { z } from 'zod';
import type { Picker } from '../shell/picker.ts';
import { FormatField } from './format-field.tsx';
import { FormatModal } from './format-modal.tsx';

export type FormatValue = z.infer<typeof formatPlugin.value>;
export type FormatOptions = z.infer<typeof optionsSchema>;

const optionsSchema = z.object({});

export const formatPicker: Picker<FormatValue, FormatOptions> = {
  fieldType: formatPlugin.fieldType,
  options: optionsSchema,
  read: (stored) => {
    const value = formatPlugin.value.safeParse(stored);
    return value.success ? { ok: true, value: value.data } : { ok: false, reason: 'unreadable' };
  },
  Field: FormatField,
  Modal: FormatModal,
};
