import type { ContractWithdrawalTexts } from './de.ts';

export const fr: ContractWithdrawalTexts = {
  title: 'Se rétracter du contrat',
  text: 'Ici, il est possible de se rétracter d’une commande sans donner de raison. Ce qui est fabriqué sur mesure en est exclu.',
  fields: {
    name: { label: 'Nom', wrong: 'Merci de saisir le nom, sans signes comme @, / ou <.' },
    email: { label: 'Adresse e-mail de la commande', wrong: 'Merci de saisir une adresse e-mail valide.' },
    number: {
      label: 'Numéro de commande',
      wrong: 'Merci de saisir le numéro de la confirmation de commande.',
    },
    goods: {
      label: 'Une partie de la commande seulement ? Indiquer ici les articles (sinon, laisser vide)',
      wrong: 'Merci d’indiquer une quantité pour au moins un article, au plus celle commandée.',
    },
  },
  pieces: 'Combien de pièces sont renvoyées',
  next: 'Continuer',
  content: ({ name, email, number, goods }) =>
    goods === ''
      ? `Par la présente, ${name} (${email}) se rétracte du contrat portant sur la commande ${number}.`
      : `Par la présente, ${name} (${email}) se rétracte du contrat portant sur la commande ${number} pour les articles suivants : ${goods}.`,
  receipt: (email) => `L’accusé de réception, avec contenu et heure, est envoyé à ${email}.`,
  confirm: 'Confirmer la rétractation',
  done: 'La rétractation est bien arrivée',
  receivedAt: (time) => `Reçue le ${time}.`,
  mail: {
    subject: 'Accusé de réception de la rétractation',
    preview: 'Avec contenu et heure.',
    note: 'Nous indiquerons comment renvoyer les articles et quand l’argent sera remboursé. Aucune rétractation envoyée ? Merci de prévenir le service client.',
  },
};
