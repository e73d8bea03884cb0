import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import { SlideFrame } from '../blocks/main-teaser/slide-frame.tsx';
import { usePage } from '../context/page-context.tsx';
import cardLarge from './error-pictures/card-large.svg?url';
import cardSmall from './error-pictures/card-small.svg?url';
import posterLarge from './error-pictures/poster-large.svg?url';
import posterSmall from './error-pictures/poster-small.svg?url';
import styles from './not-found.module.css';

const pictures: Record<Channel, { large: string; small: string }> = {
  blattwerk: { large: cardLarge, small: cardSmall },
  myposter: { large: posterLarge, small: posterSmall },
};

/** A missing page: a main teaser of one slide without a button, leading home as a whole. */
export function NotFound({ headline, text }: { headline: string; text: string }) {
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
      text={text}
      title={headline}
    />
  );
}
