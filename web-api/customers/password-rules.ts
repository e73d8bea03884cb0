import { guessingOf, type PasswordOwner } from './password-guesses.ts';

/** Characters a new password has; older ones may be shorter. */
export const passwordLength = { minimum: 10, maximum: 128 } as const;

export type PasswordFault = 'tooShort' | 'tooLong' | 'isEmail' | 'isPersonal' | 'tooCommon' | 'tooSimple';

/** A password that may be set is `good` or `strong`; any other has one fault. */
export type PasswordVerdict = PasswordFault | 'good' | 'strong';

/** What a new password is worth to its owner; length counts characters as people do. */
export function judgePassword(password: string, owner: PasswordOwner): PasswordVerdict {
  const length = [...new Intl.Segmenter().segment(password)].length;
  if (length < passwordLength.minimum) return 'tooShort';
  // By code units too: what better-auth counts.
  if (password.length > passwordLength.maximum) return 'tooLong';
  const email = owner.email.toLowerCase();
  const [name = ''] = email.split('@');
  if ([email, name].includes(password.trim().toLowerCase())) return 'isEmail';
  const guessing = guessingOf(password, owner);
  if (guessing === 'personal') return 'isPersonal';
  if (guessing === 'common') return 'tooCommon';
  return guessing === 'simple' ? 'tooSimple' : guessing;
}

/** Why a new password may not be set, if so. */
export function passwordFault(password: string, owner: PasswordOwner): PasswordFault | undefined {
  const verdict = judgePassword(password, owner);
  return verdict === 'good' || verdict === 'strong' ? undefined : verdict;
}
