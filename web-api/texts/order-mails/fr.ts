import type { OrderMailTexts } from './de.ts';

export const fr: OrderMailTexts = {
  placed: {
    subject: (number) => `Commande ${number}`,
    preview: 'Merci, la commande est bien arrivée.',
    headline: (name) => `Merci, ${name} !`,
    text: 'La commande est bien arrivée. En voici le détail :',
    number: 'Numéro de commande',
    shipping: (label, price) => `${label} : ${price}`,
    discount: (code, amount) => `Bon ${code} : −${amount}`,
    total: (amount, isTaxed) => `Total${isTaxed ? ', TVA comprise' : ''} : ${amount}`,
    giftVoucher: (code, amount) => `Payé avec le bon cadeau ${code} : ${amount}`,
    delivery: (from, to) =>
      from === to ? `Livraison le ${from}.` : `Livraison entre le ${from} et le ${to}.`,
    deliveredTo: (address) => `Livraison à : ${address}`,
    invoice: (amount) => `Paiement sur facture : ${amount}, une fois tout arrivé.`,
    transfer: ({ holder, iban, reference, amount }) =>
      `Merci de virer ${amount} à ${holder}, IBAN ${iban}, référence ${reference}. La fabrication commence dès réception.`,
    button: 'Voir la commande',
    withdrawal:
      'Ce qui n’est pas fabriqué sur mesure peut être rendu pendant 14 jours. Nos informations sur la rétractation expliquent comment.',
  },
  gifts: {
    subject: (count) => (count === 1 ? 'Le bon cadeau est là' : 'Les bons cadeaux sont là'),
    preview: 'À offrir ou à utiliser soi-même.',
    headline: (count) => (count === 1 ? 'Le bon cadeau est là' : 'Les bons cadeaux sont là'),
    text: 'Le code s’utilise dans le panier. Le solde reste valable pour la commande suivante.',
    worth: (amount) => `Valeur ${amount}`,
    button: 'Vers la boutique',
    note: (date) => `Valable jusqu’au ${date}.`,
  },
  cancelled: {
    subject: (number) => `La commande ${number} est annulée`,
    preview: 'Rien ne sera imprimé ni livré.',
    headline: 'La commande est annulée',
    text: (number) =>
      `La commande ${number} ne sera ni imprimée ni livrée. Les bons utilisés sont de nouveau valables, et ce qui est déjà payé sera remboursé.`,
    button: 'Voir la commande',
  },
};
