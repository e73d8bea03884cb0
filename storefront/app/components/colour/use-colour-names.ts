import type { Colour } from '@blattwerk/schemas/shop/products/colours.ts';
import { usePage } from '../../context/page-context.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';

/** Names a combination of colours in the page's language: `Grün, Rosa und Weiß`, `Green, pink and white`. */
export function useColourNames(): (combination: readonly Colour[]) => string {
  const t = useLateMessages();
  const { language, locale } = usePage();
  return (combination) => {
    const names = combination.map((colour) => t(`colour.${colour}`));
    // Only German writes the names of colours with a capital.
    const spelled = names.map((name, place) =>
      place === 0 || language === 'de' ? name : name.toLocaleLowerCase(locale),
    );
    return new Intl.ListFormat(locale).format(spelled);
  };
}
