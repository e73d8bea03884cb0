import type { ListingAnswer } from '../../../page/listing/listing-question.ts';
import { type ListingSource, listingSources } from '../../../page/listing/listing-source.ts';
import type { StoredBlock } from '../../../page/story/stored-block.ts';
import { Listing } from '../../listing/listing.tsx';
import { ListingWords } from '../../listing/listing-words.tsx';
import { useBlockData } from '../../shop-data/block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';

type OverviewProps = {
  blok: StoredBlock & { headline?: string | null; intro?: unknown };
  source: ListingSource;
  loaded: ListingAnswer | undefined;
  isFirst: boolean;
};

function Overview({ blok, source, loaded, isFirst }: OverviewProps) {
  return (
    <Listing blok={blok} isFirst={isFirst} loaded={loaded} source={source}>
      <ListingWords headline={blok.headline} intro={blok.intro} lang={blok._textLang} />
    </Listing>
  );
}

export function CalendarOverview({ blok, isFirst = false }: BlockProps<'calendar_overview'>) {
  const loaded = useBlockData('calendar_overview', blok);
  const source = listingSources.calendar_overview(blok);
  return <Overview blok={blok} isFirst={isFirst} loaded={loaded} source={source} />;
}

export function CollageOverview({ blok, isFirst = false }: BlockProps<'collage_overview'>) {
  const loaded = useBlockData('collage_overview', blok);
  const source = listingSources.collage_overview(blok);
  return <Overview blok={blok} isFirst={isFirst} loaded={loaded} source={source} />;
}

export function PhotobookOverview({ blok, isFirst = false }: BlockProps<'photobook_overview'>) {
  const loaded = useBlockData('photobook_overview', blok);
  const source = listingSources.photobook_overview(blok);
  return <Overview blok={blok} isFirst={isFirst} loaded={loaded} source={source} />;
}

export function PhotoboxOverview({ blok, isFirst = false }: BlockProps<'photobox_overview'>) {
  const loaded = useBlockData('photobox_overview', blok);
  const source = listingSources.photobox_overview(blok);
  return <Overview blok={blok} isFirst={isFirst} loaded={loaded} source={source} />;
}

export function PhotoPrintOverview({ blok, isFirst = false }: BlockProps<'photo_print_overview'>) {
  const loaded = useBlockData('photo_print_overview', blok);
  const source = listingSources.photo_print_overview(blok);
  return <Overview blok={blok} isFirst={isFirst} loaded={loaded} source={source} />;
}

export function ProductsOverview({ blok, isFirst = false }: BlockProps<'products_overview'>) {
  const loaded = useBlockData('products_overview', blok);
  const source = listingSources.products_overview(blok);
  return <Overview blok={blok} isFirst={isFirst} loaded={loaded} source={source} />;
}

export function ThemesOverview({ blok, isFirst = false }: BlockProps<'themes_overview'>) {
  const loaded = useBlockData('themes_overview', blok);
  const source = listingSources.themes_overview(blok);
  return <Overview blok={blok} isFirst={isFirst} loaded={loaded} source={source} />;
}
