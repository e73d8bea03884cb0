import type { FileTexts } from './file-texts.ts';

export const spanish: FileTexts = {
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
  firstPicture: 'El archivo contiene varias imágenes; se usa la primera.',
  arriving: 'Ahora mismo están llegando muchísimos archivos. Inténtalo de nuevo en unos segundos.',
  tooLarge: (megabytes) => `El archivo supera los ${megabytes} MB. Elige uno más pequeño.`,
};
