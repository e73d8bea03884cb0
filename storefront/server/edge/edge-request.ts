import type { IncomingHttpHeaders } from 'node:http';
import { type CustomerType, customerTypes } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import { customerTypeHeader } from '@blattwerk/schemas/web-api/contract/customer-type-header.ts';
import { readCustomerType } from '../sites/read-customer-type.ts';

/** Caches in front of the shop, by the dialect they speak. */
export const edgeKinds = ['varnish', 'fastly', 'cloudflare'] as const;
export type EdgeKind = (typeof edgeKinds)[number];

/**
 * With it a cache in front says that it asks for a copy for everybody: it has taken the visitor's cookies out and put what
 * a page may depend on into headers of their own.
 */
const edgeHeader = 'x-edge';
/** What the page's tests show to the visitor, signed by the shop; missing until the cache has asked for it. */
export const edgeTreatmentsHeader = 'x-edge-treatments';

/** The cache that asks for a copy for everybody; undefined for everyone else, browsers among them. */
export function readEdge(headers: IncomingHttpHeaders): EdgeKind | undefined {
  const said = headers[edgeHeader];
  return said === undefined ? undefined : edgeKinds.find((kind) => kind === said);
}

/** For whom a page is made: by the visitor's cookie, or by what the cache in front has read there. */
export function askedCustomerType(headers: IncomingHttpHeaders): CustomerType {
  if (readEdge(headers) === undefined) return readCustomerType(headers.cookie);
  return customerTypes.find((type) => type === headers[customerTypeHeader]) ?? 'private';
}

/** The signed treatments that a cache in front asks with. */
export function signedTreatments(headers: IncomingHttpHeaders): string | undefined {
  const said = headers[edgeTreatmentsHeader];
  return typeof said === 'string' && said !== '' ? said : undefined;
}
