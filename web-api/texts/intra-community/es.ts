import type { IntraCommunityTexts } from './de.ts';

export const es: IntraCommunityTexts = {
  exempt: (vatId) => `Sin IVA: entrega intracomunitaria exenta, NIF-IVA ${vatId}.`,
  undecided: (vatId) =>
    `El NIF-IVA ${vatId} aún no está confirmado, por eso el IVA está incluido. En cuanto lo esté, los nuevos pedidos serán sin IVA.`,
  expired: (vatId) =>
    `La confirmación del NIF-IVA ${vatId} es demasiado antigua, por eso el IVA está incluido. Estamos pidiendo que lo confirmen de nuevo.`,
  unreachable: (vatId) =>
    `El NIF-IVA ${vatId} aún no se ha podido comprobar porque la administración no responde en este momento. Hasta entonces el IVA está incluido como siempre.`,
  refused: (vatId) =>
    `El NIF-IVA ${vatId} no se ha confirmado para esta empresa, por eso el IVA está incluido. Puedes cambiarlo en la página para clientes profesionales.`,
  elsewhere: (vatId) =>
    `Solo entregamos sin IVA en el país que ha asignado el NIF-IVA ${vatId}. Por eso aquí el IVA está incluido.`,
  sameVatId: (vatId) => `Este pedido es sin IVA. Introduce el NIF-IVA confirmado: ${vatId}.`,
  sameCompany: (company) =>
    `Este pedido es sin IVA. Introduce la empresa tal como está confirmada: ${company}`,
  confirmedMail: {
    subject: 'Tu NIF-IVA está confirmado',
    preview: 'Los nuevos pedidos son sin IVA.',
    headline: 'Tu NIF-IVA está confirmado',
    text: (company, vatId) =>
      `El NIF-IVA ${vatId} de ${company} está confirmado. Lo que pidas a partir de ahora al país que lo ha asignado es sin IVA; allí se declara la compra como adquisición intracomunitaria.`,
    button: 'A la tienda',
  },
  refusedMail: {
    subject: 'Sobre tu NIF-IVA',
    preview: 'Los pedidos siguen incluyendo el IVA.',
    headline: 'Una pregunta sobre tu NIF-IVA',
    button: 'A la página para clientes profesionales',
  },
};
