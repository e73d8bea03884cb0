import { type Newsletter, newsletterSchema } from '@blattwerk/schemas/shop/visitors/newsletter.ts';
import type { BodyOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { FieldErrors } from '../http/form-problem.ts';
import { personalName } from '../texts/personal-name.ts';

type Field = keyof Newsletter;
export type NewsletterForm = BodyOf<'POST /web-api/newsletter-subscribe'>;
export type FormResult = { ok: true; form: Newsletter } | { ok: false; errors: FieldErrors };

const earliestBirthday = '1900-01-01';

/**
 * Checks the form. Fields left empty count as left out.
 * @param sentences what to say at each field
 * @param today `2026-11-20`
 */
export function readNewsletterForm(
  form: NewsletterForm,
  sentences: Record<Field, string>,
  today: string,
): FormResult {
  const filled = Object.fromEntries(
    Object.entries(form).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  );
  const parsed = newsletterSchema.safeParse(filled);
  const wrong = new Set<Field>();
  if (!parsed.success)
    for (const { path } of parsed.error.issues) for (const field of fieldsAt(path)) wrong.add(field);
  for (const name of ['firstName', 'lastName'] as const) {
    if (name in filled && !personalName.safeParse(filled[name]).success) wrong.add(name);
  }
  const { birthday } = filled;
  if (typeof birthday === 'string' && (birthday >= today || birthday < earliestBirthday))
    wrong.add('birthday');
  if (parsed.success && wrong.size === 0) return { ok: true, form: parsed.data };
  return { ok: false, errors: Object.fromEntries([...wrong].map((field) => [field, [sentences[field]]])) };
}

function fieldsAt([first]: readonly PropertyKey[]): Field[] {
  const field = newsletterSchema.keyof().safeParse(first);
  return field.success ? [field.data] : [];
}
