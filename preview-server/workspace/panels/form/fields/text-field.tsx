import { colour } from '@blattwerk/schemas/fields/colour-field.ts';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { fieldLabel } from '../../../base/schema/labels.ts';
import inputs from '../../controls/input.module.css';
import { useMessages } from '../../messages/messages.ts';
import { FieldShell } from '../field/field-shell.tsx';
import styles from '../field/text.module.css';
import { asText, type FieldProps, useField } from '../field/use-field.ts';

/** One line of text; a colour gets a swatch beside it. */
export function TextField({ uid, field, name }: FieldProps<FieldOf<'text'>>) {
  const say = useMessages();
  const [value, write] = useField(uid, name);
  const text = asText(value);
  const limit = field.max_length ?? field.maxlength;
  const isColour = field.regex === colour.regex;
  return (
    <FieldShell uid={uid} field={field} name={name} length={text.length} limit={isColour ? undefined : limit}>
      {(attributes) => {
        const input = (
          <input
            {...attributes}
            className={inputs.input}
            value={text}
            dir={field.rtl ? 'rtl' : undefined}
            placeholder={isColour ? '#2f4a3f' : undefined}
            onChange={(event) => write(event.target.value)}
          />
        );
        if (!isColour) return <div className={styles.line}>{input}</div>;
        return (
          <div className={styles.colour}>
            <input
              type="color"
              className={styles.swatch}
              aria-label={say('form.pickColour', { name: fieldLabel(field, say.language) })}
              value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#ffffff'}
              onChange={(event) => write(event.target.value.toLowerCase())}
            />
            {input}
          </div>
        );
      }}
    </FieldShell>
  );
}
