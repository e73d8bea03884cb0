import type { CustomerTexts } from './german.ts';

export const french: CustomerTexts = {
  wrongCredentials: 'L’adresse e-mail ou le mot de passe ne sont pas corrects.',
  incomplete: 'Merci de vérifier les champs signalés.',
  fields: {
    email: 'Merci de saisir une adresse e-mail valide.',
    emailTaken:
      'Il existe déjà un compte avec cette adresse e-mail. Merci de se connecter ou de réinitialiser le mot de passe.',
    firstName: 'Merci de saisir un prénom sans caractères spéciaux, 80 caractères au plus.',
    lastName: 'Merci de saisir un nom sans caractères spéciaux, 80 caractères au plus.',
    password: 'Merci de saisir le mot de passe.',
    tooShort: 'Le mot de passe doit avoir au moins 8 caractères.',
    tooLong: 'Le mot de passe peut avoir 128 caractères au plus.',
    isEmail: 'Le mot de passe ne doit pas être l’adresse e-mail.',
  },
  resetAnswer:
    'S’il existe un compte avec cette adresse, un e-mail avec un lien est en route. Il est valable une heure.',
  newPasswordSet:
    'Le nouveau mot de passe est valable dès maintenant. Tous les appareils ont été déconnectés.',
  linkIsOver: 'Ce lien a expiré ou a déjà été utilisé. Merci d’en demander un nouveau.',
  googleRefused: 'La connexion avec Google n’a pas fonctionné. Merci de réessayer.',
  googleNotLinked:
    'Il existe déjà un compte avec mot de passe pour cette adresse e-mail. Merci de l’utiliser pour se connecter ou de réinitialiser le mot de passe.',
  googleUnreachable:
    'Google est injoignable pour le moment. Merci de réessayer plus tard ou de se connecter avec un mot de passe.',
  pictureSaved: 'La photo est enregistrée.',
  pictureUnknown:
    'Ce fichier n’est pas une image lisible ici. Merci de choisir un fichier JPEG, PNG ou WebP.',
  pictureBroken: 'L’image est endommagée ou trop grande. Merci d’en choisir une autre.',
  page: {
    title: 'Nouveau mot de passe',
    label: 'Nouveau mot de passe',
    hint: 'Au moins 8 caractères. De préférence un mot de passe utilisé nulle part ailleurs.',
    button: 'Enregistrer le mot de passe',
    overTitle: 'Ce lien n’est plus valable',
    toShop: 'Vers la boutique',
  },
  welcome: {
    subject: 'Bienvenue !',
    preview: 'Le compte client est prêt.',
    headline: (name) => `Bienvenue, ${name} !`,
    text: 'Le compte client est prêt. Créations, commandes et liste d’envies restent ainsi au même endroit.',
    number: 'Numéro de client',
    button: 'Vers la boutique',
  },
  reset: {
    subject: 'Choisir un nouveau mot de passe',
    preview: 'Le lien est valable une heure.',
    headline: 'Choisir un nouveau mot de passe',
    text: 'Un nouveau mot de passe a été demandé pour le compte lié à cette adresse. Le lien permet de le choisir.',
    button: 'Choisir le mot de passe',
    note: 'Le lien est valable une heure et une seule fois. Vous n’avez rien demandé ? Alors rien ne change, et cet e-mail peut être supprimé.',
  },
  changed: {
    subject: 'Le mot de passe a été modifié',
    preview: 'Tous les appareils ont été déconnectés.',
    headline: 'Le mot de passe a été modifié',
    text: 'Le mot de passe du compte client vient d’être modifié, et tous les appareils ont été déconnectés.',
    note: 'C’était quelqu’un d’autre ? Merci de prévenir tout de suite le service client.',
  },
};
