import { formatPlugin } from '@blattwerk/schemas/field-plugins/format-plugin.ts';
import type { Picker } from '../shell/picker.ts';
import { FormatField } from './format-field.tsx';
import { FormatModal } from './format-modal.tsx';
import { type FormatOptions, formatOptions } from './format-options.ts';
import type { FormatValue } from './format-value.ts';
import { readFormatValue } from './read-format-value.ts';

export const formatPicker: Picker<FormatValue, FormatOptions> = {
  fieldType: formatPlugin.fieldType,
  options: formatOptions,
  read: readFormatValue,
  Field: FormatField,
  Modal: FormatModal,
};
