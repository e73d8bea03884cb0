import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { fieldLabel } from '../../../base/schema/labels.ts';
import { Select } from '../../controls/select.tsx';
import { errorSentence } from '../../messages/error-sentence.ts';
import { useMessages } from '../../messages/messages.ts';
import { FieldShell } from '../field/field-shell.tsx';
import { asText, type FieldProps, useField } from '../field/use-field.ts';
import { useChoices } from './use-choices.ts';

/** One of several values. A stored value that is no longer offered stays visible. */
export function OptionField({ uid, field, name }: FieldProps<FieldOf<'option'>>) {
  const say = useMessages();
  const [value, write] = useField(uid, name);
  const { options, isLoading, error } = useChoices(field);
  const chosen = asText(value);
  const isKnown = options.some((option) => option.value === chosen);
  const standard = options.find((option) => option.value === field.default_value)?.label;
  const offered = [
    ...(field.exclude_empty_option ? [] : [{ value: '', label: say('form.noChoice') }]),
    ...options,
    ...(chosen !== '' && !isKnown && !isLoading
      ? [{ value: chosen, label: say('form.unknownChoice', { value: chosen }) }]
      : []),
  ];
  return (
    <FieldShell uid={uid} field={field} name={name}>
      {(attributes) => (
        <>
          {error && <Notice tone="error">{errorSentence(say, error)}</Notice>}
          <Select
            layout="bare"
            label={fieldLabel(field, say.language)}
            id={attributes.id}
            aria-describedby={attributes['aria-describedby']}
            isInvalid={attributes['aria-invalid']}
            value={chosen === '' && field.exclude_empty_option ? null : chosen}
            placeholder={
              isLoading
                ? say('form.loadingChoices')
                : standard
                  ? say('form.standard', { label: standard })
                  : say('form.choose')
            }
            options={offered}
            onChange={write}
          />
        </>
      )}
    </FieldShell>
  );
}
