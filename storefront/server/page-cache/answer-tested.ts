import type { IncomingMessage, ServerResponse } from 'node:http';
import { readEdge, signedTreatments } from '../edge/edge-request.ts';
import { writeTested } from '../edge/instead.ts';
import type { TreatmentSigner } from '../edge/sign-treatments.ts';
import type { VisitorOf } from '../flags/edge-visitors.ts';
import type { PageCache } from './page-cache.ts';

/** Answers a cache in front that asks for a page with tests before it knows what they show; says whether it was so. */
export type AnswerTested = (request: IncomingMessage, response: ServerResponse, key: string) => boolean;

/** @param visitorOf draws for a visitor without a key, whose version stands in while the shop is away: most see it */
export function createTestedAnswer(
  cache: Pick<PageCache, 'testsOf'>,
  signer: TreatmentSigner,
  visitorOf: VisitorOf,
): AnswerTested {
  return (request, response, key) => {
    const edge = readEdge(request.headers);
    const tests = edge && cache.testsOf(key);
    if (!edge || !tests || signedTreatments(request.headers) !== undefined) return false;
    const otherwise = signer.sign(visitorOf({}, tests.traits).treatmentsOf(tests.flags));
    writeTested(response, edge, { facts: tests.edge, flags: tests.flags, otherwise });
    return true;
  };
}
