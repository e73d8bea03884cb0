import type { TranslatedTexts } from './en.ts';

export const es: TranslatedTexts = {
  customers: {
    wrongCredentials: 'La dirección de correo o la contraseña no son correctas.',
    incomplete: 'Revisa los campos marcados.',
    fields: {
      email: 'Introduce una dirección de correo válida.',
      noFirstName: 'Introduce tu nombre.',
      noLastName: 'Introduce tus apellidos.',
      firstName: 'El nombre puede tener 80 caracteres como máximo, sin signos como @, / o <.',
      lastName: 'Los apellidos pueden tener 80 caracteres como máximo, sin signos como @, / o <.',
      password: 'Introduce la contraseña.',
      tooShort: 'La contraseña debe tener al menos 10 caracteres.',
      tooLong: 'La contraseña puede tener 128 caracteres como máximo.',
      isEmail: 'La contraseña no puede ser la dirección de correo.',
      isPersonal: 'La contraseña es poco más que el nombre o la dirección de correo. Elige otra.',
      tooCommon:
        'Mucha gente usa esta contraseña o una muy parecida, y es lo primero que se prueba. Elige otra.',
      tooSimple:
        'Esta contraseña es fácil de adivinar. Lo mejor son varias palabras que no tengan relación entre sí.',
    },
    passwordStrength: { good: 'La contraseña es buena.', strong: 'La contraseña es muy buena.' },
    signUpAnswer:
      'Casi está: hay un correo en camino a esta dirección. El enlace que contiene permite continuar y es válido durante un día.',
    resetAnswer:
      'Si existe una cuenta con esta dirección, hay un correo con un enlace en camino. Es válido durante una hora.',
    newPasswordSet: 'La nueva contraseña ya es válida. Se ha cerrado la sesión en todos los dispositivos.',
    linkIsOver: 'Este enlace ha caducado o ya se ha usado. Solicita uno nuevo.',
    googleRefused: 'No se ha podido iniciar sesión con Google. Inténtalo de nuevo.',
    googleNotLinked:
      'Ya existe una cuenta con contraseña para esta dirección de correo. Inicia sesión con ella o restablece la contraseña.',
    googleUnreachable:
      'Ahora mismo no se puede acceder a Google. Inténtalo más tarde o inicia sesión con contraseña.',
    pictureSaved: 'La imagen se ha guardado.',
    pictureUnknown:
      'Este archivo no es una imagen que se pueda leer aquí. Elige un archivo JPEG, PNG o WebP.',
    pictureBroken: 'La imagen está dañada o es demasiado grande. Elige otra.',
    page: {
      title: 'Nueva contraseña',
      label: 'Nueva contraseña',
      hint: 'Al menos 10 caracteres. Mejor una que no se use en ningún otro sitio.',
      button: 'Guardar la contraseña',
      overTitle: 'Este enlace ya no es válido',
      toShop: 'Ir a la tienda',
    },
    confirm: {
      title: 'Confirmar la dirección de correo',
      text: 'Por seguridad, introduce de nuevo la contraseña elegida al pedir la cuenta. Con eso la cuenta queda lista.',
      label: 'Contraseña',
      button: 'Crear la cuenta',
      wrong: 'Esta no es la contraseña elegida. ¿La has olvidado? Entonces pide la cuenta de nuevo.',
      toAccount: 'Ir a la cuenta',
      over: 'Este enlace ha caducado o ya se ha usado. Si la cuenta ya está lista, inicia sesión; si no, pídela de nuevo.',
    },
    signUp: {
      subject: 'Confirma la cuenta',
      preview: 'Solo falta un paso.',
      headline: 'Solo falta un paso',
      text: 'Se ha pedido una cuenta con esta dirección. El enlace la confirma; allí se pide de nuevo la contraseña elegida.',
      button: 'Confirmar la dirección',
      note: 'El enlace es válido durante un día. ¿No has pedido ninguna cuenta? Entonces no hay que hacer nada: sin confirmación no se crea.',
    },
    known: {
      subject: 'Ya existe una cuenta',
      preview: 'Inicia sesión o elige una contraseña nueva.',
      headline: 'Ya existe una cuenta',
      text: 'Se ha pedido una cuenta con esta dirección, pero ya existe una. Inicia sesión con ella. ¿Has olvidado la contraseña? El segundo enlace permite elegir otra y es válido durante una hora.',
      button: 'Iniciar sesión',
      reset: 'Elegir una contraseña nueva',
      note: '¿No has pedido nada? Entonces todo sigue igual y puedes borrar este correo.',
    },
    welcome: {
      subject: '¡Te damos la bienvenida!',
      preview: 'La cuenta está lista.',
      headline: (name) => `¡Hola, ${name}!`,
      text: 'La cuenta está lista. Diseños, pedidos y lista de favoritos quedan así en un mismo lugar.',
      number: 'Número de cliente',
      button: 'Ir a la tienda',
    },
    reset: {
      subject: 'Crear una nueva contraseña',
      preview: 'El enlace es válido durante una hora.',
      headline: 'Crear una nueva contraseña',
      text: 'Se ha solicitado una nueva contraseña para la cuenta de esta dirección. Con el enlace se puede crear.',
      button: 'Crear la contraseña',
      note: 'El enlace es válido durante una hora y una sola vez. ¿No has sido tú? Entonces todo queda como está y este correo se puede borrar.',
    },
    changed: {
      subject: 'La contraseña se ha cambiado',
      preview: 'Se ha cerrado la sesión en todos los dispositivos.',
      headline: 'La contraseña se ha cambiado',
      text: 'La contraseña de la cuenta se acaba de cambiar y se ha cerrado la sesión en todos los dispositivos.',
      note: '¿Ha sido otra persona? Entonces avisa enseguida al servicio de atención al cliente.',
    },
  },
  newsletter: {
    answer:
      'Ya casi está: hay un correo en camino. El enlace que contiene confirma la suscripción y después llegará el vale.',
    answerAlone: 'Ya casi está: hay un correo en camino. El enlace que contiene confirma la suscripción.',
    incomplete: 'Revisa los campos marcados.',
    fields: {
      email: 'Introduce una dirección de correo válida.',
      firstName: 'El nombre puede tener 80 caracteres como máximo, sin signos como @, / o <.',
      lastName: 'Los apellidos pueden tener 80 caracteres como máximo, sin signos como @, / o <.',
      birthday: 'Introduce una fecha de nacimiento pasada.',
      weddingDate: 'Introduce una fecha válida.',
      consent: 'Sin consentimiento no podemos enviar el boletín. Marca la casilla.',
    },
    notSent: {
      title: 'La suscripción aún no se ha enviado',
      text: 'Vuelve a la página anterior para corregirlo y enviarlo de nuevo.',
    },
    confirmation: {
      subject: 'Boletín: falta solo un clic',
      preview: 'Confirma la suscripción y recibe el vale.',
      headline: 'Falta solo un clic',
      text: (amount) =>
        `Esta dirección se ha apuntado a nuestro boletín. Con un clic queda confirmada la suscripción, y el vale de ${amount} para el primer pedido llega enseguida.`,
      previewAlone: 'Confirma la suscripción.',
      textAlone:
        'Esta dirección se ha apuntado a nuestro boletín. Con un clic queda confirmada la suscripción.',
      button: 'Confirmar la suscripción',
      note: 'El enlace es válido durante siete días. ¿No has sido tú? Entonces no hay que hacer nada: sin clic no hay boletín.',
    },
    voucher: {
      subject: (amount) => `Tu vale de ${amount} ya está aquí`,
      preview: 'Gracias por suscribirte. Este es el código.',
      headline: 'Gracias por suscribirte',
      greeting: (name) => `Hola, ${name}:`,
      text: (amount) =>
        `Aquí está el vale de ${amount} prometido. Guarda bien el código: el importe se descuenta del primer pedido.`,
      textWithoutName: (amount) =>
        `Aquí está el vale de ${amount} prometido. Guarda bien el código: el importe se descuenta del primer pedido.`,
      code: 'Código del vale',
      button: 'Ir a la tienda',
      note: (date) => `Válido una sola vez para el primer pedido, hasta el ${date}.`,
      leave: 'Darse de baja del boletín',
    },
    confirm: {
      title: 'Falta solo un clic',
      text: (amount) => `Confirma la suscripción, y el vale de ${amount} llegará enseguida por correo.`,
      textAlone: 'Confirma la suscripción.',
      button: 'Confirmar la suscripción',
    },
    confirmed: {
      title: 'La suscripción está confirmada',
      text: 'El vale para el primer pedido está en camino y llegará en unos minutos. Si no, conviene mirar en la carpeta de correo no deseado.',
      textAlone: 'A partir de ahora llegará el boletín.',
    },
    noVoucher: {
      over: 'Mientras tanto, la oferta del vale ha terminado, así que ya no hay vale.',
      had: 'El vale se da una sola vez y llegó con la primera suscripción.',
    },
    expired: {
      title: 'Este enlace ha caducado',
      text: 'Un enlace de confirmación vale siete días. Con una nueva suscripción llega otro enseguida.',
    },
    forged: {
      title: 'Este enlace no lleva a ninguna parte',
      text: 'Seguramente se cortó al copiarlo. Lo mejor es pulsar el enlace en el propio correo o suscribirse de nuevo.',
    },
    leave: {
      title: 'Darse de baja del boletín',
      text: 'Basta un clic. Un vale ya recibido sigue siendo válido.',
      button: 'Darse de baja',
    },
    left: {
      title: 'La baja está registrada',
      text: 'Ya no llegará ningún boletín. Para cambiar de idea, basta con suscribirse de nuevo.',
    },
    toShop: 'Ir a la tienda',
  },
  vouchers: {
    unknown: 'Este código de vale no existe. Revisa cómo está escrito.',
    used: 'Este vale ya se ha canjeado.',
    expired: 'Este vale ha caducado.',
    otherCurrency: 'Este vale es de una tienda con otra moneda.',
    gift: {
      headline: 'Un vale para crear algo propio',
      intro:
        'Para quienes prefieren elegir sus tarjetas, álbumes y fotos: el vale llega por correo y sirve para toda la tienda.',
      amountLabel: 'Importe del vale',
      validity: 'Válido durante tres años a partir del final del año de compra.',
    },
  },
  basket: {
    sample: (name) => `Tarjeta de muestra: ${name}`,
    giftVoucher: (amount) => `Vale regalo de ${amount}`,
    byEmail: 'Se envía por correo electrónico',
    withoutPicture: 'Marco sin imagen',
    outdated: 'La cesta ha cambiado entretanto, seguramente en otra ventana. Así está ahora.',
    erased: 'Los diseños de este pedido se han borrado. Por favor, créalos de nuevo.',
    full: (lines) => `En la cesta no caben más de ${lines} artículos distintos.`,
    notSold: 'Este artículo no se vende en esta tienda.',
    priceChanged: (name, before, after) =>
      `«${name}» cuesta ahora ${after} por unidad en lugar de ${before}.`,
    joined: (name, quantity) => `${quantity} × «${name}»: ya estaba en la cesta de la cuenta.`,
    withdrawn: (name) => `«${name}» ya no está disponible.`,
    limited: (name, most) => `De «${name}» se pueden pedir como máximo ${most} unidades.`,
    shippingChanged: (before, after) => `El envío cuesta ahora ${after} en lugar de ${before}.`,
    firstOrderOnly: 'Este vale solo sirve para el primer pedido.',
    minimumOrder: (least) => `Este vale sirve a partir de ${least} en artículos.`,
    toAddresses: (count) => `${count} paquetes a ${count} direcciones`,
    noSuchService: 'Este tipo de envío no existe para este país.',
    invoiceOnly: (least) => `Se paga con factura, a partir de ${least} en artículos.`,
    empty: 'La cesta está vacía.',
    hasWithdrawn: 'Un artículo ya no está disponible. Primero hay que quitarlo de la cesta.',
    showOnly: 'Todavía no enviamos a este país, así que aquí no se puede pedir nada.',
    pages: (count) => `${count} páginas`,
    prints: (count) => `${count} copias`,
    names: (count) => (count === 1 ? '1 nombre' : `${count} nombres`),
    photos: (count) => (count === 1 ? '1 foto' : `${count} fotos distintas`),
    inSteps: (name, examples) => `«${name}» se imprime en cantidades fijas, por ejemplo ${examples}.`,
    stepped: (name, pieces) =>
      `Ahora hay ${pieces} unidades de «${name}» en la cesta: es la siguiente cantidad que imprimimos.`,
  },
  drafts: {
    nearEdge: (text) => `«${text}» está muy cerca del borde y puede tocarse al cortar.`,
    photoCoarse: (dots) => `Solo ${dots} ppp a este tamaño: la foto se verá borrosa impresa.`,
    exampleLeft: (text) => `«${text}» sigue siendo el texto de la muestra.`,
    photoTwice: 'La misma foto está también en otro lugar.',
    foilFaint: (text) => `«${text}»: la lámina apenas destaca sobre este color.`,
    rowNearEdge: (row, text) =>
      `La línea ${row} de la lista de nombres («${text}») está muy cerca del borde y puede tocarse al cortar.`,
    copyOf: (words) => `Copia de ${words}`,
    changed: 'El borrador ha cambiado entretanto, seguramente en otra ventana.',
    gone: 'Este borrador ya no existe o pertenece a otra cuenta.',
    tooLong: (text) => `«${text}» es demasiado largo para su espacio. Hay que acortarlo un poco.`,
    noSuchCharacters: (text, characters) =>
      `«${text}» contiene caracteres que no podemos imprimir: ${characters}`,
    noPlace: (text) => `Aquí no hay espacio previsto para «${text}». Hay que ponerlo en otro lugar.`,
    rowNameless: (row) => `La línea ${row} de la lista de nombres todavía no tiene nombre.`,
    rowTooLong: (row, text) =>
      `La línea ${row} de la lista de nombres no cabe en la tarjeta: «${text}». Hay que acortarla un poco.`,
    rowTooFine: (row, text) =>
      `La línea ${row} de la lista de nombres está compuesta demasiado fina para la lámina metálica: «${text}». Acórtala, elige otra letra o imprímela sin lámina.`,
    rowNoSuchCharacters: (row, text, characters) =>
      `La línea ${row} de la lista de nombres («${text}») contiene caracteres que no podemos imprimir: ${characters}`,
    rowNoPlace: (row, text) =>
      `Aquí no hay espacio previsto para «${text}», en la línea ${row} de la lista de nombres.`,
    moreRows: (count) =>
      count === 1 ? 'Hay que cambiar algo en una línea más.' : `Hay que cambiar algo en ${count} líneas más.`,
    lists: {
      'no-rows': 'No contiene nombres. Hay que escribir un nombre en cada línea.',
      'too-many-rows': 'Son más de 1.000 líneas. Una lista de nombres admite 500.',
      'too-long': 'Es demasiado de una vez. Hay que subirlo como tabla.',
      'unknown-file': 'Este archivo no es una tabla. Hay que guardarlo como .xlsx o .csv.',
      'old-excel':
        'Este archivo tiene el formato antiguo de Excel o una contraseña. Hay que guardarlo como .xlsx sin contraseña.',
      'broken-file': 'Esta tabla no se puede leer. Hay que guardarla de nuevo como .xlsx o .csv.',
      busy: 'Ahora mismo se leen demasiadas tablas. Conviene subirla de nuevo en un momento.',
    },
    linkEnded: 'Este enlace ya no es válido. La persona que crea el diseño puede enviar uno nuevo.',
    phoneEnded: 'Este código ya no es válido. En el ordenador puedes mostrar uno nuevo.',
    phoneFull: (most) =>
      `Con un código se pueden enviar como máximo ${most} fotos. En el ordenador puedes mostrar uno nuevo.`,
    commentsFull: 'En este borrador no caben más comentarios.',
    foilTooFine: (text) =>
      `«${text}» está compuesto demasiado fino para la lámina metálica. Imprímelo sin lámina, acórtalo o elige otra letra.`,
    photoMissing: 'Todavía falta una foto.',
    photoTooCoarse: (dots) =>
      `La foto tiene solo ${dots} ppp a este tamaño, demasiado pocos para imprimirla. Elige un tamaño más pequeño, amplía menos la foto o usa una más grande.`,
    choice: 'Estas opciones no combinan o ya no se ofrecen. Conviene revisarlas.',
    busy: 'Ahora mismo hay muchas peticiones. Inténtalo de nuevo en un momento.',
  },
  orders: {
    incomplete: 'Conviene revisar los campos marcados.',
    addressBookFull: (most: number) => `La libreta admite ${most} direcciones. Elimina antes una.`,
    changed: 'Algo ha cambiado en la cesta, así que todavía no se ha pedido nada. Conviene revisarla.',
    newTerms: 'Nuestras condiciones de venta acaban de cambiar. Hay que volver a cargar la página.',
    otherPayment: 'Esta forma de pago no está disponible para esta cesta. Hay que elegir otra.',
    fields: {
      email: 'Hay que indicar una dirección de correo válida.',
      missing: 'Hay que rellenar este campo.',
      tooLong: 'Es demasiado largo para una etiqueta. Hay que acortarlo.',
      unwritable: 'Sin caracteres especiales como < o >, por favor.',
      country: 'Hay que elegir un país al que enviamos.',
      oneCountry: (country) =>
        `Todas las direcciones de un pedido están en un solo país, aquí: ${country}. Para otro país hay que pedir aparte.`,
      nothingForAddress: 'Esta dirección aún no recibe nada: necesita al menos una unidad.',
      morePieces: (pieces, over) => `Son ${over} de más: hay ${pieces} para repartir.`,
      nothingLeft: 'No queda nada para la primera dirección. Hay que dejar allí al menos una unidad.',
      wholeNumber: 'Hay que indicar un número entero, por ejemplo 10.',
      otherCountry: 'Los precios de la cesta son para otro país de entrega. Se puede cambiar en la cesta.',
      postalCode: (example) => `Conviene revisar el código postal, por ejemplo ${example}.`,
      province: 'Hay que indicar la provincia con dos letras, por ejemplo RM.',
      vatId: (example) => `Conviene revisar el NIF-IVA, por ejemplo ${example}.`,
      vatIdDigits: 'El dígito de control de este NIF-IVA no coincide: quizá sea un error al teclear.',
    },
  },
  campaigns: {
    newsletter: (voucher: string) => ({
      headline: `${voucher} para el primer pedido`,
      text: 'Suscríbete al boletín, confirma el enlace del correo y el vale estará en camino.',
    }),
    samples: (count: number) => ({
      headline: `${count} muestras gratis`,
      text: 'Primero tener en las manos el papel y la impresión, después pedir.',
    }),
    booklets: (hours: number) => ({
      headline: `Cuadernos de fotos en ${hours} horas`,
      text: 'Pedido exprés hasta las 11:00 en día laborable, entregado el siguiente.',
    }),
  },
  files: {
    refusals: {
      'unknown-kind': 'No conocemos este formato de archivo. Se admiten JPEG, PNG, WebP, AVIF, TIFF y GIF.',
      svg: 'No podemos aceptar dibujos SVG. Guarda el dibujo como PNG en tu programa de gráficos, a ser posible a 300 ppp.',
      heic:
        'Esta foto está en formato HEIC, que no podemos leer. Para convertirla en JPEG: en un Mac, ábrela en ' +
        'Vista Previa y elige «Archivo › Exportar» con el formato JPEG; en un iPhone, mantén pulsada la foto en ' +
        'la app Archivos y elige «Acciones rápidas › Convertir imagen». El iPhone guardará las próximas fotos en ' +
        'JPEG con «Ajustes › Cámara › Formatos › Más compatible».',
      'not-a-pdf': 'Esto no es un PDF. Elige un archivo guardado como PDF.',
      'pdf-instead-of-picture':
        'Esto es un PDF y aquí hace falta una imagen. Se admiten JPEG, PNG, WebP, AVIF, TIFF y GIF.',
      broken: 'El archivo está dañado o incompleto. Súbelo otra vez o guárdalo de nuevo.',
      infected: 'Se ha encontrado un virus en este archivo. Elige otro.',
      'too-many-pixels':
        'La imagen supera los 64 megapíxeles o tiene un lado de más de 30.000 píxeles. Redúcela; para imprimir es más que suficiente.',
      'took-too-long':
        'El archivo es tan complejo que hemos tenido que parar. Simplifícalo o divídelo en archivos más pequeños.',
      password: 'Este PDF está protegido con una contraseña. Guárdalo sin contraseña y súbelo otra vez.',
      'no-pages': 'Este PDF no contiene páginas.',
      'too-many-pages': 'El PDF tiene más de 40 páginas. Divídelo en varios archivos.',
      busy: 'Ahora mismo se están procesando muchísimos archivos. Inténtalo de nuevo en unos segundos.',
      full: 'Por el momento no podemos aceptar más archivos. Inténtalo de nuevo en unos minutos.',
      'too-often': 'Han sido muchos archivos en poco tiempo. Espera un poco antes de continuar.',
      expired: 'Este archivo ya no existe: los resultados se borran al cabo de una hora. Créalo de nuevo.',
      'unknown-file': 'Este archivo no existe. Abre el enlace sin modificarlo.',
    },
    ordered: 'Esta foto se va a imprimir para un pedido, por lo que aún tenemos que conservarla.',
    firstPicture: 'El archivo contiene varias imágenes; se usa la primera.',
    arriving: 'Ahora mismo están llegando muchísimos archivos. Inténtalo de nuevo en unos segundos.',
    tooLarge: (megabytes) => `El archivo supera los ${megabytes} MB. Elige uno más pequeño.`,
  },
  links: {
    cut: {
      title: 'Este enlace está incompleto',
      text: 'Seguramente la dirección se cortó por el camino. Lo mejor es volver a pulsar el enlace donde estaba o copiar la dirección completa en la barra de direcciones. Si no sirve, solicita un enlace nuevo.',
    },
    nothing: {
      title: 'Aquí no hay nada',
      text: 'Puede que la dirección se haya cortado. Lo mejor es volver a pulsar el enlace donde estaba.',
    },
    over: {
      title: 'Esto ya no existe',
      text: 'Este enlace ha caducado. Solicita uno nuevo.',
    },
    foreign: {
      title: 'No ha funcionado',
      text: 'El clic no venía de nuestra página. Abre de nuevo el enlace y pulsa allí el botón.',
    },
    ours: {
      title: 'Ahora mismo no ha funcionado',
      text: 'El error es nuestro. Inténtalo de nuevo en unos minutos.',
    },
    wait: (minutes: number) => ({
      title: 'Un momento, por favor',
      text: `Desde aquí se ha intentado muchas veces. Inténtalo de nuevo en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
    }),
    toShop: 'Ir a la tienda',
  },
  serviceHours:
    '¿Alguna pregunta? El servicio de atención al cliente está disponible de lunes a viernes, de 8 a 17 h.',
  scenes: {
    'Anhänger an einem Geschenk': 'Etiqueta en un regalo',
    'Aufgeschlagenes Fotobuch': 'Fotolibro abierto',
    'Aufkleberbogen und aufgeklebter Aufkleber': 'Hoja de pegatinas y una ya pegada',
    'Bedruckter Umschlag von vorn und hinten': 'Sobre impreso, anverso y reverso',
    'Einladung mit Menükarte und Tischkarte': 'Invitación con menú y tarjeta de mesa',
    'Emaille-Tasse auf einem Holztisch': 'Taza esmaltada sobre una mesa de madera',
    'Etikett auf einer Weinflasche': 'Etiqueta en una botella de vino',
    'Familienplaner in der Küche': 'Planificador familiar en la cocina',
    'Fotoabzüge an einer Leine': 'Fotos colgadas de una cuerda',
    'Fotobox mit Fotoabzügen': 'Caja de fotos con copias',
    'Fotobuch mit seinem Einband': 'Fotolibro con su cubierta',
    'Gerahmte Collage im Wohnzimmer': 'Collage enmarcado en el salón',
    'Karte auf dem Umschlag, mit Band und Blumen': 'Tarjeta sobre su sobre, con cinta y flores',
    'Karte im Holzständer, mit Umschlag und Blumen': 'Tarjeta en un soporte de madera, con sobre y flores',
    'Kissen auf dem Sofa': 'Cojín en el sofá',
    'Klappkarte aufgestellt, mit Umschlag': 'Tarjeta plegada de pie, con su sobre',
    'Leinwand über einem Sideboard': 'Lienzo sobre un aparador',
    'Magnete am Kühlschrank': 'Imanes en la nevera',
    'Poster an der Wand': 'Póster en la pared',
    'Puzzle, das letzte Teil liegt bereit': 'Puzle con la última pieza preparada',
    'Schlüsselanhänger an einem Schlüsselbund': 'Llavero con dos llaves',
    'Stofftasche an einem Haken': 'Bolsa de tela en un gancho',
    'Tasse mit Kaffee auf dem Tisch': 'Taza de café sobre la mesa',
    'Tischkalender im Holzblock': 'Calendario de mesa en un bloque de madera',
    'Aufgestellte Klappkarte auf einem Tisch': 'Tarjeta plegada de pie sobre una mesa',
    'Trinkflasche mit Holzdeckel': 'Botella con tapón de madera',
    'Untersetzer mit einer Tasse Tee': 'Posavasos y una taza de té',
    'Vorderseite und Innenseiten nebeneinander': 'Portada e interior, uno al lado del otro',
    'Wandkalender mit Spirale': 'Calendario de pared con espiral',
    'Windlicht mit brennender Kerze': 'Farolillo con una vela encendida',
  },
};
