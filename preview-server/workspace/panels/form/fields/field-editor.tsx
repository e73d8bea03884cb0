import type { FieldProps } from '../field/use-field.ts';
import { PluginField } from '../plugin/plugin-field.tsx';
import { LateRichText } from '../rich-text/late-rich-text.tsx';
import { AssetField } from './asset-field.tsx';
import { BloksField } from './bloks-field.tsx';
import { BooleanField } from './boolean-field.tsx';
import { DatetimeField } from './datetime-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { MultiassetField } from './multiasset-field.tsx';
import { MultilinkField } from './multilink-field.tsx';
import { NumberField } from './number-field.tsx';
import { OptionField } from './option-field.tsx';
import { OptionsField } from './options-field.tsx';
import { TableField } from './table-field.tsx';
import { TextField } from './text-field.tsx';
import { TextareaField } from './textarea-field.tsx';

/** The editor for a field of any type that holds a value. */
export function FieldEditor({ uid, field, name }: FieldProps) {
  switch (field.type) {
    case 'text':
      return <TextField uid={uid} field={field} name={name} />;
    case 'textarea':
      return <TextareaField uid={uid} field={field} name={name} />;
    case 'markdown':
      return <MarkdownField uid={uid} field={field} name={name} />;
    case 'richtext':
      return <LateRichText uid={uid} field={field} name={name} />;
    case 'number':
      return <NumberField uid={uid} field={field} name={name} />;
    case 'datetime':
      return <DatetimeField uid={uid} field={field} name={name} />;
    case 'boolean':
      return <BooleanField uid={uid} field={field} name={name} />;
    case 'option':
      return <OptionField uid={uid} field={field} name={name} />;
    case 'options':
      return <OptionsField uid={uid} field={field} name={name} />;
    case 'asset':
      return <AssetField uid={uid} field={field} name={name} />;
    case 'multiasset':
      return <MultiassetField uid={uid} field={field} name={name} />;
    case 'multilink':
      return <MultilinkField uid={uid} field={field} name={name} />;
    case 'bloks':
      return <BloksField uid={uid} field={field} name={name} />;
    case 'table':
      return <TableField uid={uid} field={field} name={name} />;
    case 'custom':
      return <PluginField uid={uid} field={field} name={name} />;
    case 'section':
    case 'tab':
      return null;
  }
}
