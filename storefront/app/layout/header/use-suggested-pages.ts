import { listOf } from '../../../page/story/stored-block.ts';
import { resolveLink } from '../../components/link/resolve-link.ts';
import { usePage } from '../../context/page-context.tsx';
import { useSettings } from '../../context/settings-context.tsx';

export type SuggestedPage = { label: string; href: string };

const mostPages = 3;

/** Pages of the menu whose names have the words typed, or begin with them. */
export function useSuggestedPages(typed: string): readonly SuggestedPage[] {
  const { urls } = usePage();
  const settings = useSettings();
  const words = wordsIn(typed);
  if (words.length === 0) return [];
  const items = listOf(settings?.navigation);
  const entries = [
    ...items.flatMap((item) => [item, ...listOf(item.children)]),
    ...listOf(settings?.serviceLinks),
  ];
  const pages = entries.flatMap(({ label, link }) => {
    const named = wordsIn(label ?? '');
    const href = resolveLink(link, urls)?.href;
    const fits = words.every((word) => named.some((other) => other.startsWith(word)));
    return fits && href !== undefined && label ? [{ label, href }] : [];
  });
  return pages
    .filter(({ href }, place) => pages.findIndex((other) => other.href === href) === place)
    .slice(0, mostPages);
}

/** Words without accents. */
function wordsIn(text: string): string[] {
  const bare = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '');
  return bare.match(/[\p{L}\p{N}]+/gu) ?? [];
}
