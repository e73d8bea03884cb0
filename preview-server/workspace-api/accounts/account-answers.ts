import { z } from 'zod';
import { roles } from '../../roles/roles.ts';

const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('must be an e-mail address such as anna@example.com'));
const languageSchema = z.enum(['de', 'en']);

export const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
});
/** A member, as others see them. */
export type Member = z.infer<typeof memberSchema>;

/** Body of `GET /workspace/session`: the member who is signed in, or null. */
export const sessionAnswerSchema = z.object({ member: memberSchema.nullable() });

/** Body of `POST /workspace/session`. */
export const signInBody = z.object({ email: z.string().max(254), password: z.string().max(1000) });

/** Body of `POST /workspace/invitation`: the token of a letter. */
export const letterBody = z.object({ token: z.string().max(400) });
/** What a letter opens; null when it is over. */
export const letterAnswerSchema = z.object({
  letter: z.object({ email: z.string(), role: z.enum(roles), isMember: z.boolean() }).nullable(),
});
export type Letter = NonNullable<z.infer<typeof letterAnswerSchema>['letter']>;

/** Body of `POST /workspace/invitation/accept`. */
export const acceptBody = letterBody.extend({
  name: z.string().trim().min(1, 'must not be empty').max(60),
  password: z.string().max(1000),
});
const passwordFaults = ['tooShort', 'tooLong', 'isEmail', 'isPersonal', 'tooCommon', 'tooSimple'] as const;
/** Answer to it: a member, or why not. */
export const acceptAnswerSchema = z.union([
  z.object({ member: memberSchema }),
  z.object({ fault: z.enum([...passwordFaults, 'over']) }),
]);
export type AcceptFault = Extract<z.infer<typeof acceptAnswerSchema>, { fault: unknown }>['fault'];

/** Body of `POST /workspace/password-letter`. */
export const passwordLetterBody = z.object({ email: emailSchema, language: languageSchema });

/** Body of `POST /workspace/invitations`. */
export const inviteBody = z.object({ email: emailSchema, role: z.enum(roles), language: languageSchema });

const colleagueSchema = memberSchema.pick({ name: true, role: true });
export type Colleague = z.infer<typeof colleagueSchema>;

/** Body of `GET /workspace/colleagues`: who could be asked for a review. */
export const colleaguesAnswerSchema = z.object({ colleagues: z.array(colleagueSchema) });

/** Body of `PUT /workspace/members/{id}`. */
export const roleBody = z.object({ role: z.enum(roles) });

const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  expiresAt: z.iso.datetime(),
});

/** Body of `GET /workspace/members`. */
export const membersAnswerSchema = z.object({
  members: z.array(memberSchema),
  invitations: z.array(invitationSchema),
});
export type MembersAnswer = z.infer<typeof membersAnswerSchema>;
