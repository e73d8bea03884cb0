import {
  type CatalogueFacts,
  catalogueFactsSchema,
} from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { z } from 'zod';
import type { FactsSummary } from '../../../catalogue/facts-summary.ts';

const answerSchema = z.object({
  catalogue: z.object({
    state: z.enum(['current', 'kept', 'unknown']),
    version: z.string().optional(),
    asOf: z.string().optional(),
  }),
  facts: catalogueFactsSchema.nullable(),
});

export type CatalogueAnswer = { catalogue: FactsSummary; facts: CatalogueFacts | undefined };

const everyMilliseconds = 10_000;
const timeoutMilliseconds = 8_000;

/** Asks the own server for the catalogue's facts now and then, and passes on what is new. */
export function watchCatalogue(token: string, onChange: (answer: CatalogueAnswer) => void): void {
  let etag = '';
  const ask = async (): Promise<void> => {
    try {
      const response = await fetch('/workspace/catalogue-facts', {
        headers: { Authorization: token, ...(etag !== '' && { 'If-None-Match': etag }) },
        cache: 'no-store',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      if (response.ok) {
        const { catalogue, facts } = answerSchema.parse(await response.json());
        etag = response.headers.get('etag') ?? '';
        onChange({ catalogue: summaryOf(catalogue), facts: facts ?? undefined });
      }
    } catch {
      // Without an answer the facts known last go on being used; that the server is gone is told elsewhere.
    }
    setTimeout(ask, everyMilliseconds);
  };
  void ask();
}

function summaryOf({ state, version, asOf }: z.infer<typeof answerSchema>['catalogue']): FactsSummary {
  return { state, ...(version !== undefined && { version }), ...(asOf !== undefined && { asOf }) };
}
