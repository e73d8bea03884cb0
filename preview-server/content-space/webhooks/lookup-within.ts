import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { Reach } from '@blattwerk/server-kit/http/reachable-networks.ts';

/** A name leads only to addresses that may not be reached. */
export class NotAllowed extends Error {}

/** Resolves a name as ever, and leaves out the addresses that may not be reached. */
export function lookupWithin(reach: Reach): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) {
        callback(error, '');
        return;
      }
      const allowed = found.filter(({ address }) => reach.allows(address));
      const [first] = allowed;
      if (!first) callback(new NotAllowed(), '');
      else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}
