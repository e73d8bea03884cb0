import type { FileTexts } from './file-texts.ts';

export const dutch: FileTexts = {
  refusals: {
    'unknown-kind': 'Dit bestandsformaat kennen we niet. Mogelijk zijn JPEG, PNG, WebP, AVIF, TIFF en GIF.',
    svg: 'SVG-tekeningen kunnen we niet aannemen. Sla de tekening in je grafische programma op als PNG, het liefst met 300 dpi.',
    heic:
      'Deze foto heeft het HEIC-formaat, dat we niet kunnen lezen. Zo maak je er een JPEG van: open de foto op ' +
      'een Mac in Voorvertoning en kies ‘Archief › Exporteer’ met het formaat JPEG; houd de foto op een iPhone ' +
      'in de Bestanden-app ingedrukt en kies ‘Snelle taken › Converteer afbeelding’. Nieuwe foto’s maakt de ' +
      'iPhone als JPEG met ‘Instellingen › Camera › Structuren › Meest compatibel’.',
    'not-a-pdf': 'Dit is geen pdf. Kies een bestand dat als pdf is opgeslagen.',
    'pdf-instead-of-picture':
      'Dit is een pdf en hier is een afbeelding nodig. Mogelijk zijn JPEG, PNG, WebP, AVIF, TIFF en GIF.',
    broken: 'Het bestand is beschadigd of onvolledig. Upload het nog een keer of sla het opnieuw op.',
    'too-many-pixels':
      'De afbeelding is groter dan 64 megapixel of aan één kant langer dan 30.000 pixels. Maak de afbeelding kleiner; voor drukwerk is dat ruim voldoende.',
    'took-too-long':
      'Het bestand is zo complex dat we moesten stoppen. Maak het eenvoudiger of splits het in kleinere bestanden.',
    password:
      'Deze pdf is beveiligd met een wachtwoord. Sla het bestand zonder wachtwoord op en upload het opnieuw.',
    'no-pages': 'Deze pdf bevat geen pagina’s.',
    'too-many-pages': 'De pdf heeft meer dan 40 pagina’s. Splits het bestand in meerdere delen.',
    busy: 'Er worden op dit moment heel veel bestanden verwerkt. Probeer het over een paar seconden opnieuw.',
    full: 'We kunnen op dit moment geen bestanden meer aannemen. Probeer het over een paar minuten opnieuw.',
    'too-often': 'Dat waren heel veel bestanden in korte tijd. Wacht even en ga dan verder.',
    expired: 'Dit bestand is er niet meer: resultaten worden na een uur verwijderd. Maak het opnieuw.',
    'unknown-file': 'Dit bestand bestaat niet. Open de link ongewijzigd.',
  },
  firstPicture: 'Het bestand bevat meerdere afbeeldingen; de eerste wordt gebruikt.',
  arriving: 'Er komen op dit moment heel veel bestanden binnen. Probeer het over een paar seconden opnieuw.',
  tooLarge: (megabytes) => `Het bestand is groter dan ${megabytes} MB. Kies een kleiner bestand.`,
};
