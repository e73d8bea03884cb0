import { randomUUID } from 'node:crypto';
import type { Database, Queries } from '@blattwerk/database/database.ts';
import {
  editorAccounts,
  editorInvitations,
  editorSessions,
  editors,
} from '@blattwerk/database/tables/editors.ts';
import { isAPIError } from 'better-auth/api';
import { hashPassword } from 'better-auth/crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { type PasswordFault, passwordFault } from '../customers/password-rules.ts';
import { writeMail } from '../mail/write-mail.ts';
import { readToken, signToken } from '../security/signed-token.ts';
import { createEditorAuth } from './editor-auth.ts';
import { invitationDays, invitationMail } from './invitation-mail.ts';

type Options = {
  /** Where editors reach the workspace. */
  origin: string;
  /** The shop's own address, named in messages. */
  shopOrigin: string;
  secret: string;
};

export type EditorInvitee = { email: string; role: string; invitedBy: string; language: 'de' | 'en' };

/** What an invitation opens. */
type OpenInvitation = { id: string; email: string; role: string; isMember: boolean };

/** Sessions, passwords and invitations of editors. Who may do what is decided by who calls. */
export function createEditorAccounts({ origin, shopOrigin, secret }: Options) {
  const auths = new WeakMap<Database, ReturnType<typeof createEditorAuth>>();
  const authOn = (database: Database) => {
    const known = auths.get(database) ?? createEditorAuth(database, { origin, secret });
    auths.set(database, known);
    return known;
  };

  return {
    /** The session that a request's cookie names; null where there is none, or none any more. */
    async session(database: Database, cookie: string | undefined) {
      if (cookie === undefined) return null;
      const found = await authOn(database).api.getSession({
        headers: new Headers({ cookie }),
        query: { disableCookieCache: true, disableRefresh: true },
      });
      return found ? { sessionId: found.session.id, editorId: found.user.id } : null;
    },

    /**
     * Cookies of a new session; null when address or password are wrong, whichever it is. Every attempt computes one
     * hash, so that its time says no more than its answer.
     */
    async signIn(database: Database, email: string, password: string): Promise<string[] | null> {
      if (password.length > 128) {
        await hashPassword(password.slice(0, 128));
        return null;
      }
      try {
        const { headers } = await authOn(database).api.signInEmail({
          body: { email: email.trim().toLowerCase(), password },
          returnHeaders: true,
        });
        return headers.getSetCookie();
      } catch (error) {
        if (isAPIError(error) && error.statusCode < 500) return null;
        throw error;
      }
    },

    /** Ends a session; the cookies take the browser's own away. */
    async signOut(database: Database, cookie: string): Promise<string[]> {
      const { headers } = await authOn(database).api.signOut({
        headers: new Headers({ cookie }),
        returnHeaders: true,
      });
      return headers.getSetCookie();
    },

    /** Writes the letter by which its reader becomes a member, or a member sets a new password. Earlier letters are over. */
    async invite(
      queries: Queries,
      { email: given, role, invitedBy, language }: EditorInvitee,
    ): Promise<void> {
      const email = given.trim().toLowerCase();
      const expiresAt = new Date(Date.now() + invitationDays * 24 * 60 * 60 * 1000);
      await queries.delete(editorInvitations).where(eq(editorInvitations.email, email));
      const [invitation] = await queries
        .insert(editorInvitations)
        .values({ email, role, invitedBy, expiresAt })
        .returning({ id: editorInvitations.id });
      if (!invitation) return;
      const [member] = await queries.select({ id: editors.id }).from(editors).where(eq(editors.email, email));
      const token = signToken('editor-invitation', invitation.id, expiresAt, secret);
      const locale = language === 'de' ? 'de-DE' : 'en-GB';
      // Behind the hash it reaches neither logs nor the next page.
      const url = `${origin}/#/invitation/${token}`;
      const content = invitationMail(locale, { url, invitedBy, isMember: member !== undefined });
      await writeMail(queries, shopOrigin, {
        kind: 'editor-invitation',
        channel: 'blattwerk',
        locale,
        recipient: email,
        content,
      });
    },

    /** What a letter's token opens; null when it is forged, used, withdrawn or over. */
    async openInvitation(queries: Queries, token: string): Promise<OpenInvitation | null> {
      const read = readToken('editor-invitation', token, secret, new Date());
      if (!read.ok) return null;
      const [invitation] = await queries
        .select()
        .from(editorInvitations)
        .where(
          and(
            eq(editorInvitations.id, read.subject),
            isNull(editorInvitations.acceptedAt),
            gt(editorInvitations.expiresAt, new Date()),
          ),
        );
      if (!invitation) return null;
      const { id, email, role } = invitation;
      const [member] = await queries.select({ id: editors.id }).from(editors).where(eq(editors.email, email));
      return { id, email, role, isMember: member !== undefined };
    },

    /** Why a password may not be set, if so. */
    passwordFault(password: string, owner: { email: string; name: string }): PasswordFault | undefined {
      return passwordFault(password, { email: owner.email, firstName: owner.name, lastName: '' });
    },

    /**
     * Makes a member of who was invited, or sets a member's password and ends all sessions; false when the
     * letter was used before.
     */
    async accept(
      database: Database,
      invitation: Pick<OpenInvitation, 'id' | 'email' | 'role'>,
      { name, password }: { name: string; password: string },
    ): Promise<boolean> {
      const passwordHash = await hashPassword(password);
      return database.transaction(async (queries) => {
        const [used] = await queries
          .update(editorInvitations)
          .set({ acceptedAt: new Date() })
          .where(and(eq(editorInvitations.id, invitation.id), isNull(editorInvitations.acceptedAt)))
          .returning({ id: editorInvitations.id });
        if (!used) return false;
        const { email, role } = invitation;
        const [member] = await queries.select().from(editors).where(eq(editors.email, email));
        const id = member?.id ?? randomUUID();
        if (member) await queries.update(editors).set({ name }).where(eq(editors.id, id));
        else await queries.insert(editors).values({ id, name, email, role, emailVerified: true });
        await queries.delete(editorSessions).where(eq(editorSessions.userId, id));
        await queries.delete(editorAccounts).where(eq(editorAccounts.userId, id));
        await queries.insert(editorAccounts).values({
          id: randomUUID(),
          userId: id,
          providerId: 'credential',
          accountId: id,
          password: passwordHash,
        });
        return true;
      });
    },
  };
}
