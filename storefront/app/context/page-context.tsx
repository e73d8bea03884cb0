import { createContext, type ReactNode, use } from 'react';
import type { Page } from './page.ts';

const PageContext = createContext<Page | undefined>(undefined);

/** Hands the request context to every component below; keep `page` referentially stable. */
export function PageProvider({ page, children }: { page: Page; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** The request context of the page being shown. */
export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error('usePage needs a PageProvider above it');
  return page;
}
