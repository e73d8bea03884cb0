import type { Face } from '@blattwerk/designs/text/fonts.ts';

/** What browsers need of fontkit; its own types bring those of Node. Throws for what is no font. */
export function create(file: Uint8Array): Face | { fonts: unknown };
