import express, { type Router } from 'express';
import { z } from 'zod';
import { keyedHeaders } from '../edge/edge-headers.ts';
import { everyDecision } from '../edge/edge-keys.ts';
import { edgeKinds } from '../edge/edge-request.ts';
import type { TreatmentSigner } from '../edge/sign-treatments.ts';
import { readAddress } from '../sites/read-address.ts';
import { readCustomerType } from '../sites/read-customer-type.ts';
import type { Sites } from '../sites/sites.ts';
import type { VisitorOf } from './edge-visitors.ts';
import { traitsOf } from './traits-of.ts';

const querySchema = z.object({
  /** The flags of a page, comma separated. */
  flags: z
    .string()
    .max(2000)
    .transform((names) => names.split(',')),
  /** Its path, which says the language. */
  page: z.string().startsWith('/').max(2000),
  kind: z.enum(edgeKinds),
});

/** Seconds a cache in front may repeat what flags say to one visitor; a rollout drops it before. */
const repeatedSeconds = 30;

/**
 * `GET /_edge/treatments?flags=&page=&kind=`: what a page's tests show to the visitor of these cookies, for a cache in front. It keeps
 * the answer under the visitor's key; one for whom a key was drawn just now is kept by no one.
 */
export function treatmentsRouter(parts: {
  sites: Sites;
  visitorOf: VisitorOf;
  signer: TreatmentSigner;
}): Router {
  const { sites, visitorOf, signer } = parts;
  const router = express.Router();
  router.get('/_edge/treatments', (request, response) => {
    const query = querySchema.safeParse(
      Object.fromEntries(new URL(request.originalUrl, 'http://shop').searchParams),
    );
    const site = sites.find(request.headers.host);
    if (!query.success || !site) {
      response.status(400).set('Cache-Control', 'no-store').end();
      return;
    }
    const { flags, page, kind } = query.data;
    const { locale } = readAddress(site, page, '');
    const traits = traitsOf(site, locale, readCustomerType(request.headers.cookie));
    const visitor = visitorOf(request.headers, traits);
    const signed = signer.sign(visitor.treatmentsOf(flags));
    const cookie = visitor.newCookie();
    const beside =
      cookie === undefined ? keyedHeaders(kind, [everyDecision], repeatedSeconds) : ['Set-Cookie', cookie];
    response.writeHead(204, ['X-Edge-Treatments', signed, 'Cache-Control', 'no-store', ...beside]).end();
  });
  return router;
}
