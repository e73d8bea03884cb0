import { Headline } from '../../components/headline/headline.tsx';
import { useBlockData } from '../../shop-data/block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';
import { editable } from '../editable.ts';

/** The themes of an occasion. */
export function ThemesOverview({ blok }: BlockProps<'themes_overview'>) {
  const listing = useBlockData('themes_overview', blok);
  if (!listing) return null;
  return (
    <section {...editable(blok)}>
      {blok.headline && (
        <Headline as="h2" size="title">
          {blok.headline}
        </Headline>
      )}
      <ul>
        {listing.designs.map(({ id, name, picture }) => (
          <li key={id}>
            <img alt="" loading="lazy" src={`${picture.url}?width=${picture.widths[0]}`} /> {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
