import { Suspense } from 'react';
import type { PageContent } from '../../page/document/page-content.ts';
import { buttonClass } from '../components/button/button-class.ts';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { late, loadLate } from '../late/late.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import styles from './error-page.module.css';

const MissingPage = late(async () => (await import('./missing-page.tsx')).MissingPage);

/** Loads the code of an error page. */
export async function loadErrorPage(status: number): Promise<void> {
  if (status === 404) await loadLate(MissingPage);
}

type ErrorPageProps = Omit<Extract<PageContent['outcome'], { kind: 'error' }>, 'kind'>;

/** What stands where a page could not be shown: for a missing one the ways on, else the error as text. */
export function ErrorPage({ status, message, liked = [], isMeant, isOpening }: ErrorPageProps) {
  const { urls } = usePage();
  return (
    <div className={styles.page}>
      {status === 404 ? (
        <Suspense fallback={null}>
          <MissingPage isMeant={isMeant === true} liked={liked} />
        </Suspense>
      ) : (
        <OtherError homeHref={urls.home} isOpening={isOpening} message={message} status={status} />
      )}
    </div>
  );
}

type OtherErrorProps = { status: number; message: string; homeHref: string; isOpening?: boolean | undefined };

/** Any error in the shop's words and as it is, to try again or go home; needs nothing of the page, not even that there is one. */
export function OtherError({ status, message, homeHref, isOpening }: OtherErrorProps) {
  const t = useMessages();
  return (
    <section className={styles.other}>
      <Headline as="h1" size="title">
        {t(isOpening ? 'error.openingHeadline' : 'error.otherHeadline')}
      </Headline>
      <p>{t(isOpening ? 'error.openingText' : 'error.ours')}</p>
      <p className={styles.ways}>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page with its query, before scripts too. */}
        <a className={buttonClass()} data-document="" href="">
          {t('action.retry')}
        </a>
        <a className={buttonClass({ variant: 'secondary' })} href={homeHref}>
          {t('action.home')}
        </a>
      </p>
      <p className={styles.technical}>
        {t('error.technical')}{' '}
        <span lang="en">
          {status} {message}
        </span>
      </p>
    </section>
  );
}
