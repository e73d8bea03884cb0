import { Switch } from 'react-aria-components';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { fieldLabel } from '../../../base/schema/labels.ts';
import { useMessages } from '../../messages/messages.ts';
import styles from '../field/check.module.css';
import { FieldShell } from '../field/field-shell.tsx';
import { type FieldProps, useField } from '../field/use-field.ts';

/** Yes or no. */
export function BooleanField({ uid, field, name }: FieldProps<FieldOf<'boolean'>>) {
  const say = useMessages();
  const [value, write] = useField(uid, name);
  return (
    <FieldShell uid={uid} field={field} name={name} hideLabel>
      {(attributes) => (
        <Switch
          id={attributes.id}
          aria-describedby={attributes['aria-describedby']}
          className={styles.switch ?? ''}
          isSelected={value === true}
          onChange={write}
        >
          <span className={styles.track} />
          {fieldLabel(field, say.language)}
        </Switch>
      )}
    </FieldShell>
  );
}
