import type { OrderMailTexts } from './de.ts';

export const es: OrderMailTexts = {
  placed: {
    subject: (number) => `Pedido ${number}`,
    preview: 'Gracias, el pedido ha llegado.',
    headline: (name) => `¡Gracias, ${name}!`,
    text: 'El pedido ha llegado. Este es el resumen:',
    number: 'Número de pedido',
    shipping: (label, price) => `${label}: ${price}`,
    discount: (code, amount) => `Vale ${code}: −${amount}`,
    total: (amount, isTaxed) => `Total${isTaxed ? ', IVA incluido' : ''}: ${amount}`,
    giftVoucher: (code, amount) => `Pagado con el vale regalo ${code}: ${amount}`,
    delivery: (from, to) => (from === to ? `Entrega el ${from}.` : `Entrega entre el ${from} y el ${to}.`),
    deliveredTo: (address) => `Se entrega a: ${address}`,
    invoice: (amount) => `Se paga con factura: ${amount}, cuando todo haya llegado.`,
    transfer: ({ holder, iban, reference, amount }) =>
      `Hay que transferir ${amount} a ${holder}, IBAN ${iban}, concepto ${reference}. En cuanto llegue el dinero, empezamos.`,
    button: 'Ver el pedido',
    withdrawal:
      'Lo que no se fabrica a medida se puede devolver durante 14 días. La información sobre el desistimiento explica cómo.',
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
