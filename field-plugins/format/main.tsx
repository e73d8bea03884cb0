import type { FormatValue } from '@blattwerk/schemas/field-plugins/format-value.ts';
import { pickerTypes } from '@blattwerk/schemas/fields/picker-types.ts';
import { mountPicker } from '../shell/mount-picker.tsx';
import type { Picker } from '../shell/picker.ts';
import { FormatField } from './format-field.tsx';
import { FormatModal } from './format-modal.tsx';
import { type FormatOptions, formatOptions } from './format-options.ts';
import { readFormatValue } from './read-format-value.ts';

const formatPicker: Picker<FormatValue, FormatOptions> = {
  fieldType: pickerTypes.format,
  options: formatOptions,
  read: readFormatValue,
  Field: FormatField,
  Modal: FormatModal,
};

mountPicker(formatPicker);
