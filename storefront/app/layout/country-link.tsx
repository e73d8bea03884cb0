import type { BlockProps } from '../blocks/block-props.ts';
import { safeHref } from '../components/link/safe-href.ts';
import { usePage } from '../context/page-context.tsx';

/** The way to the shop of another country, in that country's words. */
export function CountryLink({ blok }: BlockProps<'country_link'>) {
  const { origin, pathPrefix } = usePage();
  const safe = safeHref(blok.url ?? '');
  if (!safe) return <span>{blok.label}</span>;
  const isCurrent = safe.href.replace(/\/$/, '') === `${origin}${pathPrefix}`;
  // Another country is another shop with its own texts: a whole new document, never a client navigation.
  return (
    <a aria-current={isCurrent ? 'true' : undefined} data-document="" href={safe.href}>
      {blok.label}
    </a>
  );
}
