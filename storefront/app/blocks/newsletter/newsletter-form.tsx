import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { CheckField } from '../../components/form/check-field.tsx';
import { EmailField } from '../../components/form/email-field.tsx';
import { FormMessage } from '../../components/form/form-message.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { textOf } from '../../components/form/text-of.ts';
import { useForm } from '../../components/form/use-form.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { marksOf } from '../../context/editable.ts';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { rememberPrompt } from '../../visit/prompt-memory.ts';
import styles from './newsletter.module.css';

type NewsletterFormProps = {
  blok: BlockOf<'newsletter'>;
  /** How much is asked besides address and consent: a drawer folds it away, a pop-up leaves it out. */
  extent?: 'all' | 'folded' | 'short';
};

/** The fields that ask for the newsletter, replaced by the answer once they are sent. Without scripts the browser sends it. */
export function NewsletterForm({ blok, extent = 'all' }: NewsletterFormProps) {
  const mark = marksOf(blok);
  const t = useMessages();
  const { channel, locale } = usePage();
  const { form, state, errorsOf } = useForm(async (ask, fields) => {
    const result = await ask('POST /web-api/newsletter-subscribe', { body: readFields(fields) });
    if (result.ok) {
      rememberPrompt('newsletter');
      // Heard by what measures the page, which is loaded after it.
      dispatchEvent(new Event('shop:newsletter'));
    }
    return result;
  });
  if (state.kind === 'done') return <FormMessage kind="done">{state.value.message.text}</FormMessage>;
  return (
    <form {...form} className={styles.form} data-extent={extent}>
      <EmailField autoComplete="email" errors={errorsOf('email')} />
      {extent === 'all' && <OptionalFields errorsOf={errorsOf} />}
      {extent === 'folded' && (
        <details className={styles.more}>
          <summary>
            {t('newsletter.more')}
            <Icon name="chevronDown" size={18} />
          </summary>
          <div className={styles.form}>
            <OptionalFields errorsOf={errorsOf} />
          </div>
        </details>
      )}
      <div className={styles.wide}>
        <CheckField errors={errorsOf('consent')} name="consent" required>
          <RichText document={blok.consentText} mark={mark.consentText} />
        </CheckField>
      </div>
      <div className={styles.wide}>
        {state.kind === 'refused' && <FormMessage kind="refused">{state.message}</FormMessage>}
        <SendButton
          addressWithoutScripts="/web-api/newsletter-subscribe/form"
          isSending={state.kind === 'sending'}
        >
          <span {...mark.buttonText}>{blok.buttonText || t('newsletter.subscribe')}</span>
        </SendButton>
      </div>
      <input name="channel" type="hidden" value={channel} />
      <input name="locale" type="hidden" value={locale} />
    </form>
  );
}

/** Names, birthday and wedding day. */
function OptionalFields({ errorsOf }: { errorsOf: (name: string) => readonly string[] }) {
  const t = useMessages();
  return (
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
  );
}

function readFields(fields: FormData) {
  return {
    email: textOf(fields, 'email'),
    firstName: textOf(fields, 'firstName'),
    lastName: textOf(fields, 'lastName'),
    birthday: textOf(fields, 'birthday'),
    weddingDate: textOf(fields, 'weddingDate'),
    consent: fields.get('consent') !== null,
  };
}
