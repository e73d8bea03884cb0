/** What Node's own types leave out of its WebAssembly. */
declare namespace WebAssembly {
  class Memory {
    readonly buffer: ArrayBuffer;
    /** @returns pages of 64 KiB that there were before */
    grow(pages: number): number;
  }
}
