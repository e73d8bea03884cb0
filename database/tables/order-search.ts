import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Capitals too: a database that is sorted by bytes does not know their small letters. */
const accented = 'àáâäãåçèéêëìíîïñòóôöõùúûüýÿÀÁÂÄÃÅÇÈÉÊËÌÍÎÏÑÒÓÔÖÕÙÚÛÜÝ';
const plain = 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy';

type Searched = Record<'number' | 'email' | 'billingAddress' | 'deliveryAddress', SQLWrapper>;

/** A word as orders are searched by it: in lower case, without accents. */
export function foldWord(word: string): string {
  const small = word.toLowerCase().replaceAll('ß', 'ss');
  return Array.from(small, (letter) => plain[accented.indexOf(letter)] ?? letter).join('');
}

/**
 * The words an order is found by: its number, whole and without what all numbers begin with, e-mail, names, companies,
 * postal codes, towns. Written the same in the index and in a query, or the index is not used.
 */
export function orderWords({ number, email, billingAddress, deliveryAddress }: Searched): SQL {
  const names = sql`(${namesIn(billingAddress)} || ${namesIn(deliveryAddress)})`;
  const known = sql`coalesce(${number}, '')`;
  const tail = sql`split_part(${known}, '-', 2)`;
  const text = sql`${known} || ' ' || ${tail} || ' ' || ltrim(${tail}, '0') || ' ' || ${email} || ${names} || replace(${names}, '-', ' ')`;
  const folded = sql`translate(replace(lower(${text}), 'ß', 'ss'), ${sql.raw(`'${accented}'`)}, ${sql.raw(`'${plain}'`)})`;
  return sql`array_to_tsvector(array_remove(regexp_split_to_array(${folded}, '[[:space:],]+'), ''))`;
}

function namesIn(address: SQLWrapper): SQL {
  const field = (name: string) => sql`coalesce(${address} ->> ${sql.raw(`'${name}'`)}, '')`;
  const postalCode = field('postalCode');
  const fields = [field('firstName'), field('lastName'), field('company'), field('city'), postalCode];
  return sql.join(
    [...fields, sql`replace(${postalCode}, ' ', '')`].map((each) => sql`' ' || ${each}`),
    sql` || `,
  );
}
