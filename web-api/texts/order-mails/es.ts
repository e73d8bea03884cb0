import type { Left, OrderMailTexts } from './de.ts';

/** `El paquete 2 de 3 está` */
function placesOf({ which, leaving, count }: Left): string {
  if (leaving === count) return count === 2 ? 'Los dos paquetes están' : `Los ${count} paquetes están`;
  return leaving === 1 ? `El paquete ${which} de ${count} está` : `Los paquetes ${which} de ${count} están`;
}

export const es: OrderMailTexts = {
  placed: {
    subject: (number) => `Pedido ${number}`,
    preview: 'Gracias, el pedido ha llegado.',
    headline: (name) => `¡Gracias, ${name}!`,
    text: 'El pedido ha llegado. Este es el resumen:',
    number: 'Número de pedido',
    sum: (label, amount) => `${label}: ${amount}`,
    discount: (code) => `Vale ${code}`,
    total: (isTaxed) => `Total${isTaxed ? ', IVA incluido' : ''}`,
    giftVoucher: (code) => `Pagado con el vale regalo ${code}`,
    delivery: (from, to) => (from === to ? `Entrega el ${from}.` : `Entrega entre el ${from} y el ${to}.`),
    deliveredTo: (address) => `Se entrega a: ${address}`,
    invoice: (amount) => `Se paga con factura: ${amount}, cuando todo haya llegado.`,
    transfer: ({ holder, iban, reference, amount }) =>
      `Hay que transferir ${amount} a ${holder}, IBAN ${iban}, concepto ${reference}. En cuanto llegue el dinero, empezamos; la entrega se aplaza otro tanto.`,
    button: 'Ver el pedido',
    withdrawal:
      'Lo que no se fabrica a medida se puede devolver durante 14 días. La información sobre el desistimiento explica cómo.',
  },
  parcels: {
    subject: (left) =>
      left.count === 1
        ? `El pedido ${left.number} está en camino`
        : `${placesOf(left)} en camino (pedido ${left.number})`,
    preview: ({ waiting }) =>
      waiting === 0 ? 'Ya está todo en camino.' : 'El resto sale después, con un mensaje en cada salida.',
    headline: (left) => (left.count === 1 ? 'El paquete está en camino' : `${placesOf(left)} en camino`),
    text: ({ number, count, waiting }) => {
      if (count === 1) return `El pedido ${number} está embalado y en camino.`;
      if (waiting === 0)
        return count === 2
          ? `Los dos paquetes del pedido ${number} ya están en camino.`
          : `Los ${count} paquetes del pedido ${number} ya están en camino.`;
      return waiting === 1
        ? `Un paquete del pedido ${number} sigue con nosotros. Volveremos a escribir en cuanto salga.`
        : `${waiting} paquetes del pedido ${number} siguen con nosotros. Volveremos a escribir en cuanto salgan.`;
    },
    goesTo: (address) => `Va a: ${address}`,
    holds: (content) => `Contiene: ${content}`,
    tracking: 'Número de seguimiento',
    button: 'Ver el pedido',
  },
  gifts: {
    subject: (count) => (count === 1 ? 'El vale regalo ya está aquí' : 'Los vales regalo ya están aquí'),
    preview: 'Para regalar o para usarlo.',
    headline: (count) => (count === 1 ? 'El vale regalo ya está aquí' : 'Los vales regalo ya están aquí'),
    text: 'El código se usa en la cesta. Lo que sobre sirve para el siguiente pedido.',
    worth: (amount) => `Valor ${amount}`,
    button: 'A la tienda',
    note: (date) => `Válido hasta el ${date}.`,
  },
  cancelled: {
    subject: (number) => `El pedido ${number} está cancelado`,
    preview: 'No se imprime ni se envía nada.',
    headline: 'El pedido está cancelado',
    text: (number) =>
      `El pedido ${number} no se imprime ni se envía. Los vales usados vuelven a ser válidos y lo que ya está pagado se devuelve.`,
    button: 'Ver el pedido',
  },
};
