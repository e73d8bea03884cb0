import type { AccountEndTexts } from './de.ts';

export const es: AccountEndTexts = {
  title: 'Eliminar la cuenta',
  text: 'Se eliminan el nombre, el correo, los accesos, la foto, las cestas y las listas de invitados. No se puede deshacer.',
  stays:
    'Conservamos las facturas mientras la ley lo exija. Los pedidos ya no pertenecerán a ninguna cuenta; retiramos nombres y direcciones en cuanto están pagados, no antes de 30 días después del envío. Los pedidos en curso se entregan según lo pedido. Borramos las fotos, los diseños y los archivos de impresión, como muy tarde 30 días después del envío; después ya no se puede reimprimir nada.',
  send: 'Enviar el enlace para eliminarla',
  sentText: 'Un correo con el enlace está en camino. Vale una hora.',
  confirm: 'Eliminar la cuenta ahora',
  done: 'La cuenta se ha eliminado',
  doneText: 'Se ha cerrado la sesión en todos los dispositivos. ¡Gracias por este tiempo!',
  back: 'A la cuenta',
  toShop: 'A la tienda',
  over: 'Este enlace ya no es válido',
  overText: 'Ha caducado o la cuenta ya no existe.',
  signIn: 'Inicia sesión primero.',
  mail: {
    subject: 'Eliminar la cuenta',
    preview: 'El enlace que elimina la cuenta de cliente',
    headline: '¿Eliminar la cuenta?',
    text: 'Este enlace elimina la cuenta de cliente. Vale una hora.',
    button: 'Continuar',
    note: '¿No lo has pedido? Entonces no hagas nada: la cuenta sigue igual.',
  },
};
