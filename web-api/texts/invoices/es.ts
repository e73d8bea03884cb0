import type { InvoiceTexts } from './de.ts';

export const es: InvoiceTexts = {
  title: { invoice: 'Factura', credit_note: 'Factura rectificativa' },
  facts: {
    number: 'Número',
    issuedOn: 'Fecha',
    suppliedOn: 'Fecha de entrega',
    orderNumber: 'Pedido',
    reference: 'Su pedido',
    customerNumber: 'N.º de cliente',
    credits: 'De la factura',
    vatId: 'NIF-IVA',
  },
  deliveredTo: 'Entregado a',
  columns: {
    item: 'Artículo',
    quantity: 'Cantidad',
    unitPrice: 'Precio unidad',
    vat: 'IVA',
    total: 'Importe',
  },
  subtotal: 'Subtotal',
  discount: (code) => `Vale ${code}`,
  reductionOf: (name) => `Reducción de precio: ${name}`,
  reduction: 'Reducción ya concedida',
  total: 'Total',
  net: (rate, net) => `incluye IVA ${rate} sobre ${net}`,
  untaxedNet: (net) => `sin IVA: ${net}`,
  giftVoucher: (code) => `Pagado con vale regalo ${code}`,
  toPay: 'A pagar',
  paid: 'El importe está pagado. ¡Gracias!',
  due: (amount, date) => `Por favor, transferir ${amount} antes del ${date}. ¡Gracias!`,
  account: (holder, iban) => `${holder}, IBAN ${iban}`,
  /** Agreed with businesses. */
  term: (days) => `Pago a ${days} días sin descuento.`,
  reference: (number) => `Concepto: ${number}`,
  takesBack: (number) => `Esta factura rectificativa anula por completo la factura ${number}.`,
  returned: 'Lo que ya está pagado se devuelve por el mismo medio.',
  takesBackPart: (number) => `Esta factura rectificativa anula una parte de la factura ${number}.`,
  returnedMoney: (amount) => `Se devuelven ${amount} por el mismo medio de pago.`,
  returnedVoucher: (code, amount) => `${amount} vuelven a estar disponibles en el vale regalo ${code}.`,
  leftToPay: (amount, number) => `De la factura ${number} quedan por pagar ${amount}.`,
  nothingToPay: (number) => `De la factura ${number} no queda nada por pagar.`,
  discountInPrices: (code, amount) => `El vale ${code} de ${amount} ya está descontado de los precios.`,
  untaxed: {
    export: 'Exportación exenta de IVA. La aduana puede cobrar aranceles en la entrega.',
    intraCommunity:
      'Entrega intracomunitaria exenta de IVA (art. 138 de la Directiva 2006/112/CE, § 6a UStG). El destinatario debe el IVA de la adquisición.',
    voucher: 'Bono polivalente: el IVA se devenga al canjearlo.',
  },
  swissVatNumber: 'N.º de IVA suizo',
  page: (page, pages) => `Página ${page} de ${pages}`,
  /** Of what has no invoice yet. */
  refund: {
    subject: (number) => `Reembolso del pedido ${number}`,
    preview: 'Esto es lo que se devuelve.',
    headline: 'Hay un reembolso en camino',
    text: (number) => `Del pedido ${number} devolvemos:`,
  },
  mail: {
    subject: { invoice: 'Factura', credit_note: 'Factura rectificativa' },
    preview: (orderNumber) => `Del pedido ${orderNumber}, adjunta en PDF.`,
    headline: { invoice: 'Aquí está la factura', credit_note: 'La factura está rectificada' },
    text: {
      invoice: (number, orderNumber) =>
        `La factura ${number} del pedido ${orderNumber} va adjunta en PDF. Contiene también la factura electrónica (ZUGFeRD) para la contabilidad.`,
      credit_note: (number, orderNumber) =>
        `La factura rectificativa ${number} del pedido ${orderNumber} va adjunta en PDF.`,
    },
    button: 'Ver el pedido',
  },
};
