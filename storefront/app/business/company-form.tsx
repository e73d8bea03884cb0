import type { Company } from '@blattwerk/schemas/web-api/companies/company.ts';
import { addressIn } from '../addresses/address-in.ts';
import { FormMessage } from '../components/form/form-message.tsx';
import { SendButton } from '../components/form/send-button.tsx';
import { textOf } from '../components/form/text-of.ts';
import { useForm } from '../components/form/use-form.ts';
import { usePage } from '../context/page-context.tsx';
import { refreshCustomer, useCustomer } from '../customer/customer-store.ts';
import { whoIsVisiting } from '../customer/use-load-customer.ts';
import styles from './business-page.module.css';
import { useBusinessTexts } from './business-texts-context.tsx';
import { CompanyFields } from './company-fields.tsx';

type CompanyFormProps = {
  /** Undefined as long as the customer is a private one. */
  company: Company | undefined;
  onSaved(company: Company, text: string): void;
};

/** Makes a customer a business one, or changes the company. */
export function CompanyForm({ company, onSaved }: CompanyFormProps) {
  const say = useBusinessTexts();
  const page = usePage();
  const { customer } = useCustomer();
  const { form, state, errorsOf } = useForm(async (ask, fields) => {
    const result = await ask('PUT /web-api/customer-company', {
      body: { address: addressIn(fields, 'address'), invoiceEmail: textOf(fields, 'invoiceEmail') },
    });
    if (!result.ok) return result;
    await refreshCustomer(() => whoIsVisiting(page));
    onSaved(result.value.company, result.value.message.text);
    return result;
  });
  const names = { firstName: customer.firstName ?? '', lastName: customer.lastName ?? '' };
  return (
    <form {...form} aria-label={say('company')} className={styles.form}>
      <CompanyFields
        errorsOf={errorsOf}
        filledIn={company?.address ?? names}
        invoiceEmail={company?.invoiceEmail ?? ''}
      />
      {state.kind === 'refused' && <FormMessage kind="refused">{state.message}</FormMessage>}
      <SendButton isSending={state.kind === 'sending'}>{say(company ? 'save' : 'add')}</SendButton>
    </form>
  );
}
