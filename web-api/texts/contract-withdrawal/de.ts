/** What is declared by withdrawing from a contract. */
type Declared = { name: string; email: string; number: string; goods: string };

/** On the pages by which a contract is withdrawn from, and in the receipt. */
export const de = {
  title: 'Vertrag widerrufen',
  text: 'Hier lässt sich eine Bestellung ohne Angabe von Gründen widerrufen. Was nach eigenen Wünschen gefertigt ist, ist davon ausgenommen.',
  fields: {
    name: { label: 'Name', wrong: 'Bitte den Namen eintragen, ohne Zeichen wie @, / oder <.' },
    email: {
      label: 'E-Mail-Adresse der Bestellung',
      wrong: 'Bitte eine gültige E-Mail-Adresse eintragen.',
    },
    number: { label: 'Bestellnummer', wrong: 'Bitte die Nummer aus der Bestellbestätigung eintragen.' },
    goods: {
      label: 'Nur ein Teil der Bestellung? Dann hier eintragen, welche Artikel (sonst leer lassen)',
      wrong: 'Bitte bei mindestens einem Artikel eine Stückzahl eintragen, höchstens so viele wie bestellt.',
    },
  },
  pieces: 'Wie viele Stück zurückkommen',
  next: 'Weiter',
  content: ({ name, email, number, goods }: Declared) =>
    goods === ''
      ? `Hiermit widerruft ${name} (${email}) den Vertrag zur Bestellung ${number}.`
      : `Hiermit widerruft ${name} (${email}) den Vertrag zur Bestellung ${number}, und zwar für: ${goods}.`,
  receipt: (email: string) => `Die Bestätigung mit Inhalt und Zeitpunkt geht an ${email}.`,
  confirm: 'Widerruf bestätigen',
  done: 'Der Widerruf ist eingegangen',
  receivedAt: (time: string) => `Eingegangen am ${time}.`,
  mail: {
    subject: 'Eingangsbestätigung des Widerrufs',
    preview: 'Mit Inhalt und Zeitpunkt.',
    note: 'Wir melden uns dazu, wie die Ware zurückkommt und wann das Geld. Kein Widerruf abgeschickt? Dann bitte kurz dem Kundenservice Bescheid geben.',
  },
};

export type ContractWithdrawalTexts = typeof de;
