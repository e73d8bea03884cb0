import type { ServerResponse } from 'node:http';
import { type EdgeFacts, edgeHeaders, keyedHeaders } from './edge-headers.ts';
import { everyPage } from './edge-keys.ts';
import type { EdgeKind } from './edge-request.ts';

/** What a cache in front shall do in place of showing an answer. */
const insteadHeader = 'X-Edge-Instead';

const aDay = 24 * 60 * 60;

/** The address belongs to one visitor: ask once more, with the visitor's cookies, and keep nothing. */
export function writePass(response: ServerResponse, kind: EdgeKind): void {
  writeInstead(response, [insteadHeader, 'pass', ...keyedHeaders(kind, [everyPage], aDay)]);
}

/**
 * The page has tests: ask first what they show to the visitor.
 * @param otherwise signed treatments to take where the shop cannot be asked
 */
export function writeTested(
  response: ServerResponse,
  kind: EdgeKind,
  { facts, flags, otherwise }: { facts: EdgeFacts; flags: readonly string[]; otherwise: string },
): void {
  writeInstead(response, [
    insteadHeader,
    'treatments',
    'X-Edge-Flags',
    flags.map(encodeURIComponent).join(','),
    'X-Edge-Otherwise',
    otherwise,
    ...edgeHeaders(kind, facts),
  ]);
}

function writeInstead(response: ServerResponse, headers: readonly string[]): void {
  response.writeHead(204, [...headers, 'Cache-Control', 'no-store']).end();
}
