import type { CompanyTexts } from './de.ts';

export const fr: CompanyTexts = {
  saved: 'Enregistré. Les données de l’entreprise s’appliquent dès la page suivante.',
  isRefused:
    'Nous n’avons pas pu confirmer cette entreprise. Merci de contacter notre service client, qui trouvera une solution.',
  reference: 'Merci de saisir 30 caractères au plus, sans < ni >.',
  /** In the message to who signs up with an address that has an account. */
  known: 'Ajouter l’entreprise au compte (après connexion)',
  /** In the message that greets a new business customer. */
  welcome: (days) =>
    `L’entreprise est enregistrée : les prix hors taxes figurent désormais à côté des prix TTC, et les factures sont aussi envoyées à l’adresse indiquée. Nous vérifions les données les jours ouvrés ; ensuite, les factures sont payables à ${days} jours.`,
  /** On a page of its own, where no scripts mark the fields. */
  notSent: {
    title: 'Pas encore envoyé',
    text: 'Il suffit de revenir en arrière dans le navigateur, de corriger et d’envoyer à nouveau.',
    back: 'Vers la page des professionnels',
  },
  labels: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    invoiceEmail: 'E-mail pour les factures',
    country: 'Pays',
    company: 'Entreprise',
    firstName: 'Prénom',
    lastName: 'Nom',
    careOf: 'Complément d’adresse',
    street: 'Rue et numéro',
    postalCode: 'Code postal',
    city: 'Ville',
    province: 'Province',
    vatId: 'N° de TVA',
  },
  approved: {
    subject: 'Le compte professionnel est confirmé',
    preview: (days) => `Les factures sont désormais payables à ${days} jours.`,
    headline: 'Le compte professionnel est confirmé',
    text: (company, days) =>
      `Les données de ${company} ont été vérifiées. Les commandes sur facture sont désormais payables à ${days} jours.`,
    button: 'Vers la boutique',
  },
  refused: {
    subject: 'Au sujet du compte professionnel',
    preview: 'Nous n’avons pas pu confirmer les données de l’entreprise.',
    headline: 'Une question sur le compte professionnel',
    text: (company) =>
      `Nous n’avons pas pu confirmer les données de ${company}. Le compte est conservé et reste pour l’instant un compte particulier ; les commandes passées sont maintenues. Un bref appel au service client suffit pour régler cela.`,
  },
  /** In the confirmation of an order. */
  order: {
    reference: (number) => `Votre numéro de commande : ${number}`,
    net: 'Total hors taxes',
  },
};
