import type { TranslatedTexts } from './en.ts';

export const fr: TranslatedTexts = {
  customers: {
    wrongCredentials: 'L’adresse e-mail ou le mot de passe ne sont pas corrects.',
    incomplete: 'Merci de vérifier les champs signalés.',
    fields: {
      email: 'Merci de saisir une adresse e-mail valide.',
      noFirstName: 'Merci de saisir votre prénom.',
      noLastName: 'Merci de saisir votre nom.',
      firstName: 'Un prénom a 80 caractères au plus, sans signes comme @, / ou <.',
      lastName: 'Un nom a 80 caractères au plus, sans signes comme @, / ou <.',
      password: 'Merci de saisir le mot de passe.',
      tooShort: 'Le mot de passe doit avoir au moins 10 caractères.',
      tooLong: 'Le mot de passe peut avoir 128 caractères au plus.',
      isEmail: 'Le mot de passe ne doit pas être l’adresse e-mail.',
      isPersonal:
        'Le mot de passe se résume presque au nom ou à l’adresse e-mail. Merci d’en choisir un autre.',
      tooCommon:
        'Ce mot de passe, ou un autre très proche, est utilisé par beaucoup de monde et essayé en premier. Merci d’en choisir un autre.',
      tooSimple: 'Ce mot de passe est facile à deviner. L’idéal : plusieurs mots sans rapport entre eux.',
    },
    passwordStrength: { good: 'Le mot de passe est bon.', strong: 'Le mot de passe est très bon.' },
    signUpAnswer:
      'C’est presque fait : un e-mail est en route vers cette adresse. Son lien permet de continuer ; il est valable un jour.',
    resetAnswer:
      'S’il existe un compte avec cette adresse, un e-mail avec un lien est en route. Il est valable une heure.',
    newPasswordSet:
      'Le nouveau mot de passe est valable dès maintenant. Tous les appareils ont été déconnectés.',
    linkIsOver: 'Ce lien a expiré ou a déjà été utilisé. Merci d’en demander un nouveau.',
    googleRefused: 'La connexion avec Google n’a pas fonctionné. Merci de réessayer.',
    googleNotLinked:
      'Il existe déjà un compte avec mot de passe pour cette adresse e-mail. Merci de l’utiliser pour se connecter ou de réinitialiser le mot de passe.',
    googleUnreachable:
      'Google est injoignable pour le moment. Merci de réessayer plus tard ou de se connecter avec un mot de passe.',
    pictureSaved: 'La photo est enregistrée.',
    pictureUnknown:
      'Ce fichier n’est pas une image lisible ici. Merci de choisir un fichier JPEG, PNG ou WebP.',
    pictureBroken: 'L’image est endommagée ou trop grande. Merci d’en choisir une autre.',
    page: {
      title: 'Nouveau mot de passe',
      label: 'Nouveau mot de passe',
      hint: 'Au moins 10 caractères. De préférence un mot de passe utilisé nulle part ailleurs.',
      button: 'Enregistrer le mot de passe',
      overTitle: 'Ce lien n’est plus valable',
      toShop: 'Vers la boutique',
    },
    confirm: {
      title: 'Confirmer l’adresse e-mail',
      text: 'Par sécurité, merci de saisir encore une fois le mot de passe choisi en demandant le compte. Le compte est ensuite prêt.',
      label: 'Mot de passe',
      button: 'Créer le compte',
      wrong: 'Ce n’est pas le mot de passe choisi. Oublié ? Merci de demander le compte encore une fois.',
      toAccount: 'Accéder au compte client',
      over: 'Ce lien a expiré ou a déjà été utilisé. Si le compte est déjà prêt, merci de se connecter, sinon de le demander encore une fois.',
    },
    signUp: {
      subject: 'Confirmer le compte client',
      preview: 'Plus qu’une étape.',
      headline: 'Plus qu’une étape',
      text: 'Un compte client a été demandé avec cette adresse. Le lien la confirme ; le mot de passe choisi y est demandé encore une fois.',
      button: 'Confirmer l’adresse',
      note: 'Le lien est valable un jour. Vous n’avez pas demandé de compte ? Alors il n’y a rien à faire : sans confirmation, aucun n’est créé.',
    },
    known: {
      subject: 'Il existe déjà un compte client',
      preview: 'Il suffit de se connecter, ou de choisir un nouveau mot de passe.',
      headline: 'Il existe déjà un compte client',
      text: 'Un compte client a été demandé avec cette adresse, mais il en existe déjà un. Merci de l’utiliser pour se connecter. Mot de passe oublié ? Le second lien permet d’en choisir un nouveau ; il est valable une heure.',
      button: 'Se connecter',
      reset: 'Choisir un nouveau mot de passe',
      note: 'Vous n’avez rien demandé ? Alors rien ne change, et cet e-mail peut être supprimé.',
    },
    welcome: {
      subject: 'Bienvenue !',
      preview: 'Le compte client est prêt.',
      headline: (name) => `Bienvenue, ${name} !`,
      text: 'Le compte client est prêt. Créations, commandes et liste d’envies restent ainsi au même endroit.',
      number: 'Numéro de client',
      button: 'Vers la boutique',
    },
    reset: {
      subject: 'Choisir un nouveau mot de passe',
      preview: 'Le lien est valable une heure.',
      headline: 'Choisir un nouveau mot de passe',
      text: 'Un nouveau mot de passe a été demandé pour le compte lié à cette adresse. Le lien permet de le choisir.',
      button: 'Choisir le mot de passe',
      note: 'Le lien est valable une heure et une seule fois. Vous n’avez rien demandé ? Alors rien ne change, et cet e-mail peut être supprimé.',
    },
    changed: {
      subject: 'Le mot de passe a été modifié',
      preview: 'Tous les appareils ont été déconnectés.',
      headline: 'Le mot de passe a été modifié',
      text: 'Le mot de passe du compte client vient d’être modifié, et tous les appareils ont été déconnectés.',
      note: 'C’était quelqu’un d’autre ? Merci de prévenir tout de suite le service client.',
    },
  },
  newsletter: {
    answer:
      'C’est presque fait : un e-mail est en route. Le lien qu’il contient confirme l’inscription, et le bon d’achat suivra.',
    answerAlone:
      'C’est presque fait : un e-mail est en route. Le lien qu’il contient confirme l’inscription.',
    incomplete: 'Merci de vérifier les champs signalés.',
    fields: {
      email: 'Merci de saisir une adresse e-mail valide.',
      firstName: 'Un prénom a 80 caractères au plus, sans signes comme @, / ou <.',
      lastName: 'Un nom a 80 caractères au plus, sans signes comme @, / ou <.',
      birthday: 'Merci de saisir une date de naissance passée.',
      weddingDate: 'Merci de saisir une date valide.',
      consent: 'Sans accord, nous ne pouvons pas envoyer de newsletter. Merci de cocher la case.',
    },
    notSent: {
      title: 'L’inscription n’est pas encore envoyée',
      text: 'Merci de revenir à la page précédente pour corriger et envoyer à nouveau.',
    },
    confirmation: {
      subject: 'Newsletter : plus qu’un clic',
      preview: 'Confirmer l’inscription et recevoir le bon d’achat.',
      headline: 'Plus qu’un clic',
      text: (amount) =>
        `Cette adresse a été saisie pour notre newsletter. Un clic suffit pour confirmer l’inscription, et le bon d’achat de ${amount} pour la première commande arrive aussitôt.`,
      previewAlone: 'Confirmer l’inscription.',
      textAlone:
        'Cette adresse a été saisie pour notre newsletter. Un clic suffit pour confirmer l’inscription.',
      button: 'Confirmer l’inscription',
      note: 'Le lien est valable sept jours. Vous n’avez rien demandé ? Alors il n’y a rien à faire : sans clic, pas de newsletter.',
    },
    voucher: {
      subject: (amount) => `Votre bon d’achat de ${amount} est arrivé`,
      preview: 'Merci de votre inscription. Voici le code.',
      headline: 'Merci de votre inscription',
      greeting: (name) => `Bonjour ${name},`,
      text: (amount) =>
        `voici le bon d’achat de ${amount} promis. Conservez bien le code : il déduit ce montant de votre première commande.`,
      textWithoutName: (amount) =>
        `Voici le bon d’achat de ${amount} promis. Conservez bien le code : il déduit ce montant de votre première commande.`,
      code: 'Code du bon d’achat',
      button: 'Vers la boutique',
      note: (date) => `Utilisable une fois, pour la première commande, jusqu’au ${date}.`,
      leave: 'Se désabonner de la newsletter',
    },
    confirm: {
      title: 'Plus qu’un clic',
      text: (amount) =>
        `Il confirme l’inscription, et le bon d’achat de ${amount} arrive aussitôt par e-mail.`,
      textAlone: 'Il confirme l’inscription.',
      button: 'Confirmer l’inscription',
    },
    confirmed: {
      title: 'L’inscription est confirmée',
      text: 'Le bon d’achat pour la première commande est en route et arrivera dans quelques minutes. Sinon, un coup d’œil dans le dossier des indésirables peut aider.',
      textAlone: 'La newsletter arrivera désormais.',
    },
    noVoucher: {
      over: 'L’offre du bon d’achat est terminée entre-temps : il n’y a donc plus de bon d’achat.',
      had: 'Le bon d’achat n’est offert qu’une fois : il est arrivé avec la première inscription.',
    },
    expired: {
      title: 'Ce lien a expiré',
      text: 'Un lien de confirmation est valable sept jours. Une nouvelle inscription en envoie aussitôt un autre.',
    },
    forged: {
      title: 'Ce lien ne mène nulle part',
      text: 'Il a sans doute été coupé lors de la copie. Le mieux est de cliquer sur le lien dans l’e-mail, ou de s’inscrire à nouveau.',
    },
    leave: {
      title: 'Se désabonner de la newsletter',
      text: 'Un clic et c’est fini. Un bon d’achat déjà reçu reste valable.',
      button: 'Se désabonner',
    },
    left: {
      title: 'Le désabonnement est enregistré',
      text: 'Il n’y aura plus de newsletter. Pour changer d’avis, il suffit de s’inscrire à nouveau.',
    },
    toShop: 'Vers la boutique',
  },
  vouchers: {
    unknown: 'Ce code n’existe pas. Merci de vérifier l’orthographe.',
    used: 'Ce bon d’achat a déjà été utilisé.',
    expired: 'Ce bon d’achat a expiré.',
    otherCurrency: 'Ce bon d’achat vaut pour une boutique dans une autre monnaie.',
    gift: {
      headline: 'Un bon cadeau à transformer soi-même',
      intro:
        'Pour celles et ceux qui préfèrent choisir eux-mêmes cartes, livres photo et tirages : le bon arrive par e-mail et vaut pour toute la boutique.',
      amountLabel: 'Valeur du bon',
      validity: 'Valable trois ans à compter de la fin de l’année d’achat.',
    },
  },
  basket: {
    sample: (name) => `Carte échantillon : ${name}`,
    giftVoucher: (amount) => `Bon cadeau de ${amount}`,
    byEmail: 'Envoyé par e-mail',
    withoutPicture: 'Cadre sans image',
    outdated:
      'Le panier a été modifié entre-temps, sans doute dans une autre fenêtre. Voici son contenu actuel.',
    erased: 'Les créations de cette commande ont été effacées. Merci de les recréer.',
    full: (lines) => `Le panier ne peut pas contenir plus de ${lines} articles différents.`,
    notSold: 'Cet article n’est pas vendu dans cette boutique.',
    priceChanged: (name, before, after) => `« ${name} » coûte désormais ${after} pièce au lieu de ${before}.`,
    joined: (name, quantity) => `${quantity} × « ${name} » : était déjà dans le panier du compte.`,
    withdrawn: (name) => `« ${name} » n’est plus disponible.`,
    limited: (name, most) => `« ${name} » est limité à ${most} pièces par commande.`,
    shippingChanged: (before, after) => `La livraison coûte désormais ${after} au lieu de ${before}.`,
    firstOrderOnly: 'Ce bon n’est valable que pour une première commande.',
    minimumOrder: (least) => `Ce bon est valable à partir de ${least} d’achat.`,
    toAddresses: (count) => `${count} colis pour ${count} adresses`,
    noSuchService: 'Ce mode de livraison n’existe pas pour ce pays.',
    invoiceOnly: (least) => `Le paiement se fait sur facture, à partir de ${least} d’achat.`,
    empty: 'Le panier est vide.',
    hasWithdrawn: 'Un article n’est plus disponible. Merci de le retirer d’abord du panier.',
    showOnly: 'Nous ne livrons pas encore dans ce pays : rien ne peut donc être commandé ici.',
    pages: (count) => `${count} pages`,
    prints: (count) => `${count} tirages`,
    names: (count) => (count === 1 ? '1 nom' : `${count} noms`),
    photos: (count) => (count === 1 ? '1 photo' : `${count} photos différentes`),
    inSteps: (name, examples) => `« ${name} » est imprimé en quantités fixes, par exemple ${examples}.`,
    stepped: (name, pieces) =>
      `Le panier contient maintenant ${pieces} exemplaires de « ${name} » : c’est la quantité suivante que nous imprimons.`,
  },
  drafts: {
    nearEdge: (text) => `« ${text} » est très près du bord et peut être touché à la découpe.`,
    photoCoarse: (dots) => `Seulement ${dots} dpi à cette taille : la photo sera floue à l’impression.`,
    exampleLeft: (text) => `« ${text} » est encore le texte du modèle.`,
    photoTwice: 'La même photo figure aussi à un autre endroit.',
    foilFaint: (text) => `« ${text} » : la dorure ressort à peine sur cette couleur.`,
    rowNearEdge: (row, text) =>
      `La ligne ${row} de la liste de noms (« ${text} ») est très près du bord et peut être touchée à la découpe.`,
    copyOf: (words) => `Copie de ${words}`,
    changed: 'Cette création a été modifiée entre-temps, sans doute dans une autre fenêtre.',
    gone: 'Cette création n’existe plus, ou elle appartient à un autre compte.',
    tooLong: (text) => `« ${text} » est trop long pour son emplacement. Merci de raccourcir un peu.`,
    noSuchCharacters: (text, characters) =>
      `« ${text} » contient des caractères que nous ne pouvons pas imprimer : ${characters}`,
    noPlace: (text) => `Aucun emplacement n’est prévu ici pour « ${text} ». Merci de le placer ailleurs.`,
    rowNameless: (row) => `La ligne ${row} de la liste de noms n’a pas encore de nom.`,
    rowTooLong: (row, text) =>
      `La ligne ${row} de la liste de noms ne tient pas sur la carte : « ${text} ». Merci de raccourcir un peu.`,
    rowTooFine: (row, text) =>
      `La ligne ${row} de la liste de noms est composée trop finement pour la dorure : « ${text} ». Merci de la raccourcir, de choisir une autre police ou de l’imprimer sans dorure.`,
    rowNoSuchCharacters: (row, text, characters) =>
      `La ligne ${row} de la liste de noms (« ${text} ») contient des caractères que nous ne pouvons pas imprimer : ${characters}`,
    rowNoPlace: (row, text) =>
      `Aucun emplacement n’est prévu ici pour « ${text} », à la ligne ${row} de la liste de noms.`,
    moreRows: (count) =>
      count === 1 ? 'Une autre ligne est à modifier.' : `${count} autres lignes sont à modifier.`,
    lists: {
      'no-rows': 'Il n’y a pas de noms dans cette liste. Merci d’écrire un nom par ligne.',
      'too-many-rows': 'Cela fait plus de 1 000 lignes. Une liste de noms en contient 500 au maximum.',
      'too-long': 'C’est trop à la fois. Merci d’importer un tableau.',
      'unknown-file': 'Ce fichier n’est pas un tableau. Merci de l’enregistrer en .xlsx ou .csv.',
      'old-excel':
        'Ce fichier a l’ancien format d’Excel ou un mot de passe. Merci de l’enregistrer en .xlsx sans mot de passe.',
      'broken-file': 'Ce tableau est illisible. Merci de l’enregistrer à nouveau en .xlsx ou .csv.',
      busy: 'Trop de tableaux sont lus en ce moment. Merci de réessayer dans un instant.',
    },
    linkEnded: 'Ce lien n’est plus valable. La personne qui prépare la création peut en envoyer un nouveau.',
    phoneEnded: 'Ce code n’est plus valable. Vous pouvez en afficher un nouveau sur l’ordinateur.',
    phoneFull: (most) =>
      `Un code permet d’envoyer ${most} photos au maximum. Vous pouvez en afficher un nouveau sur l’ordinateur.`,
    commentsFull: 'Cette création ne peut pas recevoir plus de commentaires.',
    foilTooFine: (text) =>
      `« ${text} » est composé trop finement pour la dorure. Merci de l’imprimer sans dorure, de le raccourcir ou de choisir une autre police.`,
    photoMissing: 'Il manque encore une photo.',
    photoTooCoarse: (dots) =>
      `La photo n’a que ${dots} dpi à cette taille, ce qui est trop peu pour l’impression. Veuillez choisir une taille plus petite, moins agrandir la photo ou en utiliser une plus grande.`,
    choice: 'Ces choix ne vont pas ensemble ou ne sont plus proposés. Merci de vérifier.',
    busy: 'Il y a beaucoup de demandes en ce moment. Merci de réessayer dans un instant.',
  },
  orders: {
    incomplete: 'Merci de vérifier les champs signalés.',
    addressBookFull: (most: number) =>
      `Le carnet contient au plus ${most} adresses. Merci d’en supprimer une d’abord.`,
    changed: 'Le panier a changé, rien n’est donc encore commandé. Merci de vérifier.',
    newTerms: 'Nos conditions de vente viennent de changer. Merci de recharger la page.',
    otherPayment: 'Ce mode de paiement n’est pas proposé pour ce panier. Merci d’en choisir un autre.',
    fields: {
      email: 'Merci de saisir une adresse e-mail valide.',
      missing: 'Merci de remplir ce champ.',
      tooLong: 'C’est trop long pour une étiquette. Merci de raccourcir.',
      unwritable: 'Merci d’éviter les caractères spéciaux comme < ou >.',
      country: 'Merci de choisir un pays où nous livrons.',
      oneCountry: (country) =>
        `Toutes les adresses d’une commande se trouvent dans un seul pays, ici : ${country}. Pour un autre pays, merci de commander séparément.`,
      nothingForAddress: 'Cette adresse ne reçoit encore rien : il lui faut au moins une pièce.',
      morePieces: (pieces, over) => `C’est ${over} de trop : il y en a ${pieces} à répartir.`,
      nothingLeft: 'Il ne reste rien pour la première adresse. Merci d’y laisser au moins une pièce.',
      wholeNumber: 'Merci de saisir un nombre entier, par exemple 10.',
      otherCountry:
        'Les prix du panier valent pour un autre pays de livraison. Merci de le changer dans le panier.',
      postalCode: (example) => `Merci de vérifier le code postal, par exemple ${example}.`,
      province: 'Merci de saisir la province en deux lettres, par exemple RM.',
      vatId: (example) => `Merci de vérifier le numéro de TVA, par exemple ${example}.`,
      vatIdDigits: 'La clé de ce numéro de TVA ne correspond pas : sans doute une faute de frappe.',
    },
  },
  campaigns: {
    newsletter: (voucher: string) => ({
      headline: `${voucher} pour la première commande`,
      text: 'S’abonner à la newsletter, confirmer le lien dans l’e-mail, et le bon d’achat est en route.',
    }),
    samples: (count: number) => ({
      headline: `${count} échantillons gratuits`,
      text: 'Prendre d’abord en main le papier et l’impression, puis commander.',
    }),
    booklets: (hours: number) => ({
      headline: `Cahiers photo en ${hours} heures`,
      text: 'Commandé en express avant 11 h un jour ouvré, livré le jour ouvré suivant.',
    }),
  },
  files: {
    refusals: {
      'unknown-kind':
        'Nous ne connaissons pas ce format de fichier. Sont possibles : JPEG, PNG, WebP, AVIF, TIFF et GIF.',
      svg: 'Nous ne pouvons pas accepter les dessins SVG. Merci d’enregistrer le dessin au format PNG dans votre logiciel de graphisme, de préférence à 300 dpi.',
      heic:
        'Cette photo est au format HEIC, que nous ne pouvons pas lire. Pour en faire un JPEG : sur un Mac, ' +
        'l’ouvrir dans Aperçu et choisir « Fichier › Exporter » avec le format JPEG ; sur un iPhone, appuyer ' +
        'longuement sur la photo dans l’app Fichiers et choisir « Actions rapides › Convertir l’image ». ' +
        'L’iPhone enregistre les prochaines photos en JPEG avec « Réglages › Appareil photo › Formats › Le plus ' +
        'compatible ».',
      'not-a-pdf': 'Ce n’est pas un PDF. Merci de choisir un fichier enregistré au format PDF.',
      'pdf-instead-of-picture':
        'C’est un PDF, or il faut ici une image. Sont possibles : JPEG, PNG, WebP, AVIF, TIFF et GIF.',
      broken:
        'Le fichier est endommagé ou incomplet. Merci de l’envoyer à nouveau ou de l’enregistrer une nouvelle fois.',
      infected: 'Un virus a été trouvé dans ce fichier. Merci d’en choisir un autre.',
      'too-many-pixels':
        'L’image dépasse 64 mégapixels ou l’un de ses côtés dépasse 30 000 pixels. Merci de la réduire ; cela suffit largement pour l’impression.',
      'took-too-long':
        'Le fichier est si complexe que nous avons dû nous arrêter. Merci de le simplifier ou de le diviser en fichiers plus petits.',
      password:
        'Ce PDF est protégé par un mot de passe. Merci de l’enregistrer sans mot de passe et de l’envoyer à nouveau.',
      'no-pages': 'Ce PDF ne contient aucune page.',
      'too-many-pages': 'Le PDF a plus de 40 pages. Merci de le diviser en plusieurs fichiers.',
      busy: 'De très nombreux fichiers sont en cours de traitement. Merci de réessayer dans quelques secondes.',
      full: 'Nous ne pouvons pas accepter d’autres fichiers pour le moment. Merci de réessayer dans quelques minutes.',
      'too-often':
        'Cela fait beaucoup de fichiers en peu de temps. Merci d’attendre un peu avant de continuer.',
      expired:
        'Ce fichier n’existe plus : les résultats sont supprimés au bout d’une heure. Merci de le créer à nouveau.',
      'unknown-file': 'Ce fichier n’existe pas. Merci d’ouvrir le lien sans le modifier.',
    },
    ordered: 'Cette photo est imprimée pour une commande ; nous devons encore la conserver.',
    firstPicture: 'Le fichier contient plusieurs images ; la première est utilisée.',
    arriving: 'De très nombreux fichiers arrivent en ce moment. Merci de réessayer dans quelques secondes.',
    tooLarge: (megabytes) => `Le fichier dépasse ${megabytes} Mo. Merci d’en choisir un plus petit.`,
  },
  links: {
    cut: {
      title: 'Ce lien est incomplet',
      text: 'L’adresse a sans doute été coupée en route. Le mieux est de cliquer à nouveau sur le lien là d’où il vient, ou de copier toute l’adresse dans la barre d’adresse. Si cela n’aide pas, merci de demander un nouveau lien.',
    },
    nothing: {
      title: 'Il n’y a rien ici',
      text: 'L’adresse a peut-être été coupée. Le mieux est de cliquer à nouveau sur le lien là d’où il vient.',
    },
    over: {
      title: 'Cela n’existe plus',
      text: 'Ce lien a expiré. Merci d’en demander un nouveau.',
    },
    foreign: {
      title: 'Cela n’a pas fonctionné',
      text: 'Le clic ne venait pas de notre page. Merci d’ouvrir à nouveau le lien et d’appuyer sur le bouton qui s’y trouve.',
    },
    ours: {
      title: 'Cela n’a pas fonctionné à l’instant',
      text: 'L’erreur vient de nous. Merci de réessayer dans quelques minutes.',
    },
    wait: (minutes: number) => ({
      title: 'Un instant, s’il vous plaît',
      text: `Il y a eu de très nombreux essais d’ici. Merci de réessayer dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`,
    }),
    toShop: 'Vers la boutique',
  },
  serviceHours: 'Des questions ? Le service client est là du lundi au vendredi, de 8 h à 17 h.',
  scenes: {
    'Anhänger an einem Geschenk': 'Étiquette sur un cadeau',
    'Aufgeschlagenes Fotobuch': 'Livre photo ouvert',
    'Aufkleberbogen und aufgeklebter Aufkleber': 'Planche d’autocollants et un autocollant posé',
    'Bedruckter Umschlag von vorn und hinten': 'Enveloppe imprimée, recto et verso',
    'Einladung mit Menükarte und Tischkarte': 'Invitation avec menu et marque-place',
    'Emaille-Tasse auf einem Holztisch': 'Tasse émaillée sur une table en bois',
    'Etikett auf einer Weinflasche': 'Étiquette sur une bouteille de vin',
    'Familienplaner in der Küche': 'Planning familial dans la cuisine',
    'Fotoabzüge an einer Leine': 'Tirages photo sur un fil',
    'Fotobox mit Fotoabzügen': 'Coffret avec tirages photo',
    'Fotobuch mit seinem Einband': 'Livre photo et sa couverture',
    'Gerahmte Collage im Wohnzimmer': 'Pêle-mêle encadré dans un salon',
    'Karte auf dem Umschlag, mit Band und Blumen': 'Carte sur son enveloppe, avec ruban et fleurs',
    'Karte im Holzständer, mit Umschlag und Blumen': 'Carte sur un support en bois, avec enveloppe et fleurs',
    'Kissen auf dem Sofa': 'Coussin sur un canapé',
    'Klappkarte aufgestellt, mit Umschlag': 'Carte pliée debout, avec son enveloppe',
    'Leinwand über einem Sideboard': 'Toile au-dessus d’un buffet',
    'Magnete am Kühlschrank': 'Magnets sur un réfrigérateur',
    'Poster an der Wand': 'Poster au mur',
    'Puzzle, das letzte Teil liegt bereit': 'Puzzle, la dernière pièce à portée de main',
    'Schlüsselanhänger an einem Schlüsselbund': 'Porte-clés sur un trousseau',
    'Stofftasche an einem Haken': 'Sac en toile sur une patère',
    'Tasse mit Kaffee auf dem Tisch': 'Tasse de café sur une table',
    'Tischkalender im Holzblock': 'Calendrier de bureau dans un bloc en bois',
    'Aufgestellte Klappkarte auf einem Tisch': 'Carte pliée debout sur une table',
    'Trinkflasche mit Holzdeckel': 'Gourde avec bouchon en bois',
    'Untersetzer mit einer Tasse Tee': 'Dessous de verre et tasse de thé',
    'Vorderseite und Innenseiten nebeneinander': 'Recto et intérieur côte à côte',
    'Wandkalender mit Spirale': 'Calendrier mural à spirale',
    'Windlicht mit brennender Kerze': 'Photophore avec une bougie allumée',
  },
};
