import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Whose password it is: what those who know a person try first. */
export type PasswordOwner = { email: string; firstName: string; lastName: string };

/** How a password holds out against guessing; why it does not. */
export type Guessing = 'personal' | 'common' | 'simple' | 'good' | 'strong';

/** Looking for patterns takes ever longer in longer ones; what is hard to guess by then stays so. */
const judgedLength = 64;
/** What the passwords of a shop are made of first. */
const shopWords = ['blattwerk', 'myposter'];

/** Passwords known from leaks and words of dice, most common first; further languages' words add little and cost ten times the time. */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** At 3 of 4, 10⁸ guesses, even a stolen hash holds out for a while. */
const leastScore = 3;

/** How hard a password is to guess, for all the world and for those who know its owner. */
export function guessingOf(password: string, owner: PasswordOwner): Guessing {
  const judged = plain(password).slice(0, judgedLength);
  const personal = personalWords(owner);
  const { score, sequence } = estimator.check(judged, [...personal, ...shopWords]);
  const apart = withoutWords(judged, personal);
  if (apart !== undefined && estimator.check(apart, shopWords).score < leastScore) return 'personal';
  if (score > leastScore) return 'strong';
  if (score === leastScore) return 'good';
  return sequence.some(({ dictionaryName }) => dictionaryName === 'passwords-common') ? 'common' : 'simple';
}

/** Names and address, whole and in their parts; syllables of one or two letters stand in any password. */
function personalWords({ email, firstName, lastName }: PasswordOwner): string[] {
  const words = [email, firstName, lastName].flatMap((text) => {
    const whole = folded(text.trim());
    return [whole, ...whole.split(/[^\p{L}\p{N}]+/u)];
  });
  // The longest first: a part of one that is taken out is gone with it.
  return [...new Set(words)].filter((word) => word.length > 2).sort((a, b) => b.length - a.length);
}

/** What is left of a password without these words; undefined when it has none of them. */
function withoutWords(password: string, words: readonly string[]): string | undefined {
  const whole = folded(password);
  const left = words.reduce((text, word) => text.replaceAll(word, ''), whole);
  return left === whole ? undefined : left;
}

/** Each character as people count them by its first sign alone: a family of four is one emoji, not eleven signs. */
function plain(text: string): string {
  const characters = [...new Intl.Segmenter().segment(text.normalize('NFC'))];
  return characters.map(({ segment }) => String.fromCodePoint(segment.codePointAt(0) ?? 0)).join('');
}

/** In lower case, without accents. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC').toLowerCase();
}
