import { z } from 'zod';

type Writable = { longest: number; lines?: true; required?: true };

/** A text as people type it, without what could be markup or control a printer. @param longest in characters */
export function writable({ longest, lines, required }: Writable) {
  return z
    .string()
    .transform((text) => (lines ? text.replaceAll(/\r\n?/g, '\n') : text).trim())
    .pipe(
      z
        .string()
        .min(required ? 1 : 0)
        .max(longest)
        .regex(lines ? /^(?:\n|[^\p{Cc}<>])*$/u : /^[^\p{Cc}<>]*$/u),
    );
}
