import type { InvoiceTexts } from './de.ts';

export const fr: InvoiceTexts = {
  title: { invoice: 'Facture', credit_note: 'Avoir' },
  facts: {
    number: 'Numéro',
    issuedOn: 'Date',
    suppliedOn: 'Date de livraison',
    orderNumber: 'Commande',
    reference: 'Votre commande',
    customerNumber: 'N° client',
    credits: 'Sur la facture',
    vatId: 'N° de TVA',
  },
  deliveredTo: 'Livré à',
  columns: {
    item: 'Article',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire',
    vat: 'TVA',
    total: 'Montant',
  },
  subtotal: 'Sous-total',
  discount: (code) => `Bon ${code}`,
  reductionOf: (name) => `Remise sur le prix : ${name}`,
  reduction: 'Remise déjà accordée',
  total: 'Total TTC',
  net: (rate, net) => `dont TVA ${rate} sur ${net}`,
  untaxedNet: (net) => `hors TVA : ${net}`,
  giftVoucher: (code) => `Payé par bon cadeau ${code}`,
  toPay: 'À payer',
  paid: 'Le montant est réglé. Merci !',
  due: (amount, date) => `Merci de virer ${amount} avant le ${date}.`,
  account: (holder, iban) => `${holder}, IBAN ${iban}`,
  /** Agreed with businesses. */
  term: (days) => `Payable à ${days} jours, sans escompte.`,
  reference: (number) => `Référence : ${number}`,
  takesBack: (number) => `Cet avoir annule entièrement la facture ${number}.`,
  returned: 'Ce qui a été payé est remboursé par le même moyen.',
  takesBackPart: (number) => `Cet avoir annule une partie de la facture ${number}.`,
  returnedMoney: (amount) => `${amount} sont remboursés par le même moyen que le paiement.`,
  returnedVoucher: (code, amount) => `${amount} sont de nouveau disponibles sur le bon cadeau ${code}.`,
  leftToPay: (amount, number) => `Il reste ${amount} à payer sur la facture ${number}.`,
  nothingToPay: (number) => `Il ne reste rien à payer sur la facture ${number}.`,
  discountInPrices: (code, amount) => `Le bon ${code} de ${amount} est déjà déduit des prix.`,
  untaxed: {
    export: 'Exportation exonérée de TVA. La douane peut percevoir des droits à la livraison.',
    intraCommunity:
      'Livraison intracommunautaire exonérée de TVA (art. 138 de la directive 2006/112/CE, § 6a UStG). La TVA sur l’acquisition est due par le destinataire.',
    voucher: 'Bon à usages multiples : la TVA est due lors de son utilisation.',
  },
  swissVatNumber: 'N° TVA suisse',
  page: (page, pages) => `Page ${page} sur ${pages}`,
  /** Of what has no invoice yet. */
  refund: {
    subject: (number) => `Remboursement de la commande ${number}`,
    preview: 'Voici ce qui est remboursé.',
    headline: 'Vous êtes remboursé',
    text: (number) => `Pour la commande ${number}, nous remboursons :`,
  },
  mail: {
    subject: { invoice: 'Facture', credit_note: 'Avoir' },
    preview: (orderNumber) => `Pour la commande ${orderNumber}, en PDF ci-joint.`,
    headline: { invoice: 'Voici la facture', credit_note: 'Voici l’avoir' },
    text: {
      invoice: (number, orderNumber) =>
        `La facture ${number} de la commande ${orderNumber} est jointe en PDF. Elle contient aussi la facture électronique (Factur-X) pour la comptabilité.`,
      credit_note: (number, orderNumber) =>
        `L’avoir ${number} de la commande ${orderNumber} est joint en PDF.`,
    },
    button: 'Voir la commande',
  },
};
