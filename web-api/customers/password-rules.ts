/** Characters a password has. */
export const passwordLength = { minimum: 8, maximum: 128 } as const;

export type PasswordFault = 'tooShort' | 'tooLong' | 'isEmail';

/** What is wrong with a new password; length counts characters as people do. */
export function passwordFaults(password: string, email: string): PasswordFault[] {
  const length = [...new Intl.Segmenter().segment(password)].length;
  if (length < passwordLength.minimum) return ['tooShort'];
  // By code units too: what better-auth counts.
  if (password.length > passwordLength.maximum) return ['tooLong'];
  const [name = ''] = email.toLowerCase().split('@');
  const isEmail = [email.toLowerCase(), name].includes(password.trim().toLowerCase());
  return isEmail ? ['isEmail'] : [];
}
