import { expect, test } from 'vitest';
import { guessColumns } from './guess-columns.ts';
import { judgeLines } from './judge-lines.ts';

const linesOf = (rows: readonly (readonly string[])[]) =>
  rows.map((cells, place) => ({ number: place + 1, cells: [...cells] }));
const columnsOf = (...rows: string[][]) => guessColumns(linesOf(rows), 'de').columns;

test('columns are known by their heads in six languages', () => {
  expect(columnsOf(['Vorname', 'Nachname', 'Straße', 'Hausnr.', 'PLZ', 'Ort', 'E-Mail', 'Tisch'])).toEqual([
    'firstName',
    'lastName',
    'street',
    'houseNumber',
    'postalCode',
    'city',
    'email',
    null,
  ]);
  const inLanguage = (language: 'fr' | 'it' | 'es' | 'nl' | 'en', head: string[]) =>
    guessColumns(linesOf([head]), language).columns;
  expect(inLanguage('fr', ['Nom', 'Prénom', 'Code postal', 'Ville'])).toEqual([
    'name',
    'firstName',
    'postalCode',
    'city',
  ]);
  expect(inLanguage('it', ['Nome', 'Cognome', 'CAP', 'Città'])).toEqual([
    'firstName',
    'lastName',
    'postalCode',
    'city',
  ]);
  expect(inLanguage('es', ['Nombre', 'Apellidos', 'Población'])).toEqual(['firstName', 'lastName', 'city']);
  expect(inLanguage('nl', ['Naam', 'Woonplaats', 'Aantal'])).toEqual(['name', 'city', 'persons']);
  expect(inLanguage('en', ['Guest name', 'Address', 'Zip code', 'Party size'])).toEqual([
    'name',
    'street',
    'postalCode',
    'persons',
  ]);
});

test('without heads, what stands in the columns says what they hold', () => {
  const guess = guessColumns(
    linesOf([
      ['Anna Müller', 'Lindenweg 5', '80331', 'München', 'anna@kunde.example'],
      ['Familie Berg', 'Am Markt 3a', '10115', 'Berlin', ''],
    ]),
    'de',
  );
  expect(guess).toEqual({ hasHead: false, columns: ['name', 'street', 'postalCode', 'city', 'email'] });
  expect(columnsOf(['Anna', '80331 München'], ['Bert', '10115 Berlin'])).toEqual(['name', 'place']);
  expect(columnsOf(['Anna'], ['Bert'])).toEqual(['name']);
});

const ways = { language: 'de', home: 'DE', known: [] } as const;

test('good lines become guests: names joined, towns split, countries named in any language, zeros found again', () => {
  const columns = ['name', 'firstName', 'street', 'houseNumber', 'place', 'country', 'persons'] as const;
  const { guests, wrong } = judgeLines(
    linesOf([
      ['Müller', 'Anna', 'Lindenweg', '5', '80331 München', '', '2'],
      ['Dubois', 'Léa', 'rue de la Paix', '12', '75002 Paris', 'France', ''],
      ['Jansen', 'Piet', 'Damrak', '1', '1012 JS Amsterdam', 'Holland', '4'],
    ]),
    { ...ways, columns },
  );
  expect(wrong).toEqual([]);
  expect(
    guests.map(({ guest }) => [guest.name, guest.place?.street, guest.place?.city, guest.persons]),
  ).toEqual([
    ['Anna Müller', 'Lindenweg 5', 'München', 2],
    ['Léa Dubois', '12 rue de la Paix', 'Paris', 1],
    ['Piet Jansen', 'Damrak 1', 'Amsterdam', 4],
  ]);
  const lost = judgeLines(linesOf([['Eva', 'Elbweg 1', '1067', 'Dresden']]), {
    ...ways,
    columns: ['name', 'street', 'postalCode', 'city'],
  });
  expect(lost.guests[0]?.guest.place?.postalCode).toBe('01067');
});

test('a wrong line is named by its number, each fault with its column and what to do', () => {
  const columns = ['name', 'street', 'postalCode', 'city', 'country', 'email', 'persons'] as const;
  const { guests, wrong } = judgeLines(
    linesOf([
      ['', 'Lindenweg 5', '80331', 'München', '', '', ''],
      ['Bert', 'Lindenweg 5', '803', '', '', 'bert', '99'],
      ['Cleo', 'Lindenweg 5', '80331', 'München', 'Atlantis', '', ''],
      ['Dora', '', '', '', '', '', ''],
    ]),
    { ...ways, columns },
  );
  expect(guests.map(({ line, guest }) => [line, guest.name, guest.place])).toEqual([[4, 'Dora', null]]);
  expect(wrong).toEqual([
    {
      line: 1,
      text: 'Lindenweg 5, 80331, München',
      faults: ['Hier fehlt der Name. Bitte ergänzen oder die Zeile löschen.'],
    },
    {
      line: 2,
      text: 'Bert, Lindenweg 5, 803, bert, 99',
      faults: [
        'Ort: Bitte ausfüllen.',
        'Postleitzahl: Bitte die Postleitzahl prüfen, zum Beispiel 80331.',
        'E-Mail: Bitte eine gültige E-Mail-Adresse eintragen oder das Feld leer lassen.',
        'Personen: Bitte eine Zahl von 1 bis 20 eintragen.',
      ],
    },
    {
      line: 3,
      text: 'Cleo, Lindenweg 5, 80331, München, Atlantis',
      faults: [
        'Land: „Atlantis“ ist keines der zehn Länder, deren Adressen wir kennen. Bitte anders schreiben.',
      ],
    },
  ]);
});

test('who is on the list already is told apart from a namesake elsewhere', () => {
  const place = {
    country: 'DE',
    careOf: '',
    street: 'Lindenweg 5',
    postalCode: '80331',
    city: 'München',
    province: '',
  } as const;
  const { guests, duplicates } = judgeLines(
    linesOf([
      ['Anna Müller', 'Lindenweg 5', '80331', 'München'],
      ['anna muller', 'Am Markt 3', '10115', 'Berlin'],
      ['Bert', '', '', ''],
      ['BERT', '', '', ''],
    ]),
    {
      ...ways,
      columns: ['name', 'street', 'postalCode', 'city'],
      known: [{ name: 'Anna Müller', place }],
    },
  );
  expect(duplicates.map(({ line }) => line)).toEqual([1, 4]);
  expect(guests.map(({ line }) => line)).toEqual([2, 3]);
});
