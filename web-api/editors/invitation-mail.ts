import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { textLanguage } from '../texts/text-language.ts';

/** Days in which a letter to a member opens the workspace. */
export const invitationDays = 7;

type Letter = { url: string; invitedBy: string; isMember: boolean };

/** Brings the link by which its reader becomes a member of the workspace, or sets a new password there. */
export function invitationMail(locale: Locale, { url, invitedBy, isMember }: Letter): MailContent {
  const texts = textLanguage(locale) === 'de' ? german : english;
  const { subject, text } = isMember ? texts.password : texts.invitation;
  return {
    subject,
    preview: text(invitedBy),
    headline: subject,
    parts: [
      { kind: 'paragraph', text: text(invitedBy) },
      { kind: 'button', label: isMember ? texts.password.button : texts.invitation.button, url },
      { kind: 'note', text: texts.note },
    ],
  };
}

const german = {
  invitation: {
    subject: 'Einladung in die Redaktion',
    text: (by: string) => `${by} lädt dich ein, an den Seiten des Shops mitzuarbeiten.`,
    button: 'Konto anlegen',
  },
  password: {
    subject: 'Neues Passwort für die Redaktion',
    text: (by: string) =>
      `${by} hat einen Link angefordert, mit dem du dein Passwort für die Redaktion neu setzt.`,
    button: 'Neues Passwort setzen',
  },
  note: `Der Link gilt ${invitationDays} Tage und einmal. Wenn du ihn nicht erwartet hast, brauchst du nichts zu tun.`,
};

const english: typeof german = {
  invitation: {
    subject: 'Invitation to the editors’ workspace',
    text: (by) => `${by} invites you to work on the pages of the shop.`,
    button: 'Set up your account',
  },
  password: {
    subject: 'New password for the editors’ workspace',
    text: (by) => `${by} asked for a link that sets a new password for your workspace account.`,
    button: 'Set a new password',
  },
  note: `The link works once, for ${invitationDays} days. If you did not expect it, there is nothing you need to do.`,
};
