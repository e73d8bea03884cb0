import type { FileTexts } from './file-texts.ts';

export const italian: FileTexts = {
  refusals: {
    'unknown-kind':
      'Non conosciamo questo formato di file. Sono possibili JPEG, PNG, WebP, AVIF, TIFF e GIF.',
    svg: 'Non possiamo accettare disegni SVG. Salvare il disegno come PNG nel programma di grafica, preferibilmente a 300 dpi.',
    heic:
      'Questa foto è in formato HEIC, che non possiamo leggere. Per farne un JPEG: sul Mac aprirla in ' +
      'Anteprima e scegliere «File › Esporta» con il formato JPEG; sull’iPhone tenere premuta la foto nell’app ' +
      'File e scegliere «Azioni rapide › Converti immagine». Le prossime foto l’iPhone le salva in JPEG con ' +
      '«Impostazioni › Fotocamera › Formati › Più compatibile».',
    'not-a-pdf': 'Questo non è un PDF. Scegliere un file salvato come PDF.',
    'pdf-instead-of-picture':
      'Questo è un PDF, mentre qui serve un’immagine. Sono possibili JPEG, PNG, WebP, AVIF, TIFF e GIF.',
    broken: 'Il file è danneggiato o incompleto. Caricarlo di nuovo o salvarlo un’altra volta.',
    'too-many-pixels':
      'L’immagine supera i 64 megapixel o ha un lato più lungo di 30.000 pixel. Ridurla; per la stampa basta ampiamente.',
    'took-too-long':
      'Il file è così complesso che abbiamo dovuto interrompere. Semplificarlo o dividerlo in file più piccoli.',
    password: 'Questo PDF è protetto da una password. Salvarlo senza password e caricarlo di nuovo.',
    'no-pages': 'Questo PDF non contiene pagine.',
    'too-many-pages': 'Il PDF ha più di 40 pagine. Dividerlo in più file.',
    busy: 'In questo momento stiamo elaborando moltissimi file. Riprovare tra qualche secondo.',
    full: 'Al momento non possiamo accettare altri file. Riprovare tra qualche minuto.',
    'too-often': 'Sono arrivati molti file in poco tempo. Aspettare un po’ prima di continuare.',
    expired: 'Questo file non c’è più: i risultati vengono cancellati dopo un’ora. Crearlo di nuovo.',
    'unknown-file': 'Questo file non esiste. Aprire il link senza modificarlo.',
  },
  firstPicture: 'Il file contiene più immagini; viene usata la prima.',
  arriving: 'In questo momento arrivano moltissimi file. Riprovare tra qualche secondo.',
  tooLarge: (megabytes) => `Il file supera i ${megabytes} MB. Sceglierne uno più piccolo.`,
};
