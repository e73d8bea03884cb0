import type { BodyOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { z } from 'zod';
import type { FieldErrors } from '../http/form-problem.ts';
import type { Texts } from '../texts/de.ts';
import { personalName } from '../texts/personal-name.ts';
import type { PasswordOwner } from './password-guesses.ts';
import { passwordFault } from './password-rules.ts';

/** As accounts keep it. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

type Sentences = Texts['customers']['fields'];
export type SignUp = { email: string; password: string; firstName: string; lastName: string };
export type SignUpResult = { ok: true; signUp: SignUp } | { ok: false; errors: FieldErrors };

/** Checks the form field by field. */
export function readSignUp(
  form: BodyOf<'POST /web-api/customer-sign-up'>,
  sentences: Sentences,
): SignUpResult {
  const email = emailSchema.safeParse(form.email);
  const firstName = personalName.safeParse(form.firstName);
  const lastName = personalName.safeParse(form.lastName);
  const password = form.password ?? '';
  const fault = passwordFault(password, ownerOf(form));
  if (email.success && firstName.success && lastName.success && fault === undefined) {
    const signUp = { email: email.data, firstName: firstName.data, lastName: lastName.data, password };
    return { ok: true, signUp };
  }
  return {
    ok: false,
    errors: {
      ...(!email.success && { email: [sentences.email] }),
      ...(!firstName.success && {
        firstName: [form.firstName?.trim() ? sentences.firstName : sentences.noFirstName],
      }),
      ...(!lastName.success && {
        lastName: [form.lastName?.trim() ? sentences.lastName : sentences.noLastName],
      }),
      ...(fault && { password: [sentences[fault]] }),
    },
  };
}

/** Whose password it is to be, as far as the form says. */
export function ownerOf(form: { [field in keyof PasswordOwner]?: string | undefined }): PasswordOwner {
  const { email = '', firstName = '', lastName = '' } = form;
  return { email: email.trim(), firstName, lastName };
}
