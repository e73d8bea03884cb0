import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import { z } from 'zod';
import { placeholderHelp, unknownPlaceholder } from './placeholders.ts';

/** An origin that names no placeholder: what stands in a page's path or text must never choose the host. */
const start = /^https?:\/\/[^/?#{}\s@\\]+(?=[/?#]|$)/i;

/**
 * Why an address cannot be one that previews begin with, as the end of a sentence; undefined when it can.
 * @param origins those of the editors' own server: its pages are not framed by themselves
 */
export function locationProblem(location: string, origins: readonly string[]): string | undefined {
  const [host] = start.exec(location) ?? [];
  if (host === undefined || !URL.canParse(host))
    return 'must begin with http:// or https:// and the name of a host, such as https://preview.example/';
  const unknown = unknownPlaceholder(location);
  if (unknown !== undefined)
    return `holds ${unknown}, which stands for nothing; there are ${placeholderHelp}`;
  const { origin, protocol, hostname } = new URL(host);
  if (origins.includes(origin)) return `must not be at ${origin}, which is the editors' own server`;
  const isEditorEncrypted = origins.some((each) => each.startsWith('https:'));
  if (isEditorEncrypted && protocol === 'http:' && !isLoopback(hostname))
    return 'must begin with https://: browsers show no unencrypted page within the encrypted workspace';
  return undefined;
}

export const originOf = (location: string): string => new URL(start.exec(location)?.[0] ?? location).origin;

/** An address of a space as it arrives; `null` and an empty text are none. */
export const locationSchema = (origins: readonly string[]) =>
  z
    .string()
    .trim()
    .max(1000)
    .superRefine((location, context) => {
      const message = locationProblem(location, origins);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });

export type Environment = { name: string; location: string };

export const environmentSchema = (origins: readonly string[]) =>
  z.object({ name: z.string().trim().min(1).max(100), location: locationSchema(origins) });

/** A space's further addresses, each under a name of its own. */
export const environmentsSchema = (origins: readonly string[]) =>
  z
    .array(environmentSchema(origins))
    .max(20)
    .refine(
      (list) => new Set(list.map(({ name }) => name)).size === list.length,
      'must not hold a name twice',
    );
