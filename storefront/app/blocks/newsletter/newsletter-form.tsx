import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { CheckField } from '../../components/form/check-field.tsx';
import { EmailField } from '../../components/form/email-field.tsx';
import { FormMessage } from '../../components/form/form-message.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { rememberPrompt } from '../../prompts/prompt-memory.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import styles from './newsletter.module.css';

type NewsletterFormProps = {
  blok: BlockOf<'newsletter'>;
  /** `narrow` stands in a drawer or a pop-up. */
  look?: 'wide' | 'narrow';
  /** Address and consent alone. */
  isShort?: boolean;
};

/** The fields that ask for the newsletter; whoever has sent them is not asked again. */
export function NewsletterForm({ blok, look = 'wide', isShort = false }: NewsletterFormProps) {
  const t = useMessages();
  const { form, state, errorsOf } = useForm(async (ask, fields) => {
    const result = await ask('POST /web-api/newsletter-subscribe', { body: readFields(fields) });
    if (result.ok) rememberPrompt('newsletter');
    return result;
  });
  if (state.kind === 'done') return <FormMessage kind="done">{state.value.message.text}</FormMessage>;
  return (
    <form {...form} className={styles.form} data-look={look}>
      <EmailField autoComplete="email" errors={errorsOf('email')} />
      {!isShort && (
        <>
          <TextField
            autoComplete="given-name"
            errors={errorsOf('firstName')}
            hint={t('form.optional')}
            label={t('form.firstName')}
            maxLength={80}
            name="firstName"
          />
          <TextField
            autoComplete="family-name"
            errors={errorsOf('lastName')}
            hint={t('form.optional')}
            label={t('form.lastName')}
            maxLength={80}
            name="lastName"
          />
          <TextField
            autoComplete="bday"
            errors={errorsOf('birthday')}
            hint={t('form.optional')}
            label={t('newsletter.birthday')}
            name="birthday"
            type="date"
          />
          <TextField
            errors={errorsOf('weddingDate')}
            hint={t('form.optional')}
            label={t('newsletter.weddingDate')}
            name="weddingDate"
            type="date"
          />
        </>
      )}
      <div className={styles.wide}>
        <CheckField errors={errorsOf('consent')} name="consent" required>
          <RichText document={blok.consentText} />
        </CheckField>
      </div>
      <div className={styles.wide}>
        {state.kind === 'refused' && <FormMessage kind="refused">{state.message}</FormMessage>}
        <SendButton isSending={state.kind === 'sending'}>
          {blok.buttonText || t('newsletter.subscribe')}
        </SendButton>
      </div>
    </form>
  );
}

function readFields(fields: FormData) {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    birthday: text('birthday'),
    weddingDate: text('weddingDate'),
    consent: fields.get('consent') !== null,
  };
}
