import { setTimeout as pause } from 'node:timers/promises';
import type { Address } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import { z } from 'zod';
import type { VatIdAnswer, VatIdAuthority } from './vat-id-authority.ts';

type ViesSettings = {
  /** Of the service, such as https://ec.europa.eu/taxation_customs/vies/rest-api. */
  url: string;
  /** The seller’s own VAT id: only who says who asks gets a number to find the answer by. */
  requester: string;
  /** For one request; states answer slowly. */
  timeoutMilliseconds?: number;
  /** Before the second attempt, and twice as long before the third. */
  pauseMilliseconds?: number;
};

const attempts = 3;
const maxCharacters = 100_000;

const match = z.enum(['VALID', 'INVALID', 'NOT_PROCESSED']).catch('NOT_PROCESSED');
/** Further fields are ignored; states that tell no names answer with dashes. */
const answerSchema = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().catch(''),
  requestDate: z.string().catch(''),
  name: z.string().catch(''),
  address: z.string().catch(''),
  traderNameMatch: match.default('NOT_PROCESSED'),
});
const failureSchema = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

type Reply = { kind: 'answer'; answer: VatIdAnswer } | { kind: 'failure'; code: string };

/**
 * The European Commission’s VIES, by its published REST service (`POST /check-vat-number`). Tries again what may be better
 * in a moment.
 */
export function viesAuthority({
  url,
  requester,
  timeoutMilliseconds = 20_000,
  pauseMilliseconds = 1000,
}: ViesSettings): VatIdAuthority {
  const endpoint = `${url.replace(/\/$/, '')}/check-vat-number`;
  const ask = async (company: Address): Promise<Reply> => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(questionOf(company, requester)),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const text = await response.text();
    if (text.length > maxCharacters) return { kind: 'failure', code: 'too long an answer' };
    return readReply(JSON.parse(text), response.status, company);
  };
  return {
    async confirm(company) {
      let code = '';
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        if (attempt > 1) await pause(pauseMilliseconds * 2 ** (attempt - 2));
        const reply = await ask(company).catch(
          (error: unknown): Reply => ({ kind: 'failure', code: nameOf(error) }),
        );
        if (reply.kind === 'answer') return reply.answer;
        ({ code } = reply);
        if (code === 'INVALID_INPUT') return { kind: 'refused', note: `VIES: ${code}` };
      }
      return { kind: 'unreachable', note: `VIES: ${code}` };
    },
  };
}

function questionOf({ vatId, company, street, postalCode, city }: Address, requester: string) {
  return {
    countryCode: vatId.slice(0, 2),
    vatNumber: vatId.slice(2),
    requesterMemberStateCode: requester.slice(0, 2),
    requesterNumber: requester.slice(2),
    traderName: company,
    traderStreet: street,
    traderPostalCode: postalCode,
    traderCity: city,
  };
}

/** Failures come with status 200 too. */
function readReply(body: unknown, status: number, { company }: Address): Reply {
  const failure = failureSchema.safeParse(body).data?.errorWrappers[0];
  if (failure) return { kind: 'failure', code: failure.error };
  const answer = answerSchema.safeParse(body).data;
  if (!answer) return { kind: 'failure', code: `status ${status} without an answer` };
  return { kind: 'answer', answer: judge(answer, company) };
}

function judge(answer: z.infer<typeof answerSchema>, company: string): VatIdAnswer {
  const { valid, requestIdentifier: reference, requestDate, name, address, traderNameMatch } = answer;
  const listed = [name, address].map(oneLine).filter((text) => text !== '');
  const note = [`VIES ${requestDate.slice(0, 10)}`, ...listed].join(', ').slice(0, 500);
  if (!valid) return { kind: 'refused', note };
  // Whose it is, is what has to be confirmed: another name, or none to compare, is for people to judge.
  const isNamed = traderNameMatch === 'VALID' || (traderNameMatch !== 'INVALID' && isSameName(name, company));
  return isNamed ? { kind: 'confirmed', reference, note } : { kind: 'undecided', note };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').replace(/^-+$/, '').trim();

function isSameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
  return plain(one) !== '' && plain(one) === plain(other);
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'no answer';
}
