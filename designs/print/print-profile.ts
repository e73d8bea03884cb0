import { join } from 'node:path';

/** How colours are printed: two ICC profiles of one press condition. */
export type PrintProfile = {
  /** The condition's name in the characterisation registry, which the file tells the printer. */
  condition: string;
  info: string;
  /** Embedded in the file; areas and photos are separated by it. */
  areas: string;
  /** Of the same condition, black carrying the shape: for letters and thin lines, where plates out of register show. */
  fine: string;
};

const folder = join(import.meta.dirname, 'profiles');

/** A printer's own profile: one for everything, since only ours comes with a twin that lets black carry the shape. */
export function profileOf({ file, condition }: { file: string; condition: string }): PrintProfile {
  return { condition, info: condition, areas: file, fine: file };
}

/** Offset on coated paper, at most 300 % ink; `profiles/README.md` says how it was made. */
export const coatedPaper: PrintProfile = {
  condition: 'FOGRA39L',
  info: 'Offset printing, ISO 12647-2:2004/Amd 1, coated art paper, 115 g/m2',
  areas: join(folder, 'coated.icc'),
  fine: join(folder, 'coated-dark.icc'),
};
