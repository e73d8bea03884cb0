import type { IncomingHttpHeaders } from 'node:http';
import type { VisitorTraits } from '@blattwerk/schemas/shop/flags/visitor-traits.ts';
import { readEdge, signedTreatments } from '../edge/edge-request.ts';
import type { TreatmentSigner } from '../edge/sign-treatments.ts';
import { type FlagVisitor, nobody } from './flag-visitor.ts';

export type VisitorOf = (headers: IncomingHttpHeaders, traits: VisitorTraits) => FlagVisitor;

/** The same visitors, and those for whom a cache in front asks: they see what was decided for them before. */
export function withEdgeVisitors(visitorOf: VisitorOf, signer: TreatmentSigner): VisitorOf {
  return (headers, traits) => {
    if (readEdge(headers) === undefined) return visitorOf(headers, traits);
    const signed = signedTreatments(headers);
    const shown = signed === undefined ? undefined : signer.read(signed);
    if (!shown) return nobody;
    return {
      treatmentsOf: (flags) => Object.fromEntries(flags.map((flag) => [flag, shown[flag] ?? 'control'])),
      newCookie: () => undefined,
    };
  };
}
