import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import { z } from 'zod';
import { placeholderHelp, unknownPlaceholder } from './placeholders.ts';

/** An origin that names no placeholder: what stands in a page's path or text must never choose the host. */
const start = /^https?:\/\/[^/?#{}\s@\\]+(?=[/?#]|$)/i;

export type LocationProblem =
  | { kind: 'start' }
  | { kind: 'placeholder'; written: string }
  | { kind: 'own'; origin: string }
  | { kind: 'unencrypted' };

/**
 * Why an address cannot be one that previews begin with; undefined when it can.
 * @param origins those of the editors' own server: its pages are not framed by themselves
 */
export function findLocationProblem(
  location: string,
  origins: readonly string[],
): LocationProblem | undefined {
  const [host] = start.exec(location) ?? [];
  if (host === undefined || !URL.canParse(host)) return { kind: 'start' };
  const written = unknownPlaceholder(location);
  if (written !== undefined) return { kind: 'placeholder', written };
  const { origin, protocol, hostname } = new URL(host);
  if (origins.includes(origin)) return { kind: 'own', origin };
  const isEditorEncrypted = origins.some((each) => each.startsWith('https:'));
  return isEditorEncrypted && protocol === 'http:' && !isLoopback(hostname)
    ? { kind: 'unencrypted' }
    : undefined;
}

/** The same as the end of a sentence. */
export function locationProblem(location: string, origins: readonly string[]): string | undefined {
  const problem = findLocationProblem(location, origins);
  switch (problem?.kind) {
    case 'start':
      return 'must begin with http:// or https:// and the name of a host, such as https://preview.example/';
    case 'placeholder':
      return `holds ${problem.written}, which stands for nothing; there are ${placeholderHelp}`;
    case 'own':
      return `must not be at ${problem.origin}, which is the editors' own server`;
    case 'unencrypted':
      return 'must begin with https://: browsers show no unencrypted page within the encrypted workspace';
  }
  return undefined;
}

export const originOf = (location: string): string => new URL(start.exec(location)?.[0] ?? location).origin;

export const longestName = 100;
export const longestLocation = 1000;
export const mostEnvironments = 20;

/** An address of a space as it arrives; `null` and an empty text are none. */
export const locationSchema = (origins: readonly string[]) =>
  z
    .string()
    .trim()
    .max(longestLocation)
    .superRefine((location, context) => {
      const message = locationProblem(location, origins);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });

export type Environment = { name: string; location: string };

export const environmentSchema = (origins: readonly string[]) =>
  z.object({ name: z.string().trim().min(1).max(longestName), location: locationSchema(origins) });

/** A space's further addresses, each under a name of its own. */
export const environmentsSchema = (origins: readonly string[]) =>
  z
    .array(environmentSchema(origins))
    .max(mostEnvironments)
    .refine(
      (list) => new Set(list.map(({ name }) => name)).size === list.length,
      'must not hold a name twice',
    );
