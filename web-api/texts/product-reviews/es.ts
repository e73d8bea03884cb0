import type { ProductReviewTexts } from './de.ts';

export const es: ProductReviewTexts = {
  request: {
    subject: '¿Qué tal ha quedado el pedido?',
    preview: 'Unas estrellas y unas palabras ayudan a otros a elegir.',
    headline: '¿Ha gustado?',
    text: (number, names) => `El pedido ${number} ya debería haber llegado: ${names}. ¿Qué tal ha quedado?`,
    honest:
      'Los elogios y las críticas tienen el mismo lugar en la página del producto. Bastan las estrellas; unas palabras ayudan aún más.',
    button: 'Escribir una opinión',
    note: (shopName) =>
      `Este correo lo enviamos una sola vez por un pedido en ${shopName}. ¿Algo no está bien? Basta con escribir a nuestro servicio de atención al cliente: casi siempre tiene arreglo.`,
    leave: 'No recibir más correos como este',
  },
  title: 'Escribir una opinión',
  text: (number) => `Sobre el pedido ${number}. Lo que no recibe estrellas queda sin opinión.`,
  stars: (count) => (count === 1 ? '1 de 5 estrellas' : `${count} de 5 estrellas`),
  starsLegend: 'Estrellas',
  words: 'Con palabras propias (opcional)',
  author: 'Nombre que debe aparecer',
  authorHelp: 'Por ejemplo, «Anna S.». No hace falta el nombre completo.',
  rules:
    'Leemos cada opinión antes de publicarla y solo rechazamos lo que insulta, da datos de otras personas, hace publicidad, infringe la ley o no trata del producto. Dar pocas estrellas no es un motivo.',
  send: 'Enviar la opinión',
  again: 'Cambiar',
  states: {
    open: 'Enviada. La leemos y después aparece en la página del producto.',
    accepted: 'Esta opinión está en la página del producto.',
    refused: 'No hemos publicado esta opinión.',
  },
  sent: '¡Gracias por la opinión!',
  sentText: 'La leeremos en los próximos días laborables. Hasta entonces y después se puede cambiar aquí.',
  wrong: 'Aún no se ha enviado',
  faults: {
    nothing: 'Hay que dar estrellas al menos a un producto.',
    stars: 'Hay que dar también estrellas: de una a cinco.',
    long: 'Hay que acortar el texto a 2000 caracteres.',
    links: 'Hay que escribir sin direcciones de internet.',
    author: 'Hay que escribir un nombre de 40 caracteres como máximo, sin signos como @ o /.',
  },
  erase: 'Borrar mis opiniones',
  erased: 'Las opiniones se han borrado',
  erasedText: 'Desaparecerán de las páginas de los productos en un momento.',
  none: 'En este pedido no hay nada sobre lo que opinar.',
  toShop: 'A la tienda',
  leave: {
    title: 'No pedir más opiniones',
    text: (email) => `No volveremos a pedir opiniones a ${email} por ningún pedido.`,
    button: 'No preguntar más',
    done: 'No volveremos a preguntar',
    doneText: (email) =>
      `A ${email} ya no llegará ningún correo de este tipo. Los mensajes sobre pedidos seguirán llegando.`,
  },
  refused: {
    subject: 'Sobre la opinión',
    preview: 'Por qué no está en la página del producto.',
    headline: 'No hemos podido publicar la opinión',
    text: (name) => `Gracias por la opinión sobre «${name}». Tal como está no podemos mostrarla. El motivo:`,
    again: 'Las estrellas no tienen nada que ver. Escrita de otra manera, la leeremos de nuevo con gusto.',
    button: 'Cambiar la opinión',
    note: '¿Hay desacuerdo? Basta con escribir a nuestro servicio de atención al cliente: una persona volverá a mirar la decisión.',
  },
  reasons: {
    insult: 'Insulta o menosprecia a alguien.',
    'personal-data':
      'Da datos por los que se reconoce a alguien, como un nombre completo, una dirección o un teléfono.',
    'other-matter':
      'No trata del producto. De pedidos, envíos y facturas se ocupa el servicio de atención al cliente.',
    advertising: 'Hace publicidad de otra cosa.',
    unlawful: 'Su contenido infringe la ley o los derechos de otros.',
  },
};
