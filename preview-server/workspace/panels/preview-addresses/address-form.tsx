import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { type FormEvent, useState } from 'react';
import type { Environment } from '../../../preview-addresses/location.ts';
import { TextBox } from '../controls/text-box.tsx';
import { useMessages } from '../messages/messages.ts';
import { addressProblems } from './address-problems.ts';
import { exampleAddress, PlaceholderTable } from './placeholder-table.tsx';
import styles from './preview-addresses.module.css';

type AddressFormProps = {
  /** The address that is changed; without one a new one is made. */
  changed: Environment | undefined;
  others: readonly Environment[];
  isBusy: boolean;
  onSave(address: Environment): void;
  onCancel(): void;
};

/** Name and address of a place to preview at; what is wrong is said once it was to be saved, then with every key. */
export function AddressForm({ changed, others, isBusy, onSave, onCancel }: AddressFormProps) {
  const say = useMessages();
  const [name, setName] = useState(changed?.name ?? '');
  const [location, setLocation] = useState(changed?.location ?? 'https://');
  const [wasTried, setTried] = useState(false);
  const problems = addressProblems(say, { name, location }, others, window.location.origin);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (isBusy || problems.name !== undefined || problems.location !== undefined) return;
    onSave({ name: name.trim(), location: location.trim() });
  };
  return (
    <form
      aria-label={changed ? say('addresses.changeOf', { name: changed.name }) : say('addresses.add')}
      className={styles.form}
      noValidate
      onSubmit={submit}
    >
      <TextBox
        label={say('addresses.name')}
        help={say('addresses.nameHelp')}
        value={name}
        onChange={setName}
        error={wasTried ? problems.name : undefined}
        autoFocus
      />
      <TextBox
        label={say('addresses.location')}
        help={
          problems.location === undefined
            ? say('addresses.becomes', { address: exampleAddress(location.trim()) })
            : say('addresses.locationHelp')
        }
        value={location}
        onChange={setLocation}
        error={wasTried ? problems.location : undefined}
      />
      <div className={styles.formActions}>
        <Button onPress={onCancel}>{say('action.cancel')}</Button>
        <Button kind="main" isDisabled={isBusy} onPress={() => submit()}>
          {say('action.save')}
        </Button>
      </div>
      <input type="submit" hidden />
      <PlaceholderTable />
    </form>
  );
}
