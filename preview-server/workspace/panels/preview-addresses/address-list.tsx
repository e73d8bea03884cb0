import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { Environment } from '../../../preview-addresses/location.ts';
import type { PreviewSettings } from '../../base/api/preview-addresses-api.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './preview-addresses.module.css';

type AddressListProps = {
  settings: PreviewSettings;
  isBusy: boolean;
  onChange(address: Environment): void;
  onDelete(address: Environment): void;
};

/** The default address, which the server sets, and those that editors have added. */
export function AddressList({ settings, isBusy, onChange, onDelete }: AddressListProps) {
  const say = useMessages();
  return (
    <ul className={styles.list} aria-label={say('addresses.title')}>
      <li className={styles.row}>
        <span className={styles.name}>{say('addresses.default')}</span>
        <code className={styles.location}>{settings.domain}</code>
      </li>
      {settings.environments.map((address) => (
        <li key={address.name} className={styles.row}>
          <span className={styles.name}>{address.name}</span>
          <code className={styles.location}>{address.location}</code>
          <span className={styles.actions}>
            <Button
              kind="link"
              isDisabled={isBusy}
              aria-label={say('addresses.changeOf', { name: address.name })}
              onPress={() => onChange(address)}
            >
              {say('addresses.change')}
            </Button>
            <Button
              kind="link"
              isDisabled={isBusy}
              aria-label={say('addresses.deleteOf', { name: address.name })}
              onPress={() => onDelete(address)}
            >
              {say('addresses.delete')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
