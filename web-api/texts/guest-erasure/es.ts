import type { GuestErasureTexts } from './de.ts';

export const es: GuestErasureTexts = {
  title: 'Borrar fotos y diseños',
  sent: 'Un correo con el enlace va de camino a la dirección del pedido. Es válido un día.',
  text: (email) =>
    `Borramos las fotos, los diseños, las listas de nombres y los archivos de impresión de todos los pedidos hechos sin cuenta con ${email}: como muy tarde 30 días después del envío, y de inmediato en los pedidos cancelados. Sus borradores se borran al momento. Después ya no podremos reimprimir nada, y no se puede deshacer.`,
  stays:
    'Conservamos las facturas mientras la ley lo exija. Retiramos nombres y direcciones de los pedidos en cuanto están pagados, no antes de 30 días después del envío. Los pedidos abiertos se entregan tal como se encargaron.',
  confirm: 'Borrar ahora',
  done: 'Las fotos y los diseños se están borrando',
  donePreview: 'Como muy tarde 30 días después del envío.',
  doneText:
    'Los borradores ya están borrados. Fotos, diseños, listas de nombres y archivos de impresión seguirán como muy tarde 30 días después del envío; en los pedidos cancelados, ahora mismo.',
  toOrder: 'Al pedido',
  over: 'Este enlace ya no es válido',
  overText:
    'Ha caducado o está incompleto, o el pedido pertenece a una cuenta de cliente: en ese caso se borra en la cuenta.',
  link: {
    subject: 'Borrar fotos y diseños',
    preview: 'El enlace para borrarlos',
    headline: '¿Borrar fotos y diseños?',
    text: 'Con este enlace borramos lo que se diseñó para los pedidos con esta dirección. Es válido un día y dice una vez más qué se borra y qué se queda.',
    button: 'Continuar para borrar',
    note: '¿No lo ha pedido nadie? Entonces basta con no hacer nada: todo queda como está.',
  },
};
