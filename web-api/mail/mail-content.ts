import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';

/** A message before it has a form: plain text and HTML are made from the same parts. */
export type MailContent = {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  headline: string;
  parts: readonly MailPart[];
};

export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'code'; label: string; code: string }
  /** Small, below everything else. */
  | { kind: 'link'; label: string; url: string }
  /** Small print. */
  | { kind: 'note'; text: string };

/** Whom the message is from, as its foot says. */
export type MailSender = {
  name: string;
  /** The shop's address. */
  url: string;
  language: Language;
};
