import { localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { editable, marksOf } from '../../context/editable.ts';
import { usePage } from '../../context/page-context.tsx';
import type { BlockProps } from '../block-props.ts';
import { shopLink } from './shop-link.ts';

/** The way to the shop of another country or language, in that shop's words. */
export function CountryLink({ blok }: BlockProps<'country_link'>) {
  const mark = marksOf(blok);
  const page = usePage();
  const link = shopLink(blok.url ?? '', blok.country, page);
  const marks = { ...editable(blok), ...mark.label };
  if (!link) return <span {...marks}>{blok.label}</span>;
  const isCurrent = link.href.replace(/\/$/, '') === `${page.origin}${page.pathPrefix}`;
  // Another country is another shop with its own texts: a whole new document, never a client navigation.
  return (
    <a
      {...marks}
      aria-current={isCurrent ? 'true' : undefined}
      data-document=""
      href={link.href}
      hrefLang={link.locale}
      lang={link.locale && localeTable[link.locale].language}
    >
      {blok.label}
    </a>
  );
}
