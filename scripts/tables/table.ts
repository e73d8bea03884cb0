/** A module made from the files of a folder, so that a new file is listed by being there. */
export type Table = {
  /** From the project's root; ends in `.generated.ts`. */
  path: string;
  /** TypeScript source, unformatted and without header. */
  render(): string;
};
