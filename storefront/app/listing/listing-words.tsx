import { Headline } from '../components/headline/headline.tsx';
import { marksOf } from '../context/editable.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { useListingParts } from './listing-context.tsx';
import { SearchedAs } from './searched-as.tsx';

type ListingWordsProps = {
  blok: { _editable?: string; _textLang?: string; headline?: string | null; intro?: unknown };
};

/** Without the quotation marks that ask for it as it is. */
function bare(search: string): string {
  return search.replace(/^"(.+)"$/, '$1');
}

/** Headline and introduction of a listing; of a search, what was searched for. */
export function ListingWords({ blok }: ListingWordsProps) {
  const mark = marksOf(blok);
  const t = useLateMessages();
  const { headline, intro, _textLang: lang } = blok;
  const { search } = useListingParts().state;
  if (search !== undefined)
    return (
      <>
        <Headline as="h2" size="title">
          {t('listing.searched', { words: bare(search) })}
        </Headline>
        <SearchedAs words={search} />
      </>
    );
  return (
    <>
      {headline && (
        <Headline as="h2" size="title">
          <span lang={lang} {...mark.headline}>
            {headline}
          </span>
        </Headline>
      )}
      <div lang={lang}>
        <RichText document={intro} mark={mark.intro} />
      </div>
    </>
  );
}
