import { readFile } from 'node:fs/promises';
import {
  type CatalogueFacts,
  catalogueFactsSchema,
} from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { z } from 'zod';

export type CatalogueResult = { ok: true; catalogue: CatalogueFacts } | { ok: false; message: string };

const timeoutMilliseconds = 10_000;

/**
 * What the catalogue holds and sells.
 * @param source a file of facts or the address of a running shop; without one, what a freshly seeded shop would say
 */
export async function readCatalogue(source: string | undefined): Promise<CatalogueResult> {
  if (source === undefined) {
    // Enumerating the designs takes a second; with a source it is not needed.
    const { seededCatalogueFacts } = await import('@blattwerk/web-api/products/seed/seeded-facts.ts');
    return { ok: true, catalogue: seededCatalogueFacts() };
  }
  try {
    const facts = catalogueFactsSchema.safeParse(JSON.parse(await readText(source)));
    if (facts.success) return { ok: true, catalogue: facts.data };
    return refuse(source, `it does not hold catalogue facts: ${z.prettifyError(facts.error).split('\n')[0]}`);
  } catch (error) {
    return refuse(source, error instanceof Error ? error.message : String(error));
  }
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
