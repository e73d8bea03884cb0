import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { addressIn } from '../addresses/address-in.ts';
import { textOf } from '../components/form/text-of.ts';

/** The number of pieces in a field; none where it holds no number. */
export function typedPieces(text: string): number {
  const count = Math.trunc(Number(text));
  return Number.isFinite(count) ? Math.min(5000, Math.max(0, count)) : 0;
}

/** Further addresses as they were filled in, with what each gets of every line. */
export function furtherIn(fields: FormData, keys: readonly number[], { lines }: Pick<Basket, 'lines'>) {
  return keys.map((key) => ({
    address: addressIn(fields, `further.${key}`),
    pieces: lines.map(({ id }) => typedPieces(textOf(fields, `further.${key}.pieces.${id}`) ?? '')),
  }));
}

/** The back end names a further address by its place in what was sent, its fields by a key that stays when others go. */
export function namedByKey(problem: Problem, keys: readonly number[]): Problem {
  const errors = Object.entries(problem.payload?.errors ?? {}).map(
    ([name, sentences]) =>
      [name.replace(/^further\.(\d+)/, (_, place) => `further.${keys[Number(place)]}`), sentences] as const,
  );
  return { ...problem, payload: { errors: Object.fromEntries(errors) } };
}
