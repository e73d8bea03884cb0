import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { VisitorTraits } from '@blattwerk/schemas/shop/flags/visitor-traits.ts';
import { nameRoute } from '@blattwerk/server-kit/watching/name-route.ts';
import { edgeHeaders } from '../edge/edge-headers.ts';
import { askedCustomerType, readEdge } from '../edge/edge-request.ts';
import type { FlagVisitor } from '../flags/flag-visitor.ts';
import { writeStored } from '../http/write-stored.ts';
import type { Sites } from '../sites/sites.ts';
import type { AnswerTested } from './answer-tested.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import { variantKey } from './variant-key.ts';

const keptPage = 'kept page';

/** The first thing any request meets: a page that is kept is answered here, with nothing else in the way, Express neither. */
export function answerFromCache(
  sites: Sites,
  cache: PageCache,
  {
    visitorOf,
    answerTested,
    next,
  }: {
    visitorOf: (headers: IncomingHttpHeaders, traits: VisitorTraits) => FlagVisitor;
    answerTested: AnswerTested;
    next: RequestListener;
  },
): RequestListener {
  return (request, response) => {
    const { method, url = '', headers } = request;
    const site = method === 'GET' || method === 'HEAD' ? sites.find(headers.host) : undefined;
    const asked = site && pageKey(site.origin, url, askedCustomerType(headers));
    const page = asked && cache.find(asked.key, asked.parameters);
    const edge = readEdge(headers);
    if (page) {
      nameRoute(response, keptPage);
      return writeStored(request, response, page, edge && edgeHeaders(edge, page.edge));
    }
    // Whom flags are decided for is looked at where a page has tests, and nowhere else.
    const tests = asked && cache.testsOf(asked.key);
    if (tests && answerTested(request, response, asked.key)) return;
    const visitor = tests && visitorOf(headers, tests.traits);
    const version =
      visitor && cache.find(variantKey(asked.key, visitor.treatmentsOf(tests.flags)), asked.parameters);
    if (!version) return next(request, response);
    nameRoute(response, keptPage);
    const cookie = visitor.newCookie();
    const beside = edge
      ? edgeHeaders(edge, version.edge)
      : cookie === undefined
        ? []
        : ['Set-Cookie', cookie];
    writeStored(request, response, version, beside);
  };
}
