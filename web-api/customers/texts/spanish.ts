import type { CustomerTexts } from './german.ts';

export const spanish: CustomerTexts = {
  wrongCredentials: 'La dirección de correo o la contraseña no son correctas.',
  incomplete: 'Revisa los campos marcados.',
  fields: {
    email: 'Introduce una dirección de correo válida.',
    emailTaken:
      'Ya existe una cuenta con esta dirección de correo. Inicia sesión o restablece la contraseña.',
    firstName: 'Introduce un nombre sin caracteres especiales, de 80 caracteres como máximo.',
    lastName: 'Introduce un apellido sin caracteres especiales, de 80 caracteres como máximo.',
    password: 'Introduce la contraseña.',
    tooShort: 'La contraseña debe tener al menos 8 caracteres.',
    tooLong: 'La contraseña puede tener 128 caracteres como máximo.',
    isEmail: 'La contraseña no puede ser la dirección de correo.',
  },
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
  pictureUnknown: 'Este archivo no es una imagen que se pueda leer aquí. Elige un archivo JPEG, PNG o WebP.',
  pictureBroken: 'La imagen está dañada o es demasiado grande. Elige otra.',
  page: {
    title: 'Nueva contraseña',
    label: 'Nueva contraseña',
    hint: 'Al menos 8 caracteres. Mejor una que no se use en ningún otro sitio.',
    button: 'Guardar la contraseña',
    overTitle: 'Este enlace ya no es válido',
    toShop: 'Ir a la tienda',
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
};
