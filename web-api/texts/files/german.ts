import type { FileTexts } from './file-texts.ts';

export const german: FileTexts = {
  refusals: {
    'unknown-kind':
      'Dieses Dateiformat ist uns nicht bekannt. Möglich sind JPEG, PNG, WebP, AVIF, TIFF und GIF.',
    svg: 'SVG-Zeichnungen können wir nicht annehmen. Bitte die Zeichnung im Grafikprogramm als PNG speichern, am besten mit 300 dpi.',
    heic:
      'Dieses Foto liegt im HEIC-Format vor, das wir nicht lesen können. So wird daraus ein JPEG: am Mac das ' +
      'Foto in der Vorschau öffnen und „Ablage › Exportieren“ mit dem Format JPEG wählen; am iPhone das Foto ' +
      'in der Dateien-App lange drücken und „Schnellaktionen › Bild konvertieren“ wählen. Künftige Fotos nimmt ' +
      'das iPhone als JPEG auf, wenn unter „Einstellungen › Kamera › Formate“ die Option „Maximale ' +
      'Kompatibilität“ eingestellt ist.',
    'not-a-pdf': 'Das ist keine PDF-Datei. Bitte eine Datei wählen, die als PDF gespeichert wurde.',
    'pdf-instead-of-picture':
      'Das ist eine PDF-Datei; hier wird ein Bild gebraucht. Möglich sind JPEG, PNG, WebP, AVIF, TIFF und GIF.',
    broken: 'Die Datei ist beschädigt oder unvollständig. Bitte noch einmal hochladen oder neu speichern.',
    'too-many-pixels':
      'Das Bild ist größer als 64 Megapixel oder an einer Seite länger als 30.000 Pixel. Bitte verkleinern; für den Druck reicht das allemal.',
    'took-too-long':
      'Die Datei ist so aufwendig, dass wir abbrechen mussten. Bitte vereinfachen oder in kleinere Dateien aufteilen.',
    password:
      'Diese PDF-Datei ist mit einem Passwort geschützt. Bitte ohne Passwort speichern und noch einmal hochladen.',
    'no-pages': 'Diese PDF-Datei enthält keine Seiten.',
    'too-many-pages': 'Die PDF-Datei hat mehr als 40 Seiten. Bitte in mehrere Dateien aufteilen.',
    busy: 'Gerade werden sehr viele Dateien verarbeitet. Bitte in ein paar Sekunden noch einmal versuchen.',
    full: 'Im Moment können wir keine weiteren Dateien aufnehmen. Bitte in ein paar Minuten noch einmal versuchen.',
    'too-often': 'Das waren sehr viele Dateien in kurzer Zeit. Bitte etwas warten und dann weitermachen.',
    expired:
      'Diese Datei gibt es nicht mehr: Ergebnisse werden nach einer Stunde gelöscht. Bitte noch einmal erstellen.',
    'unknown-file': 'Diese Datei gibt es nicht. Bitte den Link unverändert öffnen.',
  },
  firstPicture: 'Die Datei enthält mehrere Bilder; verwendet wird das erste.',
  arriving: 'Gerade kommen sehr viele Dateien an. Bitte in ein paar Sekunden noch einmal versuchen.',
  tooLarge: (megabytes) => `Die Datei ist größer als ${megabytes} MB. Bitte eine kleinere wählen.`,
};
