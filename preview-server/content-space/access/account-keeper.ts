import type { Database, Queries } from '@blattwerk/database/database.ts';

type Invitee = { email: string; role: string; invitedBy: string; language: 'de' | 'en' };

/** What a letter opens. */
type OpenInvitation = {
  id: string;
  email: string;
  role: string;
  /** The address is a member's, who sets a new password. */
  isMember: boolean;
};

type PasswordFault = 'tooShort' | 'tooLong' | 'isEmail' | 'isPersonal' | 'tooCommon' | 'tooSimple';

/** Who keeps the editors' sessions, passwords and invitations; who may do what is decided here. */
export type AccountKeeper = {
  session(
    database: Database,
    cookie: string | undefined,
  ): Promise<{ sessionId: string; editorId: string } | null>;
  signIn(database: Database, email: string, password: string): Promise<string[] | null>;
  signOut(database: Database, cookie: string): Promise<string[]>;
  invite(queries: Queries, invitee: Invitee): Promise<void>;
  openInvitation(queries: Queries, token: string): Promise<OpenInvitation | null>;
  passwordFault(password: string, owner: { email: string; name: string }): PasswordFault | undefined;
  accept(
    database: Database,
    invitation: Pick<OpenInvitation, 'id' | 'email' | 'role'>,
    member: { name: string; password: string },
  ): Promise<boolean>;
};

/** Accounts of editors, where they are on. */
export type AccountsConfig = {
  keeper: AccountKeeper;
  /** E-mail address of who is invited first, as an administrator. */
  administrator: string;
  /** Whether members publish only what has been approved. */
  needsApproval: boolean;
};
