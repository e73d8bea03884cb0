import type { GuestErasureTexts } from './de.ts';

export const fr: GuestErasureTexts = {
  title: 'Effacer photos et créations',
  sent: 'Un e-mail contenant le lien est en route vers l’adresse de la commande. Il est valable un jour.',
  text: (email) =>
    `Nous effaçons les photos, créations, listes de noms et fichiers d’impression de toutes les commandes passées sans compte avec ${email} : au plus tard 30 jours après l’expédition, tout de suite pour les commandes annulées. Les brouillons correspondants sont effacés immédiatement. Plus aucune réimpression ne sera possible, et c’est irréversible.`,
  stays:
    'Nous conservons les factures aussi longtemps que la loi l’exige. Noms et adresses sont retirés des commandes dès qu’elles sont payées, au plus tôt 30 jours après l’expédition. Les commandes en cours sont livrées comme prévu.',
  confirm: 'Faire effacer maintenant',
  done: 'Les photos et créations sont en cours d’effacement',
  donePreview: 'Au plus tard 30 jours après l’expédition.',
  doneText:
    'Les brouillons sont déjà effacés. Photos, créations, listes de noms et fichiers d’impression suivent au plus tard 30 jours après l’expédition, dès maintenant pour les commandes annulées.',
  toOrder: 'Vers la commande',
  over: 'Ce lien n’est plus valable',
  overText:
    'Il a expiré ou est incomplet, ou bien la commande appartient à un compte client : l’effacement se fait alors dans le compte.',
  link: {
    subject: 'Effacer photos et créations',
    preview: 'Le lien pour tout effacer',
    headline: 'Effacer photos et créations ?',
    text: 'Avec ce lien, nous effaçons ce qui a été créé pour les commandes passées avec cette adresse. Il est valable un jour et rappelle ce qui est effacé et ce qui reste.',
    button: 'Continuer vers l’effacement',
    note: 'Aucune demande de votre part ? Alors il suffit de ne rien faire : tout reste en l’état.',
  },
};
