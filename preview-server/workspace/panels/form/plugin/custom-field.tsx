import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useEffect, useRef, useState } from 'react';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import inputs from '../../controls/input.module.css';
import { useMessages } from '../../messages/messages.ts';
import { FieldShell } from '../field/field-shell.tsx';
import styles from '../field/text.module.css';
import { type FieldProps, useField } from '../field/use-field.ts';
import { customJson, customTemplates, readCustomJson } from './custom-value.ts';

/** Value of a field plugin as JSON. Only what the plugin's schema takes is written into the page. */
export function CustomField({ uid, field, name }: FieldProps<FieldOf<'custom'>>) {
  const say = useMessages();
  const [value, write] = useField(uid, name);
  const [json, setJson] = useState(() => customJson(value));
  const lastWritten = useRef(value);
  const fieldType = field.field_type ?? '';
  const reading = readCustomJson(json, fieldType, value);
  const template = customTemplates[fieldType];

  useEffect(() => {
    if (value === lastWritten.current) return;
    lastWritten.current = value;
    setJson(customJson(value));
  }, [value]);

  const change = (next: string) => {
    setJson(next);
    const read = readCustomJson(next, fieldType, value);
    if (!read.ok) return;
    lastWritten.current = read.value;
    write(read.value);
  };

  return (
    <FieldShell uid={uid} field={field} name={name}>
      {(attributes) => (
        <>
          <textarea
            {...attributes}
            className={`${inputs.input} ${styles.textarea} ${styles.mono}`}
            spellCheck={false}
            value={json}
            aria-invalid={!reading.ok}
            onChange={(event) => change(event.target.value)}
          />
          {!reading.ok && (
            <Notice tone="error">
              {reading.reason === 'syntax'
                ? say('custom.syntax')
                : say('custom.shape', { detail: reading.detail })}
            </Notice>
          )}
          {json === '' && template && (
            <div>
              <Button kind="link" onPress={() => change(template)}>
                {say('custom.template')}
              </Button>
            </div>
          )}
        </>
      )}
    </FieldShell>
  );
}
