import { readFileSync } from 'node:fs';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { homeLocales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { queryString } from '@blattwerk/schemas/web-api/contract/query-string.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { queriesIn } from '@blattwerk/web-api/catalogue/search/queries/query-sets.ts';
import type { RunningBackEnd } from './start-back-end.ts';
import { quantile } from './statistics.ts';

/** Filters that shoppers set beside a search: none, or two. */
const choices: readonly Readonly<Record<string, readonly string[]>>[] = [
  {},
  { color: ['gold', 'silver'], aspectRatio: ['portrait'] },
];

/**
 * Milliseconds of its core that the back end's main thread takes for a search with all counts, over HTTP, by the kernel's
 * own count: what else runs on the machine does not. Every query that shoppers type, in its language, after one that reads the vocabulary.
 */
export async function searchCore({
  origin,
  processId,
}: RunningBackEnd): Promise<{ p50: number; p99: number } | undefined> {
  if (processId === undefined || coreOf(processId) === undefined) return undefined;
  const taken: number[] = [];
  for (const language of languages) {
    const locale = homeLocales[language];
    const headers = shopHeaders({ channel: 'blattwerk', country: localeTable[locale].country, locale });
    const ask = async (search: string, filters: Readonly<Record<string, readonly string[]>>) => {
      const response = await fetch(`${origin}/web-api/themes${queryString({ ...filters, search })}`, {
        headers,
      });
      if (!response.ok) throw new Error(`${search} answered ${response.status}.`);
      await response.arrayBuffer();
    };
    await ask('gold', {});
    for (const { text } of queriesIn(language))
      for (const filters of choices) {
        const before = coreOf(processId) ?? 0;
        await ask(text, filters);
        taken.push((coreOf(processId) ?? 0) - before);
      }
  }
  return { p50: quantile(taken, 0.5), p99: quantile(taken, 0.99) };
}

/** Milliseconds that a process's main thread has run; undefined where the kernel does not say. */
function coreOf(processId: number): number | undefined {
  try {
    const [nanoseconds = ''] = readFileSync(`/proc/${processId}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1_000_000;
  } catch {
    return undefined;
  }
}
