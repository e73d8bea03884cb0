import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { Button, IconButton } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { DialogHead } from '../shell/dialog/dialog-head.tsx';
import { SearchBox } from '../shell/dialog/search-box.tsx';
import { SortSelect } from '../shell/dialog/sort-select.tsx';
import type { ShopChoice } from '../shell/shop-choice.ts';
import { ThemeFailure } from './theme-failure.tsx';
import { ThemeFilters } from './theme-filters.tsx';
import { ThemeGrid } from './theme-grid.tsx';
import styles from './theme-list.module.css';
import { useThemeMessages } from './theme-messages.ts';
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
  chooseCountry(country: Country | undefined): void;
  close(): void;
};

const typingPause = 250;

/** All themes, to search, filter and leaf through. */
export function ThemeList(props: ThemeListProps) {
  const { shop, options, search, setSearch, chosen, open } = props;
  const say = useThemeMessages();
  const results = useRef<HTMLDivElement>(null);
  const words = useSettled(search.words, typingPause);
  const answer = useThemes(shop, options, { ...search, words });
  const page = answer.data;
  return (
    <>
      <DialogHead title={say('title')} shop={shop} chooseCountry={props.chooseCountry} close={props.close}>
        <SearchBox
          label={say('search')}
          placeholder={say('searchExample')}
          value={search.words}
          onChange={(value) => setSearch({ ...search, words: value, page: 1 })}
          onArrowDown={() => results.current?.querySelector<HTMLElement>('[role=row]')?.focus()}
        />
      </DialogHead>
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
          <div className={styles.above}>
            <p role="status">
              {page && (page.total === 1 ? say('oneTheme') : say('found', { count: page.total }))}
            </p>
            <SortSelect
              value={search.sorting}
              onChange={(sorting) => setSearch({ ...search, sorting, page: 1 })}
            />
          </div>
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
