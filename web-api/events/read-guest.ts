import type { GuestRow } from '@blattwerk/database/tables/events.ts';
import { addressFormats } from '@blattwerk/schemas/shop/addresses/address-formats.ts';
import { type Place, placeSchema } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import { eventLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import { deliveryCountrySchema } from '@blattwerk/schemas/shop/markets/country-schema.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { z } from 'zod';
import { emailSchema } from '../customers/read-sign-up.ts';
import type { FieldErrors } from '../http/form-problem.ts';
import { eventTextsIn } from '../texts/events/event-texts.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { writable } from './writable.ts';

const placeFields = ['careOf', 'street', 'postalCode', 'city', 'province'] as const;

/** A guest as typed into a form or written in a line of a list. */
export type TypedGuest = { name?: string | undefined } & {
  [field in 'envelope' | 'email' | 'persons' | 'country' | (typeof placeFields)[number]]?: string | undefined;
};
export type ReadGuest = Pick<GuestRow, 'name' | 'envelope' | 'email' | 'persons'> & { place: Place | null };
type GuestResult = { ok: true; guest: ReadGuest } | { ok: false; errors: FieldErrors };

const nameSchema = writable({ longest: eventLimits.guestName, required: true });
const envelopeSchema = writable({ longest: 400, lines: true }).refine((text) => {
  const lines = text.split('\n');
  return (
    lines.length <= eventLimits.envelopeLines && lines.every((line) => line.length <= eventLimits.guestName)
  );
});
export const personsSchema = z
  .string()
  .trim()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(eventLimits.persons));

/** Checks a guest field by field; an address is whole or not there at all. */
export function readGuest(typed: TypedGuest, language: Language): GuestResult {
  const { fields } = eventTextsIn[language];
  const name = nameSchema.safeParse(typed.name ?? '');
  const envelope = envelopeSchema.safeParse(typed.envelope ?? '');
  const email = typed.email?.trim()
    ? emailSchema.safeParse(typed.email)
    : { success: true as const, data: '' };
  const persons = personsSchema.safeParse(typed.persons?.trim() || '1');
  const place = readPlace(typed, language);
  if (name.success && envelope.success && email.success && persons.success && place.ok) {
    return {
      ok: true,
      guest: {
        name: name.data,
        envelope: envelope.data,
        email: email.data,
        persons: persons.data,
        place: place.place,
      },
    };
  }
  return {
    ok: false,
    errors: {
      ...(!name.success && { name: [fields.guestName] }),
      ...(!envelope.success && { envelope: [fields.envelope] }),
      ...(!place.ok && place.errors),
      ...(!email.success && { email: [fields.email] }),
      ...(!persons.success && { persons: [fields.persons] }),
    },
  };
}

type PlaceResult = { ok: true; place: Place | null } | { ok: false; errors: FieldErrors };

function readPlace(typed: TypedGuest, language: Language): PlaceResult {
  const { country: chosen } = typed;
  const parts = Object.fromEntries(placeFields.map((field) => [field, typed[field] ?? '']));
  // A country alone is what the form began with.
  if (Object.values(parts).every((text) => text.trim() === '')) return { ok: true, place: null };
  const sentences = textsIn[language].orders.fields;
  const country = deliveryCountrySchema.safeParse(chosen);
  if (!country.success) return { ok: false, errors: { country: [sentences.country] } };
  const parsed = placeSchema.safeParse({ ...parts, country: country.data });
  if (parsed.success) return { ok: true, place: parsed.data };
  const { postalCodeExample } = addressFormats[country.data];
  const sentenceOf = (field: string, fault: string) => {
    if (fault === 'missing') return sentences.missing;
    if (fault === 'too-long') return sentences.tooLong;
    if (fault === 'unwritable') return sentences.unwritable;
    return field === 'province' ? sentences.province : sentences.postalCode(postalCodeExample);
  };
  const errors = parsed.error.issues.map(({ path: [field], message }): [string, string[]] => [
    String(field),
    [sentenceOf(String(field), message)],
  ]);
  return { ok: false, errors: Object.fromEntries(errors.reverse()) };
}
