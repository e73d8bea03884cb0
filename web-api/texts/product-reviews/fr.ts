import type { ProductReviewTexts } from './de.ts';

export const fr: ProductReviewTexts = {
  request: {
    subject: 'Alors, cette commande ?',
    preview: 'Quelques étoiles et quelques mots aident les autres à choisir.',
    headline: 'Le résultat vous plaît-il ?',
    text: (number, names) => `La commande ${number} devrait être arrivée : ${names}. Qu’en pensez-vous ?`,
    honest:
      'Compliments et critiques ont la même place sur la page du produit. Les étoiles suffisent ; quelques mots aident encore davantage.',
    button: 'Donner mon avis',
    note: (shopName) =>
      `Nous envoyons cet e-mail une seule fois pour une commande chez ${shopName}. Quelque chose ne va pas ? Écrivez à notre service client : une solution se trouve presque toujours.`,
    leave: 'Ne plus recevoir ces e-mails',
  },
  title: 'Donner un avis',
  text: (number) => `Commande ${number}. Un produit sans étoiles reste sans avis.`,
  stars: (count) => (count === 1 ? '1 étoile sur 5' : `${count} étoiles sur 5`),
  starsLegend: 'Étoiles',
  words: 'Avec vos mots (facultatif)',
  author: 'Nom à afficher',
  authorHelp: 'Par exemple « Anna S. ». Le nom complet n’est pas nécessaire.',
  rules:
    'Nous relisons chaque avis avant sa publication et ne refusons que ce qui insulte, cite les données d’autrui, fait de la publicité, enfreint la loi ou ne parle pas du produit. Peu d’étoiles n’est jamais un motif.',
  send: 'Envoyer l’avis',
  again: 'Modifier',
  states: {
    open: 'Envoyé. Nous le relisons, puis il paraît sur la page du produit.',
    accepted: 'Cet avis est publié sur la page du produit.',
    refused: 'Nous n’avons pas publié cet avis.',
  },
  sent: 'Merci pour cet avis !',
  sentText: 'Nous le relirons dans les prochains jours ouvrés. Il reste modifiable ici, avant comme après.',
  wrong: 'Pas encore envoyé',
  faults: {
    nothing: 'Donnez des étoiles à au moins un produit.',
    stars: 'Donnez aussi des étoiles : d’une à cinq.',
    long: 'Raccourcissez le texte à 2000 caractères.',
    links: 'N’indiquez pas d’adresses Internet.',
    author: 'Indiquez un nom de 40 caractères au plus, sans signes comme @ ou /.',
  },
  erase: 'Supprimer mes avis',
  erased: 'Les avis sont supprimés',
  erasedText: 'Ils disparaîtront des pages des produits dans un instant.',
  none: 'Cette commande ne contient rien qui puisse recevoir un avis.',
  toShop: 'Vers la boutique',
  leave: {
    title: 'Ne plus demander d’avis',
    text: (email) => `Nous ne demanderons plus d’avis à ${email}, quelle que soit la commande.`,
    button: 'Ne plus demander',
    done: 'C’est noté',
    doneText: (email) =>
      `${email} ne recevra plus d’e-mails de ce type. Les messages sur les commandes continuent d’arriver.`,
  },
  refused: {
    subject: 'Au sujet de votre avis',
    preview: 'Pourquoi il ne figure pas sur la page du produit.',
    headline: 'Nous n’avons pas pu publier votre avis',
    text: (name) =>
      `Merci pour votre avis sur « ${name} ». Nous ne pouvons pas l’afficher tel quel. Le motif :`,
    again: 'Les étoiles n’y sont pour rien. Écrit autrement, nous le relirons volontiers.',
    button: 'Modifier mon avis',
    note: 'Vous n’êtes pas d’accord ? Écrivez à notre service client : une personne réexaminera la décision.',
  },
  reasons: {
    insult: 'Il insulte ou rabaisse quelqu’un.',
    'personal-data':
      'Il cite des données qui permettent de reconnaître quelqu’un : nom complet, adresse ou numéro de téléphone.',
    'other-matter':
      'Il ne parle pas du produit. Le service client s’occupe des commandes, des livraisons et des factures.',
    advertising: 'Il fait de la publicité pour autre chose.',
    unlawful: 'Son contenu enfreint la loi ou les droits d’autrui.',
  },
};
