import { productPath } from '@blattwerk/schemas/products/product-paths.ts';
import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { type RefObject, useId, useRef, useState } from 'react';
import { shortName } from '../../../page/listing/short-name.ts';
import { ProductPicture } from '../../components/product-picture/product-picture.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { navigate } from '../../navigation/navigate.ts';
import { useLocation } from '../../navigation/router.tsx';
import styles from './search-suggestions.module.css';
import { useCombobox } from './use-combobox.ts';
import { type SuggestedPage, useSuggestedPages } from './use-suggested-pages.ts';
import { mostSuggestions, useSuggestions } from './use-suggestions.ts';

type SearchSuggestionsProps = { input: RefObject<HTMLInputElement | null>; typed: string };

/** What fits the words typed so far: arrow keys walk through it, Enter opens one or searches. */
export function SearchSuggestions({ input, typed }: SearchSuggestionsProps) {
  const t = useMessages();
  const { urls } = usePage();
  const { pathname, search } = useLocation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const place = `${pathname}${search}`;
  /** Where the list was opened: on the next page it is closed. */
  const [openAt, setOpenAt] = useState<string | undefined>(place);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(typed);
  const pages = useSuggestedPages(found?.corrected ?? typed);
  const products = found?.products.slice(0, mostSuggestions - pages.length);

  const words = typed.trim();
  const everything = `${urls.to(t('path.products'))}?q=${encodeURIComponent(words)}`;
  const options: readonly Option[] = [
    ...pages.map((page) => ({ href: page.href, page })),
    ...(products ?? []).map((product) => ({ href: urls.to(productPath(product)), product })),
    { href: everything },
  ];
  const isShown = openAt === place && products !== undefined;
  const idOf = (at: number) => `${id}-${at}`;
  useCombobox(input, {
    listId: `${id}-list`,
    isShown,
    activeId: isShown && active >= 0 ? idOf(active) : undefined,
    onKey(event) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0 && products !== undefined) {
        event.preventDefault();
        setOpenAt(place);
        // Beyond the last suggestion, and before the first, is the field itself.
        setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1);
      }
      if (event.key === 'Escape' && isShown) {
        event.preventDefault();
        setOpenAt(undefined);
        setActive(-1);
      }
      const target = (isShown ? options[active]?.href : undefined) ?? (words === '' ? undefined : everything);
      if (event.key === 'Enter' && target !== undefined) {
        event.preventDefault();
        setOpenAt(undefined);
        navigate(target);
      }
    },
    onOpen() {
      setActive(-1);
      setOpenAt(place);
    },
    onLeave(next) {
      if (!(next instanceof Node && list.current?.contains(next))) setOpenAt(undefined);
    },
  });
  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown && t('search.found', { count: options.length - 1 })}
      </p>
      <div
        aria-label={t('search.suggestions')}
        className={styles.list}
        hidden={!isShown}
        id={`${id}-list`}
        ref={list}
        role="listbox"
      >
        {isShown &&
          options.map((option, at) => (
            <a
              aria-selected={at === active}
              className={styles.option}
              href={option.href}
              id={idOf(at)}
              key={option.href}
              role="option"
              tabIndex={-1}
            >
              <Suggestion {...option} words={found?.corrected ?? words} />
            </a>
          ))}
      </div>
    </>
  );
}

type Option = { href: string; page?: SuggestedPage; product?: CatalogueProduct };

/** A page or a product; without either, the way to everything that was found. */
function Suggestion({ page, product, words }: Option & { words: string }) {
  const t = useMessages();
  const { locale } = usePage();
  if (page) return <span className={styles.page}>{page.label}</span>;
  if (!product) return <span className={styles.all}>{t('search.all', { words })}</span>;
  const { name, typeLabel, picture, priceFrom } = product;
  return (
    <>
      <span className={styles.picture}>{picture && <ProductPicture picture={picture} sizes="44px" />}</span>
      <span className={styles.name}>
        {shortName(name)}
        <span className={styles.kind}>{typeLabel}</span>
      </span>
      {priceFrom && (
        <span className={styles.price}>{t('price.from', { price: formatMoney(priceFrom, locale) })}</span>
      )}
    </>
  );
}
