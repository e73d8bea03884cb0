import type { VisitorTraits } from '@blattwerk/schemas/shop/flags/visitor-traits.ts';
import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { beforeRefusal } from '@blattwerk/server-kit/http/before-refusal.ts';
import { clientSignal } from '@blattwerk/server-kit/http/client-signal.ts';
import { networkOf } from '@blattwerk/server-kit/http/network-of.ts';
import { nameRoute } from '@blattwerk/server-kit/watching/name-route.ts';
import type { Request, RequestHandler, Response } from 'express';
import { readPayloadAddress } from '../../page/endpoints/payload-address.ts';
import { personalPrograms } from '../../page/request/page-data.ts';
import type { StorefrontConfig } from '../config.ts';
import type { ContentSource } from '../content/content-source.ts';
import { edgeHeaders } from '../edge/edge-headers.ts';
import { askedCustomerType, readEdge } from '../edge/edge-request.ts';
import { writePass } from '../edge/instead.ts';
import { type FlagVisitor, setVisitorKey } from '../flags/flag-visitor.ts';
import { traitsOf } from '../flags/traits-of.ts';
import { writeStored } from '../http/write-stored.ts';
import type { AnswerTested } from '../page-cache/answer-tested.ts';
import { pageKey } from '../page-cache/page-key.ts';
import { readShared } from '../security/read-share.ts';
import { asksForPreview, verifyPreview } from '../security/verify-preview.ts';
import { readAddress } from '../sites/read-address.ts';
import type { Site, Sites } from '../sites/sites.ts';
import { findNewPath } from './old-addresses.ts';
import type { ProducePage } from './produce-page.ts';

const tooBusy = 'Too many pages are asked for at once; try again shortly.';

type Parts = {
  config: StorefrontConfig;
  sites: Sites;
  source: ContentSource;
  visitorOf: (headers: Request['headers'], traits: VisitorTraits) => FlagVisitor;
  answerTested: AnswerTested;
  produce: ProducePage;
};

/** Answers every address that is no file and no service: with a page, a redirect or an error page. */
export function pageHandler({
  config,
  sites,
  source,
  visitorOf,
  answerTested,
  produce,
}: Parts): RequestHandler {
  return async (request, response) => {
    nameRoute(response, 'page');
    const site = sites.find(request.headers.host);
    const url = site && readTarget(site, request.url);
    if (!site || !url) return refuse(response, 400, 'This address cannot be read.');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(response.set('Allow', 'GET, HEAD'), 405, 'Pages can only be read (GET).');
    }
    // One page, one address: `/a/../b/` and `/%2e/b/` are `/b/`, and would be kept beside it.
    if (url.pathname !== request.url.split('?', 1)[0]) {
      return moveTo(response, `${url.pathname.replace(/^\/+/, '/')}${url.search}`);
    }

    const asked = readPayloadAddress(url, channelTable[site.channel].hasTrailingSlash);
    const { pathname, search } = asked ?? url;
    const query = new URLSearchParams(search);
    const preview = asksForPreview(query) ? verifyPreview(query, config, Date.now() / 1000) : undefined;
    // An editor's preview knows the draft already.
    const shared = preview ? undefined : readShared(query);
    const spelled = readAddress(site, pathname, search);
    const moved = asked ? undefined : spelled.redirect;
    if (moved !== undefined && (await findNewPath(site, spelled, source)).path === undefined)
      return moveTo(response, moved);
    // An old address that is misspelled on top is looked up under its right spelling: one step leads to its new page.
    if (moved !== undefined) url.pathname = new URL(moved, site.origin).pathname;
    const address = moved === undefined ? spelled : readAddress(site, url.pathname, '');
    const customerType = preview?.customerType ?? askedCustomerType(request.headers);
    // Content that leads on carries its reader's whole query: it is never shared.
    const isPersonal = personalPrograms.some((program) => program === address.route.program);
    const edge = readEdge(request.headers);
    if (edge && isPersonal) return writePass(response, edge);
    const isShared = !config.dev && !isPersonal && address.redirect === undefined;
    const kept = isShared ? pageKey(site.origin, moved ?? request.url, customerType) : undefined;
    const { editorOrigins, googleClientId, chatUrl, measurement, chargesSwissVat, asksForReviews, company } =
      config;
    const flagVisitor = visitorOf(request.headers, traitsOf(site, address.locale, customerType));
    const pageRequest = {
      site,
      pathname: moved === undefined ? pathname : url.pathname,
      query,
      customerType,
      address,
      preview,
      shared,
      editorOrigins,
      googleClientId,
      // A draft is not measured: its address would be told.
      chatUrl: shared ? undefined : chatUrl,
      measurement: shared ? {} : measurement,
      chargesSwissVat,
      asksForReviews,
      flagService: config.flags && { kind: config.flags.kind, key: config.flags.browserKey },
      flagVisitor,
      company,
      cookies: isPersonal ? request.headers.cookie : undefined,
    };
    const visitor = networkOf(request.ip ?? 'unknown');
    const page = await produce(pageRequest, url, { kept, visitor, signal: clientSignal(response) });
    if (!page) {
      await beforeRefusal(response);
      refuse(response.set('Retry-After', '5'), 503, tooBusy);
    } else if (moved !== undefined && page.status !== 301) moveTo(response, moved);
    else if (kept && answerTested(request, response, kept.key)) return;
    else {
      setVisitorKey(response, flagVisitor);
      writeStored(request, response, page, edge && edgeHeaders(edge, page.edge));
    }
  };
}

function readTarget(site: Site, target: string): URL | undefined {
  const address = `${site.origin}${target}`;
  return target.startsWith('/') && URL.canParse(address) ? new URL(address) : undefined;
}

function moveTo(response: Response, location: string): void {
  response.set('Cache-Control', 'public, max-age=3600').redirect(301, location);
}

function refuse(response: Response, status: number, sentence: string): void {
  response.status(status).type('text').send(sentence);
}
