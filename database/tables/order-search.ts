import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Letters that are one of their own, not a letter with an accent, each as most people type it. */
const spelled = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
  // Umlauts as those write them who have no key for them: `Mueller` is `Müller`.
  ['ae', 'a'],
  ['oe', 'o'],
  ['ue', 'u'],
] as const;
/** Of names such as O’Neill, in every form that keyboards have. */
const apostrophes = "'’‘ʼ`´";

type Searched = Record<'number' | 'email' | 'billingAddress' | 'deliveryAddress' | 'business', SQLWrapper>;

/** A word as orders are searched by it: in lower case, without accents and apostrophes, umlauts as one letter. */
export function foldWord(word: string): string {
  const bare = word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const small = Array.from(bare, (letter) => (apostrophes.includes(letter) ? '' : letter)).join('');
  return spelled.reduce((folded, [letter, typed]) => folded.replaceAll(letter, typed), small);
}

/**
 * The words an order is found by: its number, whole and without what all numbers begin with, e-mail, names, companies and
 * their own order numbers, VAT ids, postal codes, towns. Written the same in the index and in a query, or the index is not used.
 */
export function orderWords({ number, email, billingAddress, deliveryAddress, business }: Searched): SQL {
  const names = sql`(${namesIn(billingAddress)} || ${namesIn(deliveryAddress)} || ' ' || ${fieldOf(business, 'reference')})`;
  const known = sql`coalesce(${number}, '')`;
  const tail = sql`split_part(${known}, '-', 2)`;
  return wordsOf(
    sql`${known} || ' ' || ${tail} || ' ' || ltrim(${tail}, '0') || ' ' || ${email} || ${names} || replace(${names}, '-', ' ')`,
  );
}

/** The words a parcel is found by: those of its address, and its tracking number. */
export function parcelWords({
  address,
  trackingNumber,
}: Record<'address' | 'trackingNumber', SQLWrapper>): SQL {
  const names = sql`(${namesIn(address)})`;
  return wordsOf(sql`coalesce(${trackingNumber}, '') || ${names} || replace(${names}, '-', ' ')`);
}

function wordsOf(text: SQL): SQL {
  // Without accents before it is made small: a database that is sorted by bytes knows the small letters of A to Z alone.
  const bare = sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;
  const capitals = sql`translate(${bare}, 'ÆŒØŁĐ', 'æœøłđ')`;
  const small = sql`translate(${capitals}, ${sql.raw(`'${apostrophes.replace("'", "''")}'`)}, '')`;
  const folded = spelled.reduce(
    (before, [letter, typed]) => sql`replace(${before}, ${sql.raw(`'${letter}'`)}, ${sql.raw(`'${typed}'`)})`,
    small,
  );
  return sql`array_to_tsvector(array_remove(regexp_split_to_array(${folded}, '[[:space:],]+'), ''))`;
}

function namesIn(address: SQLWrapper): SQL {
  const field = (name: string) => fieldOf(address, name);
  const postalCode = field('postalCode');
  const names = [field('firstName'), field('lastName'), field('company'), field('vatId'), field('city')];
  return sql.join(
    [...names, postalCode, sql`replace(${postalCode}, ' ', '')`].map((each) => sql`' ' || ${each}`),
    sql` || `,
  );
}

function fieldOf(json: SQLWrapper, name: string): SQL {
  return sql`coalesce(${json} ->> ${sql.raw(`'${name}'`)}, '')`;
}
