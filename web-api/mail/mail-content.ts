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
  | { kind: 'sums'; rows: readonly SumRow[] }
  /** Small, below everything else. */
  | { kind: 'link'; label: string; url: string }
  /** Small print. */
  | { kind: 'note'; text: string };

/** What something costs, or comes to. `text` is all of it in plain text. */
export type SumRow = { label: string; detail?: string; amount: string; text: string; isTotal?: boolean };

/** Whom the message is from, as its foot says. */
export type MailSender = {
  name: string;
  /** The shop's address. */
  url: string;
  language: Language;
};
