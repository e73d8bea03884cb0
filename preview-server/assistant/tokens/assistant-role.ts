import { type Action, may } from '../../roles/roles.ts';

/** What a program may be let do: never more than an author, so that none publishes. */
export const assistantRoles = ['reader', 'author'] as const;
export type AssistantRole = (typeof assistantRoles)[number];

/** A program that has shown its token. */
export type Assistant = { id: string; name: string; role: AssistantRole };

/** Whether a program may do something: as the table of roles says of authors, and readers look only. */
export function assistantMay({ role }: Pick<Assistant, 'role'>, action: Action): boolean {
  return (role === 'author' || action === 'read') && may('author', action);
}
