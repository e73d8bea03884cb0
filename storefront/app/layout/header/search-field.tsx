import { formatMoney } from '@blattwerk/schemas/shop/money.ts';
import { productPath } from '@blattwerk/schemas/shop/product-paths.ts';
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ProductPicture } from '../../components/product-picture/product-picture.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './search-field.module.css';
import { useSuggestions } from './use-suggestions.ts';

type SearchFieldProps = {
  field: InputHTMLAttributes<HTMLInputElement>;
  /** The field typed into until this one was loaded. */
  takesOver: RefObject<HTMLInputElement | null>;
};

/** The search field as a combobox: arrow keys walk through the suggestions, Enter opens one or searches. */
export function SearchField({ field, takesOver }: SearchFieldProps) {
  const t = useMessages();
  const { urls, locale } = usePage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(takesOver.current?.value ?? '');
  const place = `${pathname}${search}`;
  /** Where the list was opened: on the next page it is closed. */
  const [openAt, setOpenAt] = useState<string | undefined>(place);
  const setIsOpen = (isOpen: boolean) => setOpenAt(isOpen ? place : undefined);
  const [active, setActive] = useState(-1);
  const products = useSuggestions(typed);
  useEffect(() => input.current?.focus(), []);

  const words = typed.trim();
  const everything = `${urls.to('produkte')}?q=${encodeURIComponent(words)}`;
  const options = (products ?? []).map((product) => ({
    href: urls.to(productPath(product)),
    product,
  }));
  const hrefs = [...options.map(({ href }) => href), everything];
  const isShown = openAt === place && products !== undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && products !== undefined) {
      event.preventDefault();
      setIsOpen(true);
      // Beyond the last suggestion, and before the first, is the field itself.
      setActive(((active + 1 + step + hrefs.length + 1) % (hrefs.length + 1)) - 1);
    }
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setIsOpen(false);
      setActive(-1);
    }
    const chosen = isShown ? hrefs[active] : undefined;
    const target = chosen ?? (words === '' ? undefined : everything);
    if (event.key === 'Enter' && target !== undefined) {
      event.preventDefault();
      setIsOpen(false);
      navigate(target);
    }
  };
  return (
    <>
      <input
        {...field}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-expanded={isShown}
        onBlur={({ relatedTarget }) => {
          if (!list.current?.contains(relatedTarget)) setIsOpen(false);
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(-1);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onKeyDown={onKeyDown}
        ref={input}
        role="combobox"
        value={typed}
      />
      <p className="visually-hidden" role="status">
        {isShown && t('search.found', { count: options.length })}
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
          options.map(({ href, product }, at) => (
            <a
              aria-selected={at === active}
              className={styles.option}
              href={href}
              id={`${id}-${at}`}
              key={href}
              role="option"
              tabIndex={-1}
            >
              <span className={styles.picture}>
                {product.picture && <ProductPicture picture={product.picture} sizes="44px" />}
              </span>
              <span className={styles.name}>
                {product.name}
                <span className={styles.kind}>{product.typeLabel}</span>
              </span>
              {product.priceFrom && (
                <span className={styles.price}>
                  {t('price.from', { price: formatMoney(product.priceFrom, locale) })}
                </span>
              )}
            </a>
          ))}
        {isShown && (
          <a
            aria-selected={active === options.length}
            className={styles.all}
            href={everything}
            id={`${id}-${options.length}`}
            role="option"
            tabIndex={-1}
          >
            {t('search.all', { words })}
          </a>
        )}
      </div>
    </>
  );
}
