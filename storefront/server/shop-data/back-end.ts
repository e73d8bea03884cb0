import { createWebApiClient, type WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { customerTypeHeaders } from '@blattwerk/schemas/web-api/contract/customer-type-header.ts';
import { type Problem, problemSchema } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { type Endpoints, endpoints, type Name } from '@blattwerk/schemas/web-api/endpoints.ts';
import { readBounded } from '@blattwerk/server-kit/remote/read-bounded.ts';
import { requestHeaders } from '@blattwerk/server-kit/watching/request-id.ts';
import type { PageData } from '../../page/request/page-data.ts';

/** Largest answer read; a page of a listing has about 100 KB. */
const maxAnswerBytes = 8 * 2 ** 20;

export type BackEndCalls = {
  ask: WebApiClient;
  /** Whether a call came to nothing that may come to something later; a refusal is an answer. */
  hasFailed(): boolean;
};

/**
 * The back end as the storefront's server asks it for one question: with one end to waiting for all calls together, and
 * with answers held against the contract.
 * @param cookies a visitor's, where the answer is for that visitor alone
 */
export function callBackEnd(
  origin: string,
  page: PageData,
  timeoutSeconds: number,
  cookies?: string,
): BackEndCalls {
  const signal = AbortSignal.timeout(timeoutSeconds * 1000);
  let hasFailed = false;

  const call = createWebApiClient(origin, page, async (address, init) => {
    const headers = new Headers({
      ...init?.headers,
      ...customerTypeHeaders(page.customerType),
      ...requestHeaders(),
    });
    if (cookies !== undefined) headers.set('cookie', cookies);
    const response = await fetch(address, { ...init, headers, credentials: 'omit', signal });
    const body = await readBounded(response, maxAnswerBytes);
    if (!body) throw new Error(`the answer is larger than ${maxAnswerBytes} bytes`);
    return new Response(new Uint8Array(body), response);
  });

  return {
    hasFailed: () => hasFailed,
    async ask(name, input) {
      const answer = await call(name, input);
      if (answer.ok && isAnswer(name, answer.value)) return answer;
      if (!answer.ok && isRefusal(answer.problem)) return answer;
      hasFailed = true;
      // What the client says of a broken-off request is meant for shoppers: that they are offline.
      if (signal.aborted) return { ok: false, problem: unusable(`No answer within ${timeoutSeconds} s.`) };
      return answer.ok ? { ok: false, problem: unusable('The answer has an unexpected form.') } : answer;
    },
  };
}

function unusable(detail: string): Problem {
  return { type: 'about:blank', title: 'Not available at the moment', status: 503, detail };
}

function isAnswer(name: Name, value: unknown): boolean {
  const { answer }: Endpoints[Name] = endpoints[name];
  return 'schema' in answer && answer.schema.safeParse(value).success;
}

function isRefusal(problem: unknown): boolean {
  const read = problemSchema.safeParse(problem);
  return read.success && read.data.status < 500 && read.data.status !== 429;
}
