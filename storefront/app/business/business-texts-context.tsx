import { createContext, use } from 'react';
import type { BusinessTexts } from '../../page/business/texts/de.ts';

/** What the page says, as it came with it. */
export const BusinessTextsContext = createContext<BusinessTexts | undefined>(undefined);

type SayBusiness = (key: keyof BusinessTexts, values?: Readonly<Record<string, string | number>>) => string;

/** `say('open', { days: 14 })`: a text of the page for businesses. */
export function useBusinessTexts(): SayBusiness {
  const texts = use(BusinessTextsContext);
  if (!texts) throw new Error('useBusinessTexts needs the page for businesses above it');
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
