import type { AccountEndTexts } from './de.ts';

export const fr: AccountEndTexts = {
  title: 'Supprimer le compte',
  text: 'Le nom, l’adresse e-mail, les connexions, la photo, les paniers et les listes d’invités sont supprimés. C’est définitif.',
  stays:
    'Nous conservons les factures aussi longtemps que la loi l’exige. Les commandes n’appartiendront plus à aucun compte ; nous en retirons noms et adresses dès qu’elles sont payées, au plus tôt 30 jours après l’expédition. Les commandes en cours sont livrées comme prévu. Nous effaçons les photos, les créations et les fichiers d’impression, au plus tard 30 jours après l’expédition ; plus rien ne peut être réimprimé ensuite.',
  send: 'Envoyer le lien de suppression',
  sentText: 'Un e-mail avec le lien est en route. Il est valable une heure.',
  confirm: 'Supprimer le compte maintenant',
  done: 'Le compte est supprimé',
  doneText: 'Tous les appareils sont déconnectés. Merci pour ce bout de chemin !',
  back: 'Vers le compte',
  toShop: 'Vers la boutique',
  over: 'Ce lien n’est plus valable',
  overText: 'Il a expiré, ou le compte n’existe plus.',
  signIn: 'Veuillez d’abord vous connecter.',
  mail: {
    subject: 'Supprimer le compte',
    preview: 'Le lien qui supprime le compte client',
    headline: 'Supprimer le compte ?',
    text: 'Ce lien supprime le compte client. Il est valable une heure.',
    button: 'Continuer',
    note: 'Vous n’avez rien demandé ? Alors ne faites rien : le compte reste tel quel.',
  },
};
