import type { FilledIn } from '../../page/document/shown-purchase.ts';
import { TextField } from '../components/form/text-field.tsx';
import { markWhitelabelOrder } from '../customer/customer-store.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './checkout-page.module.css';

type BusinessFieldsProps = { filledIn: FilledIn | undefined; errorsOf(name: string): readonly string[] };

/** What businesses fill in besides, and whether a white-label customer's parcel names us; nothing for others. */
export function BusinessFields({ filledIn, errorsOf }: BusinessFieldsProps) {
  const t = useLateMessages();
  if (!filledIn?.business) return null;
  const { business, isWhitelabelOrder } = filledIn;
  return (
    <fieldset className={styles.section}>
      <legend>{t('checkout.business')}</legend>
      <TextField
        autoComplete="off"
        defaultValue={business.reference}
        errors={errorsOf('reference')}
        hint={t('checkout.referenceHint')}
        label={t('checkout.reference')}
        maxLength={30}
        name="reference"
      />
      <TextField
        autoComplete="off"
        defaultValue={business.invoiceEmail}
        errors={errorsOf('invoiceEmail')}
        hint={t('checkout.invoiceEmailHint')}
        label={t('checkout.invoiceEmail')}
        maxLength={254}
        name="invoiceEmail"
        type="email"
      />
      {isWhitelabelOrder !== null && (
        <label className={styles.elsewhere}>
          <input
            defaultChecked={isWhitelabelOrder}
            name="isWhitelabelOrder"
            onChange={(event) => markWhitelabelOrder(event.currentTarget.checked)}
            type="checkbox"
          />
          {t('checkout.whitelabel')}
        </label>
      )}
    </fieldset>
  );
}
