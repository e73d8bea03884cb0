import { Button } from '../../components/button/button.tsx';
import { CheckField } from '../../components/form/check-field.tsx';
import { FormMessage } from '../../components/form/form-message.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { Headline } from '../../components/headline/headline.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import { editable } from '../editable.ts';
import styles from './newsletter.module.css';

/** The form that asks for the newsletter; the link in the message that follows confirms it. */
export function Newsletter({ blok }: BlockProps<'newsletter'>) {
  const t = useMessages();
  const { form, state, errorsOf } = useForm((ask, fields) =>
    ask('POST /web-api/newsletter-subscribe', { body: readFields(fields) }),
  );
  return (
    <section aria-label={blok.headline} className={styles.newsletter} {...editable(blok)}>
      <div className={styles.words}>
        <Headline as="h2" size="title">
          {blok.headline}
        </Headline>
        <RichText document={blok.text} />
      </div>
      {state.kind === 'done' ? (
        <FormMessage kind="done">{state.value.message.text}</FormMessage>
      ) : (
        <form {...form} className={styles.form}>
          <TextField
            autoComplete="email"
            errors={errorsOf('email')}
            label={t('newsletter.email')}
            maxLength={254}
            name="email"
            required
            type="email"
          />
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
          <div className={styles.wide}>
            <CheckField errors={errorsOf('consent')} name="consent" required>
              <RichText document={blok.consentText} />
            </CheckField>
          </div>
          <div className={styles.wide}>
            {state.kind === 'refused' && <FormMessage kind="refused">{state.message}</FormMessage>}
            <Button isLoading={state.kind === 'sending'} loadingText={t('form.sending')} type="submit">
              {blok.buttonText || t('newsletter.subscribe')}
            </Button>
          </div>
        </form>
      )}
    </section>
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
