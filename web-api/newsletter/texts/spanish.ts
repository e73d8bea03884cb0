import type { NewsletterTexts } from './german.ts';

export const spanish: NewsletterTexts = {
  answer:
    'Ya casi está: hay un correo en camino. El enlace que contiene confirma la suscripción y después llegará el vale.',
  answerAlone: 'Ya casi está: hay un correo en camino. El enlace que contiene confirma la suscripción.',
  incomplete: 'Revisa los campos marcados.',
  fields: {
    email: 'Introduce una dirección de correo válida.',
    firstName: 'Introduce un nombre sin caracteres especiales, de 80 caracteres como máximo.',
    lastName: 'Introduce un apellido sin caracteres especiales, de 80 caracteres como máximo.',
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
};
