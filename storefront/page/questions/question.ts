import type { CallInput, JsonName, WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { PageData } from '../request/page-data.ts';

/** What a block may look at to know what it wants from the back end. */
export type Asking = {
  page: PageData;
  /** Parameters of the address; empty on pages that are kept for everybody. */
  query: URLSearchParams;
};

/** A refusal (the product is gone) is an answer with nothing in it; a failure may pass. */
type Answer<Data> = { ok: true; value: Data | undefined } | { ok: false; message: string };

/** What a block wants to know; in one shop, equal keys have equal answers until the catalogue changes. */
export type Question<Data> = {
  key: string;
  answer(ask: WebApiClient): Promise<Answer<Data>>;
  /** For answers that change with a day: the last one, `YYYY-MM-DD` in Germany, on which this may be shown, if any. */
  lastDay?(data: Data): string | null;
};

/** The question that one address of the back end answers. */
export function call<N extends JsonName>(name: N, input: CallInput<N>): Question<AnswerOf<N>> {
  return {
    key: JSON.stringify([name, input]),
    async answer(ask) {
      const result = await ask(name, input);
      if (result.ok) return result;
      const { status, detail } = result.problem;
      const isRefusal = status < 500 && status !== 429;
      return isRefusal ? { ok: true, value: undefined } : { ok: false, message: `${status} ${detail}` };
    },
  };
}
