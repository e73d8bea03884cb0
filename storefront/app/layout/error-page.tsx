import { lazy, Suspense } from 'react';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import styles from './error-page.module.css';

const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }));

/** What stands where a page could not be shown: for a missing one a teaser leading home, else the error as text. */
export function ErrorPage({ status, message }: { status: number; message: string }) {
  return (
    <div className={styles.page}>
      {status === 404 ? (
        <Suspense fallback={null}>
          <NotFound />
        </Suspense>
      ) : (
        <OtherError message={message} status={status} />
      )}
    </div>
  );
}

function OtherError({ status, message }: { status: number; message: string }) {
  const t = useMessages();
  const { urls } = usePage();
  return (
    <section className={styles.other}>
      <Headline as="h1" size="title">
        {t('error.otherHeadline')}
      </Headline>
      <p>
        {status} {message}
      </p>
      <p>
        <a href={urls.home}>{t('error.home')}</a>
      </p>
    </section>
  );
}
