import { designNameIn } from '@blattwerk/designs/catalogue/names/design-names.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { givenNameOf } from '@blattwerk/schemas/shop/products/given-name.ts';

/** What a design brings of its own names; those of the shop's list bring none. */
type Named = { namesIn: Readonly<Record<string, string>> | null } | undefined;

/**
 * What a look or a design is called in a language: by its own names, or by the shop's list of them.
 * @param german the name alone, or in quotation marks within a title
 */
export function nameIn(german: string, language: Language, design: Named): string {
  const own = design?.namesIn?.[language];
  if (own === undefined) return designNameIn(german, language);
  const given = givenNameOf(german);
  return given === undefined ? own : german.replace(given, () => own);
}
