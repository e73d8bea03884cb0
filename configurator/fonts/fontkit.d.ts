/** fontkit as browsers need it; its own types bring those of Node. */
declare module 'virtual:fontkit' {
  /** Throws for what is no font. */
  export function create(
    file: Uint8Array,
  ): import('@blattwerk/designs/text/fonts.ts').Face | { fonts: unknown };
}
