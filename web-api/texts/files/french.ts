import type { FileTexts } from './file-texts.ts';

export const french: FileTexts = {
  refusals: {
    'unknown-kind':
      'Nous ne connaissons pas ce format de fichier. Sont possibles : JPEG, PNG, WebP, AVIF, TIFF et GIF.',
    svg: 'Nous ne pouvons pas accepter les dessins SVG. Merci d’enregistrer le dessin au format PNG dans votre logiciel de graphisme, de préférence à 300 dpi.',
    heic:
      'Cette photo est au format HEIC, que nous ne pouvons pas lire. Pour en faire un JPEG : sur un Mac, ' +
      'l’ouvrir dans Aperçu et choisir « Fichier › Exporter » avec le format JPEG ; sur un iPhone, appuyer ' +
      'longuement sur la photo dans l’app Fichiers et choisir « Actions rapides › Convertir l’image ». ' +
      'L’iPhone enregistre les prochaines photos en JPEG avec « Réglages › Appareil photo › Formats › Le plus ' +
      'compatible ».',
    'not-a-pdf': 'Ce n’est pas un PDF. Merci de choisir un fichier enregistré au format PDF.',
    'pdf-instead-of-picture':
      'C’est un PDF, or il faut ici une image. Sont possibles : JPEG, PNG, WebP, AVIF, TIFF et GIF.',
    broken:
      'Le fichier est endommagé ou incomplet. Merci de l’envoyer à nouveau ou de l’enregistrer une nouvelle fois.',
    'too-many-pixels':
      'L’image dépasse 64 mégapixels ou l’un de ses côtés dépasse 30 000 pixels. Merci de la réduire ; cela suffit largement pour l’impression.',
    'took-too-long':
      'Le fichier est si complexe que nous avons dû nous arrêter. Merci de le simplifier ou de le diviser en fichiers plus petits.',
    password:
      'Ce PDF est protégé par un mot de passe. Merci de l’enregistrer sans mot de passe et de l’envoyer à nouveau.',
    'no-pages': 'Ce PDF ne contient aucune page.',
    'too-many-pages': 'Le PDF a plus de 40 pages. Merci de le diviser en plusieurs fichiers.',
    busy: 'De très nombreux fichiers sont en cours de traitement. Merci de réessayer dans quelques secondes.',
    full: 'Nous ne pouvons pas accepter d’autres fichiers pour le moment. Merci de réessayer dans quelques minutes.',
    'too-often':
      'Cela fait beaucoup de fichiers en peu de temps. Merci d’attendre un peu avant de continuer.',
    expired:
      'Ce fichier n’existe plus : les résultats sont supprimés au bout d’une heure. Merci de le créer à nouveau.',
    'unknown-file': 'Ce fichier n’existe pas. Merci d’ouvrir le lien sans le modifier.',
  },
  firstPicture: 'Le fichier contient plusieurs images ; la première est utilisée.',
  arriving: 'De très nombreux fichiers arrivent en ce moment. Merci de réessayer dans quelques secondes.',
  tooLarge: (megabytes) => `Le fichier dépasse ${megabytes} Mo. Merci d’en choisir un plus petit.`,
};
