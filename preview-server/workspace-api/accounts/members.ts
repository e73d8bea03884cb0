import type { Database, Queries } from '@blattwerk/database/database.ts';
import { editorInvitations, editors } from '@blattwerk/database/tables/editors.ts';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { type Role, roles } from '../../roles/roles.ts';
import type { Member, MembersAnswer } from './account-answers.ts';

type Row = Pick<typeof editors.$inferSelect, 'id' | 'name' | 'email' | 'role'>;

/** A member as the workspace is told; a role that is no more counts as the least. */
export function toMember({ id, name, email, role }: Row): Member {
  return { id, name, email, role: roles.find((each) => each === role) ?? 'author' };
}

export async function memberByEmail(database: Database, email: string): Promise<Member | undefined> {
  const [row] = await database.select().from(editors).where(eq(editors.email, email));
  return row && toMember(row);
}

/** Members and letters that are still open, by name and address. */
export async function listMembers(database: Database): Promise<MembersAnswer> {
  const rows = await database.select().from(editors).orderBy(asc(editors.name));
  const open = await database
    .select()
    .from(editorInvitations)
    .where(and(isNull(editorInvitations.acceptedAt), gt(editorInvitations.expiresAt, new Date())))
    .orderBy(asc(editorInvitations.email));
  const members = rows.map(toMember);
  return {
    members,
    invitations: open
      .filter(({ email }) => members.every((member) => member.email !== email))
      .map(({ id, email, role, expiresAt }) => ({
        id,
        email,
        role: roles.find((each) => each === role) ?? 'author',
        expiresAt: expiresAt.toISOString(),
      })),
  };
}

/** Outcome of a change of members. */
export type MemberChange = 'done' | 'missing' | 'last administrator';

/** Gives a member another role; it holds with the next request. */
export const changeRole = (database: Database, id: string, role: Role): Promise<MemberChange> =>
  database.transaction(async (queries) => {
    const refusal = await refusalOf(queries, id, role === 'administrator');
    if (refusal) return refusal;
    await queries.update(editors).set({ role, updatedAt: new Date() }).where(eq(editors.id, id));
    return 'done';
  });

/** Removes a member; sessions go with the row. What was written stays under the name. */
export const removeMember = (database: Database, id: string): Promise<MemberChange> =>
  database.transaction(async (queries) => {
    const refusal = await refusalOf(queries, id, false);
    if (refusal) return refusal;
    const [gone] = await queries.delete(editors).where(eq(editors.id, id)).returning();
    // A letter that is still open would bring the member back.
    if (gone) await queries.delete(editorInvitations).where(eq(editorInvitations.email, gone.email));
    return 'done';
  });

/** Two administrators who demote each other at once must leave one: all of them are locked. */
async function refusalOf(
  queries: Queries,
  id: string,
  staysAdministrator: boolean,
): Promise<MemberChange | undefined> {
  const administrators = await queries
    .select({ id: editors.id })
    .from(editors)
    .where(eq(editors.role, 'administrator'))
    .orderBy(asc(editors.id))
    .for('update');
  const [member] = await queries.select({ id: editors.id }).from(editors).where(eq(editors.id, id));
  if (!member) return 'missing';
  const isLast = administrators.length === 1 && administrators[0]?.id === id;
  return isLast && !staysAdministrator ? 'last administrator' : undefined;
}
