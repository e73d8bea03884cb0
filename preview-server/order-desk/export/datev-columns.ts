const numbered = (count: number, ...names: readonly ((number: number) => string)[]) =>
  Array.from({ length: count }, (_, place) => names.map((name) => name(place + 1))).flat();

/** Columns of a posting batch, version 13, as DATEV publishes them; their order is the format. */
export const datevColumns: readonly string[] = [
  ...'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz'.split(
    ';',
  ),
  ...'Konto;Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto'.split(';'),
  ...'Buchungstext;Postensperre;Diverse Adressnummer;Geschäftspartnerbank;Sachverhalt;Zinssperre'.split(';'),
  'Beleglink',
  ...numbered(
    8,
    (number) => `Beleginfo - Art ${number}`,
    (number) => `Beleginfo - Inhalt ${number}`,
  ),
  ...'KOST1 - Kostenstelle;KOST2 - Kostenstelle;Kost-Menge;EU-Land u. UStID (Bestimmung)'.split(';'),
  ...'EU-Steuersatz (Bestimmung);Abw. Versteuerungsart;Sachverhalt L+L;Funktionsergänzung L+L'.split(';'),
  ...'BU 49 Hauptfunktionstyp;BU 49 Hauptfunktionsnummer;BU 49 Funktionsergänzung'.split(';'),
  ...numbered(
    20,
    (number) => `Zusatzinformation - Art ${number}`,
    (number) => `Zusatzinformation- Inhalt ${number}`,
  ),
  ...'Stück;Gewicht;Zahlweise;Forderungsart;Veranlagungsjahr;Zugeordnete Fälligkeit;Skontotyp'.split(';'),
  ...'Auftragsnummer;Buchungstyp;USt-Schlüssel (Anzahlungen);EU-Land (Anzahlungen)'.split(';'),
  ...'Sachverhalt L+L (Anzahlungen);EU-Steuersatz (Anzahlungen);Erlöskonto (Anzahlungen)'.split(';'),
  ...'Herkunft-Kz;Buchungs GUID;KOST-Datum;SEPA-Mandatsreferenz;Skontosperre;Gesellschaftername'.split(';'),
  ...'Beteiligtennummer;Identifikationsnummer;Zeichnernummer;Postensperre bis'.split(';'),
  ...'Bezeichnung SoBil-Sachverhalt;Kennzeichen SoBil-Buchung;Festschreibung;Leistungsdatum'.split(';'),
  ...'Datum Zuord. Steuerperiode;Fälligkeit;Generalumkehr (GU);Steuersatz;Land'.split(';'),
  ...'Abrechnungsreferenz;BVV-Position;EU-Land u. UStID (Ursprung);EU-Steuersatz (Ursprung)'.split(';'),
  'Abw. Skontokonto',
];

const textual =
  /^(Soll\/Haben|WKZ|BU-Schl|Belegf|Buchungstext|Diverse|Beleglink|Beleginfo|KOST\d|EU-Land|Abw. Vers|Zusatz|Forderungsart|Auftrag|Buchungstyp|Herkunft|Buchungs GUID|SEPA|Gesell|Identif|Zeichner|Bezeichnung|Generalumkehr|Land|Abrechnung)/;

/** Whether a column holds text, which is in quotes even where it is empty. */
export const isDatevText = (column: string): boolean => textual.test(column);
