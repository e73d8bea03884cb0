import { Headline } from '../components/headline/headline.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { useListingParts } from './listing-context.tsx';

type ListingWordsProps = { headline: string | null | undefined; intro: unknown; lang: string | undefined };

/** Headline and introduction of a listing; of a search, what was searched for. */
export function ListingWords({ headline, intro, lang }: ListingWordsProps) {
  const t = useLateMessages();
  const { search } = useListingParts().state;
  if (search !== undefined)
    return (
      <Headline as="h2" size="title">
        {t('listing.searched', { words: search })}
      </Headline>
    );
  return (
    <>
      {headline && (
        <Headline as="h2" size="title">
          <span lang={lang}>{headline}</span>
        </Headline>
      )}
      <div lang={lang}>
        <RichText document={intro} />
      </div>
    </>
  );
}
