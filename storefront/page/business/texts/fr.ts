import type { BusinessTexts } from './de.ts';

export const fr: BusinessTexts = {
  title: 'Imprimés pour les entreprises',
  lead: 'Invitations à la fête d’été, cartes de vœux pour la clientèle, enveloppes pour le prochain envoi : un compte professionnel rend la commande aussi simple que la comptabilité le souhaite.',
  leadPosters:
    'Des images pour l’accueil, le bureau et la salle de réunion : un compte professionnel rend la commande aussi simple que la comptabilité le souhaite.',
  benefits: 'Les avantages d’un compte professionnel',
  invoice: 'Achat sur facture',
  invoiceText:
    'À partir de {amount} d’achats, payable à {days} jours. Une fois l’entreprise confirmée, à {longer} jours.',
  net: 'HT à côté du TTC',
  netText: 'Panier, paiement et commande affichent les deux montants, au centime près comme la facture.',
  eInvoice: 'Facture électronique',
  eInvoiceText:
    'Chaque facture est un PDF contenant la facture électronique (Factur-X, EN 16931), avec numéro de TVA et votre numéro de commande.',
  accounting: 'Directement à la comptabilité',
  accountingText: 'Sur demande, les factures sont aussi envoyées à une seconde adresse e-mail.',
  addresses: 'Livré là où il faut',
  addressesText:
    'Facture à l’entreprise, colis à la succursale : l’adresse de livraison est libre à chaque commande.',
  volume: 'Grands tirages',
  volumeText: 'Pour les cartes, le prix unitaire baisse avec la quantité, sans demande de devis.',
  banners: 'Bâches publicitaires',
  bannersText: 'Les bâches en PVC pour clôtures et façades sont réservées aux entreprises.',
  signUp: 'Ouvrir un compte professionnel',
  signUpText: 'Un lien par e-mail confirme l’adresse, et c’est parti.',
  known: 'Déjà un compte ? Après connexion, l’entreprise s’ajoute ici.',
  company: 'Entreprise et adresse de facturation',
  contact: 'Accès',
  invoiceEmail: 'Factures aussi à',
  invoiceEmailHint: '(e-mail de la comptabilité, facultatif)',
  add: 'Ajouter une entreprise',
  addText: 'Le compte devient un compte professionnel. Commandes et favoris sont conservés.',
  change: 'Modifier les données',
  save: 'Enregistrer',
  yours: 'Le compte professionnel',
  open: 'Nous vérifions les données les jours ouvrés. Commander est possible tout de suite ; d’ici là, les factures sont payables à {days} jours.',
  approved: 'L’entreprise est confirmée : les factures sont payables à {days} jours.',
  refused:
    'Nous n’avons pas pu confirmer cette entreprise ; le compte reste donc un compte particulier. Un appel au service client suffit pour régler cela.',
  unknown: 'Impossible de charger les données de l’entreprise pour le moment.',
  sent: 'Presque terminé : un e-mail est en route vers cette adresse. Le lien qu’il contient est valable un jour.',
  saved: 'Les données de l’entreprise sont enregistrées.',
  noVatId: 'aucun',
  noInvoiceEmail: 'aucune autre adresse',
  titlePosters: 'Images pour les entreprises',
};
