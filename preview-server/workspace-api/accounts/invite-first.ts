import type { Database } from '@blattwerk/database/database.ts';
import { editorInvitations, editors } from '@blattwerk/database/tables/editors.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { AccountsConfig } from '../../content-space/access/account-keeper.ts';

/** Writes to the administrator that the settings name, unless there is one or a letter is on its way. */
export async function inviteFirst(
  database: Database,
  { keeper, administrator }: AccountsConfig,
): Promise<void> {
  const email = administrator.trim().toLowerCase();
  await database.transaction(async (queries) => {
    const [known] = await queries
      .select({ id: editors.id })
      .from(editors)
      .where(eq(editors.role, 'administrator'))
      .limit(1);
    const [invited] = await queries
      .select({ id: editorInvitations.id })
      .from(editorInvitations)
      .where(and(eq(editorInvitations.email, email), gt(editorInvitations.expiresAt, new Date())))
      .limit(1);
    if (known || invited) return;
    await keeper.invite(queries, {
      email,
      role: 'administrator',
      invitedBy: 'Blattwerk',
      language: 'de',
    });
  });
}
