import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Capitals too: a database that is sorted by bytes does not know their small letters. */
const accented = 'àáâäãåçèéêëìíîïñòóôöõùúûüýÿÀÁÂÄÃÅÇÈÉÊËÌÍÎÏÑÒÓÔÖÕÙÚÛÜÝ';
const plain = 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy';

type Searched = Record<'number' | 'email' | 'billingAddress' | 'deliveryAddress' | 'business', SQLWrapper>;

/** A word as orders are searched by it: in lower case, without accents. */
export function foldWord(word: string): string {
  const small = word.toLowerCase().replaceAll('ß', 'ss');
  return Array.from(small, (letter) => plain[accented.indexOf(letter)] ?? letter).join('');
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
  const folded = sql`translate(replace(lower(${text}), 'ß', 'ss'), ${sql.raw(`'${accented}'`)}, ${sql.raw(`'${plain}'`)})`;
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
