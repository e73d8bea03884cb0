import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import {
  type CatalogueFacts,
  catalogueFactsSchema,
} from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { z } from 'zod';
import { keptFacts } from './kept-facts.ts';

export type CatalogueResult = { ok: true; catalogue: CatalogueFacts } | { ok: false; message: string };

const timeoutMilliseconds = 10_000;
const youngMegabytes = 24;

/**
 * What the catalogue holds and sells.
 * @param source a file of facts or the address of a running shop; without one, what a freshly seeded shop would say
 * @param isLargeRun whether memory counts more than a thread's start
 */
export async function readCatalogue(
  source: string | undefined,
  { isLargeRun }: { isLargeRun: boolean },
): Promise<CatalogueResult> {
  if (source === undefined) {
    return { ok: true, catalogue: await keptFacts(isLargeRun ? factsFromThread : factsFromHere) };
  }
  try {
    const facts = catalogueFactsSchema.safeParse(JSON.parse(await readText(source)));
    if (facts.success) return { ok: true, catalogue: facts.data };
    return refuse(source, `it does not hold catalogue facts: ${z.prettifyError(facts.error).split('\n')[0]}`);
  } catch (error) {
    return refuse(source, error instanceof Error ? error.message : String(error));
  }
}

/** Enumerating the designs takes a second; with a source it is not needed. */
async function factsFromHere(): Promise<CatalogueFacts> {
  const { seededCatalogueFacts } = await import('@blattwerk/web-api/products/seed/seeded-facts.ts');
  return seededCatalogueFacts();
}

/** The designs take a hundred megabytes, which end with the thread. */
async function factsFromThread(): Promise<CatalogueFacts> {
  const worker = new Worker(new URL('./seeded-facts-thread.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
  });
  const [facts]: CatalogueFacts[] = await once(worker, 'message');
  await worker.terminate();
  if (!facts) throw new Error('The thread that enumerates the catalogue said nothing.');
  return facts;
}

async function readText(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(source, 'utf8');
  const url = new URL('/web-api/catalogue-facts', source);
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMilliseconds) });
  if (!response.ok) throw new Error(`the shop answered ${response.status}`);
  return response.text();
}

function refuse(source: string, reason: string): CatalogueResult {
  const sentence = reason.replace(/\s+/g, ' ').slice(0, 160);
  return {
    ok: false,
    message: `The catalogue at ${source} cannot be read (${sentence}): give --catalogue a file of facts or the address of a running shop.`,
  };
}
