import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PageNews, Person } from '../../workspace-api/news/page-news.ts';

export type NewsState = {
  /** Whether the server is heard; `lost`: it was, or was to be, and is asked again and again. */
  line: 'connecting' | 'open' | 'lost';
  /** What it last told of the open page. */
  news: PageNews | undefined;
  /** Another's save that has just been taken over into the open page. */
  takenOver: { author: string; at: number } | undefined;
};

export const newsStore = createStore<NewsState>(() => ({
  line: 'connecting',
  news: undefined,
  takenOver: undefined,
}));

export const useNews = <T>(select: (state: NewsState) => T): T => useStore(newsStore, select);

const nobody: readonly Person[] = [];

/** Everyone who has the open page open, this tab included. */
export const usePeople = (): readonly Person[] => useNews(({ news }) => news?.people ?? nobody);

export const forgetTakenOver = (): void => newsStore.setState({ takenOver: undefined });
