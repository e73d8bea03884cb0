import type { IntraCommunityTexts } from './de.ts';

export const fr: IntraCommunityTexts = {
  exempt: (vatId) => `Sans TVA : livraison intracommunautaire exonérée, n° de TVA ${vatId}.`,
  undecided: (vatId) =>
    `Le n° de TVA ${vatId} n’est pas encore confirmé, la TVA est donc comprise. Dès qu’il le sera, vos nouvelles commandes seront sans TVA.`,
  expired: (vatId) =>
    `La confirmation du n° de TVA ${vatId} est trop ancienne, la TVA est donc comprise. Nous le faisons confirmer à nouveau.`,
  unreachable: (vatId) =>
    `Le n° de TVA ${vatId} n’a pas encore pu être vérifié : l’administration ne répond pas pour le moment. D’ici là, la TVA est comprise comme d’habitude.`,
  refused: (vatId) =>
    `Le n° de TVA ${vatId} n’a pas été confirmé pour cette société, la TVA est donc comprise. Vous pouvez le modifier sur la page des clients professionnels.`,
  elsewhere: (vatId) =>
    `Nous livrons sans TVA uniquement dans le pays qui a attribué le n° de TVA ${vatId}. Ici, la TVA est donc comprise.`,
  sameVatId: (vatId) => `Cette commande est sans TVA. Veuillez indiquer le n° de TVA confirmé : ${vatId}.`,
  sameCompany: (company) =>
    `Cette commande est sans TVA. Veuillez indiquer la société telle qu’elle est confirmée : ${company}`,
  confirmedMail: {
    subject: 'Votre n° de TVA est confirmé',
    preview: 'Vos nouvelles commandes sont sans TVA.',
    headline: 'Votre n° de TVA est confirmé',
    text: (company, vatId) =>
      `Le n° de TVA ${vatId} de ${company} est confirmé. Ce que vous commandez désormais vers le pays qui l’a attribué est sans TVA ; vous y déclarez l’achat comme acquisition intracommunautaire.`,
    button: 'Vers la boutique',
  },
  refusedMail: {
    subject: 'À propos de votre n° de TVA',
    preview: 'La TVA reste comprise dans vos commandes.',
    headline: 'Une question sur votre n° de TVA',
    button: 'Vers la page des clients professionnels',
  },
};
