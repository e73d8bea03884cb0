import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { isListingParameter } from '../listing/listing-state.ts';

/** Listings ask for themselves: a page whose address differs in their parameters alone is not loaded again. */
export function shouldLoadAgain({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) {
    return defaultShouldRevalidate;
  }
  const others = ({ searchParams }: URL) =>
    String(new URLSearchParams([...searchParams].filter(([name]) => !isListingParameter(name))));
  return others(currentUrl) === others(nextUrl) ? false : defaultShouldRevalidate;
}
