import { ChevronLeft, ChevronRight, Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { Button, IconButton } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import type { ShopChoice } from '../shell/shop-choice.ts';
import { useFirstFocus } from '../shell/use-first-focus.ts';
import { ThemeFailure } from './theme-failure.tsx';
import { ThemeFilters } from './theme-filters.tsx';
import { ThemeGrid } from './theme-grid.tsx';
import styles from './theme-list.module.css';
import { useThemeMessages } from './theme-messages.ts';
import modal from './theme-modal.module.css';
import type { ThemeOptions } from './theme-options.ts';
import { emptySearch, type ThemeSearch, themesPerPage } from './theme-search.ts';
import tiles from './theme-tile.module.css';
import { useSettled } from './use-settled.ts';
import { useThemes } from './use-themes.ts';
import waiting from './waiting.module.css';

type ThemeListProps = {
  shop: ShopChoice;
  options: ThemeOptions;
  search: ThemeSearch;
  setSearch(search: ThemeSearch): void;
  chosen: number | undefined;
  open(themeId: number): void;
};

const typingPause = 250;

/** All themes, to search, filter and leaf through. */
export function ThemeList({ shop, options, search, setSearch, chosen, open }: ThemeListProps) {
  const say = useThemeMessages();
  const results = useRef<HTMLDivElement>(null);
  const searchBox = useFirstFocus<HTMLInputElement>();
  const words = useSettled(search.words, typingPause);
  const answer = useThemes(shop, options, { ...search, words });
  const page = answer.data;
  return (
    <>
      <header className={modal.head}>
        <h1>{say('title')}</h1>
        <SearchField
          value={search.words}
          onChange={(value) => setSearch({ ...search, words: value, page: 1 })}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') results.current?.querySelector<HTMLElement>('[role=row]')?.focus();
            else event.continuePropagation();
          }}
          maxLength={100}
          className={styles.search}
        >
          <Label className={styles.hidden}>{say('search')}</Label>
          <Search aria-hidden size={16} />
          <Input ref={searchBox} placeholder={say('searchExample')} />
          <IconButton label={say('clearSearch')} slot="clear">
            <X aria-hidden size={15} />
          </IconButton>
        </SearchField>
        <p role="status">
          {page && (page.total === 1 ? say('oneTheme') : say('found', { count: page.total }))}
        </p>
      </header>
      <div className={styles.body}>
        {page && (
          <ThemeFilters
            filters={page.filters}
            chosen={search.chosen}
            choose={(name, values) =>
              setSearch({ ...search, chosen: { ...search.chosen, [name]: values }, page: 1 })
            }
          />
        )}
        <div ref={results} className={styles.results}>
          {answer.isError && <ThemeFailure failure={answer.error} retry={() => void answer.refetch()} />}
          {answer.isPending && <ThemesOnTheirWay />}
          {page?.total === 0 && (
            <div className={styles.none}>
              <p>{say('noneFound')}</p>
              <Button onPress={() => setSearch(emptySearch)}>{say('resetAll')}</Button>
            </div>
          )}
          {page && page.total > 0 && (
            <>
              {!page.groups.some(({ isAvailable }) => isAvailable) && (
                <Notice tone="info">{say('noneSold', { shop: `${shop.channel} ${shop.country}` })}</Notice>
              )}
              <ThemeGrid
                groups={page.groups}
                chosen={chosen}
                isStale={answer.isPlaceholderData}
                open={open}
              />
              <Pages
                total={page.total}
                page={search.page}
                turn={(to) => setSearch({ ...search, page: to })}
              />
            </>
          )}
        </div>
      </div>
    </>
  );
}

function ThemesOnTheirWay() {
  const say = useThemeMessages();
  return (
    <div role="status" aria-label={say('loadingThemes')} className={tiles.grid}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((place) => (
        <span key={place} className={`${waiting.waiting} ${tiles.onItsWay}`} />
      ))}
    </div>
  );
}

type PagesProps = { total: number; page: number; turn(page: number): void };

function Pages({ total, page, turn }: PagesProps) {
  const say = useThemeMessages();
  const pages = Math.ceil(total / themesPerPage);
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={say('themes')}>
      <IconButton label={say('previous')} isDisabled={page <= 1} onPress={() => turn(page - 1)}>
        <ChevronLeft aria-hidden size={17} />
      </IconButton>
      <span>{say('page', { page, pages })}</span>
      <IconButton label={say('next')} isDisabled={page >= pages} onPress={() => turn(page + 1)}>
        <ChevronRight aria-hidden size={17} />
      </IconButton>
    </nav>
  );
}
