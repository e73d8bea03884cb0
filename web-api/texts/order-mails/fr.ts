import type { Left, OrderMailTexts } from './de.ts';

/** `Le colis 2 sur 3 est` */
function placesOf({ which, leaving, count }: Left): string {
  if (leaving === count) return count === 2 ? 'Les deux colis sont' : `Les ${count} colis sont`;
  return leaving === 1 ? `Le colis ${which} sur ${count} est` : `Les colis ${which} sur ${count} sont`;
}

export const fr: OrderMailTexts = {
  placed: {
    subject: (number) => `Commande ${number}`,
    preview: 'Merci, la commande est bien arrivée.',
    headline: (name) => `Merci, ${name} !`,
    text: 'La commande est bien arrivée. En voici le détail :',
    number: 'Numéro de commande',
    sum: (label, amount) => `${label} : ${amount}`,
    discount: (code) => `Bon ${code}`,
    total: (isTaxed) => `Total${isTaxed ? ', TVA comprise' : ''}`,
    giftVoucher: (code) => `Payé avec le bon cadeau ${code}`,
    delivery: (from, to) =>
      from === to ? `Livraison le ${from}.` : `Livraison entre le ${from} et le ${to}.`,
    deliveredTo: (address) => `Livraison à : ${address}`,
    invoice: (amount) => `Paiement sur facture : ${amount}, une fois tout arrivé.`,
    transfer: ({ holder, iban, reference, amount }) =>
      `Merci de virer ${amount} à ${holder}, IBAN ${iban}, référence ${reference}. La fabrication commence dès réception ; la livraison se décale d’autant.`,
    button: 'Voir la commande',
    withdrawal:
      'Ce qui n’est pas fabriqué sur mesure peut être rendu pendant 14 jours. Nos informations sur la rétractation expliquent comment.',
  },
  parcels: {
    subject: (left) =>
      left.count === 1
        ? `La commande ${left.number} est en route`
        : `${placesOf(left)} en route (commande ${left.number})`,
    preview: ({ waiting }) =>
      waiting === 0 ? 'Tout est désormais en route.' : 'Le reste suit, avec un message à chaque départ.',
    headline: (left) => (left.count === 1 ? 'Le colis est en route' : `${placesOf(left)} en route`),
    text: ({ number, count, waiting }) => {
      if (count === 1) return `La commande ${number} est emballée et en route.`;
      if (waiting === 0)
        return count === 2
          ? `Les deux colis de la commande ${number} sont désormais en route.`
          : `Les ${count} colis de la commande ${number} sont désormais tous en route.`;
      return waiting === 1
        ? `Un colis de la commande ${number} est encore chez nous. Nous vous écrirons dès son départ.`
        : `${waiting} colis de la commande ${number} sont encore chez nous. Nous vous écrirons dès leur départ.`;
    },
    goesTo: (address) => `Destination : ${address}`,
    holds: (content) => `Contenu : ${content}`,
    tracking: 'Numéro de suivi',
    button: 'Voir la commande',
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
