import type { Colour } from '@blattwerk/schemas/shop/colours.ts';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';

/** Names a combination of colours in the page's language: `Grün, Rosa und Weiß`. */
export function useColourNames(): (combination: readonly Colour[]) => string {
  const t = useMessages();
  const { locale } = usePage();
  return (combination) =>
    new Intl.ListFormat(locale).format(combination.map((colour) => t(`colour.${colour}`)));
}
