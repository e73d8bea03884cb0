import type { NewsletterTexts } from './german.ts';

export const french: NewsletterTexts = {
  answer:
    'C’est presque fait : un e-mail est en route. Le lien qu’il contient confirme l’inscription, et le bon d’achat suivra.',
  answerAlone: 'C’est presque fait : un e-mail est en route. Le lien qu’il contient confirme l’inscription.',
  incomplete: 'Merci de vérifier les champs signalés.',
  fields: {
    email: 'Merci de saisir une adresse e-mail valide.',
    firstName: 'Merci de saisir un prénom sans caractères spéciaux, 80 caractères au plus.',
    lastName: 'Merci de saisir un nom sans caractères spéciaux, 80 caractères au plus.',
    birthday: 'Merci de saisir une date de naissance passée.',
    weddingDate: 'Merci de saisir une date valide.',
    consent: 'Sans accord, nous ne pouvons pas envoyer de newsletter. Merci de cocher la case.',
  },
  notSent: {
    title: 'L’inscription n’est pas encore envoyée',
    text: 'Merci de revenir à la page précédente pour corriger et envoyer à nouveau.',
  },
  confirmation: {
    subject: 'Newsletter : plus qu’un clic',
    preview: 'Confirmer l’inscription et recevoir le bon d’achat.',
    headline: 'Plus qu’un clic',
    text: (amount) =>
      `Cette adresse a été saisie pour notre newsletter. Un clic suffit pour confirmer l’inscription, et le bon d’achat de ${amount} pour la première commande arrive aussitôt.`,
    previewAlone: 'Confirmer l’inscription.',
    textAlone:
      'Cette adresse a été saisie pour notre newsletter. Un clic suffit pour confirmer l’inscription.',
    button: 'Confirmer l’inscription',
    note: 'Le lien est valable sept jours. Vous n’avez rien demandé ? Alors il n’y a rien à faire : sans clic, pas de newsletter.',
  },
  voucher: {
    subject: (amount) => `Votre bon d’achat de ${amount} est arrivé`,
    preview: 'Merci de votre inscription. Voici le code.',
    headline: 'Merci de votre inscription',
    greeting: (name) => `Bonjour ${name},`,
    text: (amount) =>
      `voici le bon d’achat de ${amount} promis. Conservez bien le code : il déduit ce montant de votre première commande.`,
    textWithoutName: (amount) =>
      `Voici le bon d’achat de ${amount} promis. Conservez bien le code : il déduit ce montant de votre première commande.`,
    code: 'Code du bon d’achat',
    button: 'Vers la boutique',
    note: (date) => `Utilisable une fois, pour la première commande, jusqu’au ${date}.`,
    leave: 'Se désabonner de la newsletter',
  },
  confirm: {
    title: 'Plus qu’un clic',
    text: (amount) => `Il confirme l’inscription, et le bon d’achat de ${amount} arrive aussitôt par e-mail.`,
    textAlone: 'Il confirme l’inscription.',
    button: 'Confirmer l’inscription',
  },
  confirmed: {
    title: 'L’inscription est confirmée',
    text: 'Le bon d’achat pour la première commande est en route et arrivera dans quelques minutes. Sinon, un coup d’œil dans le dossier des indésirables peut aider.',
    textAlone: 'La newsletter arrivera désormais.',
  },
  noVoucher: {
    over: 'L’offre du bon d’achat est terminée entre-temps : il n’y a donc plus de bon d’achat.',
    had: 'Le bon d’achat n’est offert qu’une fois : il est arrivé avec la première inscription.',
  },
  expired: {
    title: 'Ce lien a expiré',
    text: 'Un lien de confirmation est valable sept jours. Une nouvelle inscription en envoie aussitôt un autre.',
  },
  forged: {
    title: 'Ce lien ne mène nulle part',
    text: 'Il a sans doute été coupé lors de la copie. Le mieux est de cliquer sur le lien dans l’e-mail, ou de s’inscrire à nouveau.',
  },
  leave: {
    title: 'Se désabonner de la newsletter',
    text: 'Un clic et c’est fini. Un bon d’achat déjà reçu reste valable.',
    button: 'Se désabonner',
  },
  left: {
    title: 'Le désabonnement est enregistré',
    text: 'Il n’y aura plus de newsletter. Pour changer d’avis, il suffit de s’inscrire à nouveau.',
  },
  toShop: 'Vers la boutique',
};
