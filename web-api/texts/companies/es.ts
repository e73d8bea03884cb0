import type { CompanyTexts } from './de.ts';

export const es: CompanyTexts = {
  saved: 'Guardado. Los datos de la empresa se aplican desde la página siguiente.',
  isRefused:
    'No hemos podido confirmar esta empresa. Basta con escribir al servicio de atención al cliente para aclararlo.',
  reference: 'Como máximo 30 caracteres, sin < ni >.',
  /** In the message to who signs up with an address that has an account. */
  known: 'Añadir la empresa a la cuenta (tras iniciar sesión)',
  /** In the message that greets a new business customer. */
  welcome: (days) =>
    `La empresa está registrada: los precios netos aparecen ya junto a los precios con IVA y las facturas llegan también a la dirección indicada. Revisamos los datos en días laborables; después, las facturas se pagan a ${days} días.`,
  /** On a page of its own, where no scripts mark the fields. */
  notSent: {
    title: 'Aún no se ha enviado',
    text: 'Basta con retroceder un paso en el navegador, corregirlo y enviarlo de nuevo.',
    back: 'A la página para empresas',
  },
  labels: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    invoiceEmail: 'Correo para facturas',
    country: 'País',
    company: 'Empresa',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    careOf: 'Datos adicionales',
    street: 'Calle y número',
    postalCode: 'Código postal',
    city: 'Localidad',
    province: 'Provincia',
    vatId: 'NIF-IVA',
  },
  approved: {
    subject: 'La cuenta de empresa está confirmada',
    preview: (days) => `Las facturas se pagan ahora a ${days} días.`,
    headline: 'La cuenta de empresa está confirmada',
    text: (company, days) =>
      `Los datos de ${company} están comprobados. Desde ahora, los pedidos con factura se pagan a ${days} días.`,
    button: 'A la tienda',
  },
  refused: {
    subject: 'Sobre la cuenta de empresa',
    preview: 'No hemos podido confirmar los datos de la empresa.',
    headline: 'Una pregunta sobre la cuenta de empresa',
    text: (company) =>
      `No hemos podido confirmar los datos de ${company}. La cuenta se mantiene y por ahora cuenta como particular; lo ya pedido sigue en pie. Una breve llamada al servicio de atención al cliente basta para aclararlo.`,
  },
  /** In the confirmation of an order. */
  order: {
    reference: (number) => `Su número de pedido: ${number}`,
    net: 'Total neto',
  },
};
