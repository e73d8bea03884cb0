import type { IncomingMessage, ServerResponse } from 'node:http';
import { readEdge, signedTreatments } from '../edge/edge-request.ts';
import { writeTested } from '../edge/instead.ts';
import type { TreatmentSigner } from '../edge/sign-treatments.ts';
import { allControl } from '../flags/flag-client.ts';
import type { PageCache } from './page-cache.ts';

/** Answers a cache in front that asks for a page with tests before it knows what they show; says whether it was so. */
export type AnswerTested = (request: IncomingMessage, response: ServerResponse, key: string) => boolean;

export function createTestedAnswer(cache: Pick<PageCache, 'testsOf'>, signer: TreatmentSigner): AnswerTested {
  return (request, response, key) => {
    const edge = readEdge(request.headers);
    const tests = edge && cache.testsOf(key);
    if (!edge || !tests || signedTreatments(request.headers) !== undefined) return false;
    const control = signer.sign(allControl(tests.flags));
    writeTested(response, edge, { facts: tests.edge, flags: tests.flags, control });
    return true;
  };
}
