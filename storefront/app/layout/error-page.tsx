import type { Channel } from '@blattwerk/schemas/shop/channels.ts';
import { SlideFrame } from '../blocks/main-teaser/slide-frame.tsx';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import styles from './error-page.module.css';
import cardLarge from './error-pictures/card-large.svg?url';
import cardSmall from './error-pictures/card-small.svg?url';
import posterLarge from './error-pictures/poster-large.svg?url';
import posterSmall from './error-pictures/poster-small.svg?url';

const pictures: Record<Channel, { large: string; small: string }> = {
  blattwerk: { large: cardLarge, small: cardSmall },
  myposter: { large: posterLarge, small: posterSmall },
};

/** What stands where a page could not be shown: for a missing one a teaser leading home, else the error as text. */
export function ErrorPage({ status, message }: { status: number; message: string }) {
  return (
    <div className={styles.page}>
      {status === 404 ? <NotFound /> : <OtherError message={message} status={status} />}
    </div>
  );
}

function NotFound() {
  const t = useMessages();
  const { channel, urls } = usePage();
  const { large, small } = pictures[channel];
  return (
    <SlideFrame
      headlineTag="h1"
      isPictureRight
      layout="upon"
      picture={
        <picture className={styles.picture}>
          <source media="(min-width: 768px)" srcSet={large} />
          <img alt="404" src={small} />
        </picture>
      }
      target={{ href: urls.home, isExternal: false, opensNewTab: false }}
      text={t('error.notFoundText')}
      title={t('error.notFoundHeadline')}
    />
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
