import { motifs } from '../motifs/all-motifs.ts';
import type { Motif } from '../motifs/motif.ts';
import { ideasOf } from '../motifs/words/motif-words.ts';
import type { LookFamily } from './looks.ts';

/** What a name promises to be seen, and the motifs that keep the promise, each in the hands it was drawn by. */
type NameClaim = {
  family: Extract<LookFamily, 'plants' | 'emblem' | 'ground'>;
  motifs: readonly string[];
};

export type ThemeName = {
  name: string;
  claim?: NameClaim;
  /** A word in it means something else: the spirit of a team is no ghost. */
  isPun: boolean;
  /** Its words are not meant to be seen: a midnight hour needs no clock, and must not have another drawing. */
  isFigurative: boolean;
  /** It speaks of a number, which is then what carries the look. */
  isNumbered: boolean;
  /** The colours that it speaks of. */
  palette?: string;
};

/**
 * Names apart by strokes. `Dinospaß:dinosaur` claims an idea, `Mondkind:baby/sleepy-moon` a motif, `Rosé@rosegold` a palette;
 * `Herzschlag:~` is figurative, `Teamgeist:=` a pun, `Die große Zahl:#` numbered.
 */
export function themeNames(list: string): ThemeName[] {
  return list.split('|').map((text) => themeName(text.trim()));
}

function themeName(text: string): ThemeName {
  const [, name = text, first, second] = /^([^:@]+)([:@][^:@]+)?([:@][^:@]+)?$/.exec(text) ?? [];
  const marks = [first, second].filter((mark) => mark !== undefined);
  const claimed = marks.find((mark) => mark.startsWith(':'))?.slice(1);
  const palette = marks.find((mark) => mark.startsWith('@'))?.slice(1);
  const isMotif = claimed !== undefined && !['~', '#', '='].includes(claimed);
  return {
    name,
    ...(isMotif && { claim: claimOf(name, claimed) }),
    isPun: claimed === '=',
    isFigurative: claimed === '~',
    isNumbered: claimed === '#',
    ...(palette !== undefined && { palette }),
  };
}

const families: Readonly<Partial<Record<Motif['kind'], NameClaim['family']>>> = {
  sprig: 'plants',
  bloom: 'plants',
  emblem: 'emblem',
  ground: 'ground',
};

function claimOf(name: string, claimed: string): NameClaim {
  const keeps = motifs.filter(
    ({ id }) =>
      ideasOf(id).some((idea) => idea === claimed) || (claimed.includes('/') && id.startsWith(claimed)),
  );
  // Plants before drawings before grounds: a pattern of hearts is the last that "heart" should mean.
  const carrying = (['plants', 'emblem', 'ground'] as const).find((one) =>
    keeps.some(({ kind }) => families[kind] === one),
  );
  if (!carrying) throw new Error(`"${name}" claims "${claimed}", which no motif shows.`);
  return {
    family: carrying,
    motifs: keeps.filter(({ kind }) => families[kind] === carrying).map(({ id }) => id),
  };
}
