import { useMemo, useRef } from 'react';
import { isOpenText, type PageText } from '../../base/translation/page-texts.ts';
import { type ShownTexts, useTranslating } from '../../store/translation-store.ts';

/** Texts that are shown. One that was open stays when it is done, so that nothing goes away under the keyboard. */
export function useShownTexts(texts: readonly PageText[], page: string): PageText[] {
  const shown = useTranslating((state) => state.shown);
  const kept = useRef<{ page: string; shown: ShownTexts; names: Set<string> }>(undefined);
  return useMemo(() => {
    if (kept.current?.page !== page || kept.current.shown !== shown)
      kept.current = { page, shown, names: new Set() };
    const { names } = kept.current;
    for (const text of texts) if (isOpenText(text)) names.add(nameOf(text));
    return shown === 'all' ? [...texts] : texts.filter((text) => names.has(nameOf(text)));
  }, [texts, page, shown]);
}

const nameOf = ({ text, name }: PageText): string => `${text.uid} ${name}`;
