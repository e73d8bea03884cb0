import type { ContractWithdrawalTexts } from './de.ts';

export const es: ContractWithdrawalTexts = {
  title: 'Desistir del contrato',
  text: 'Aquí se puede desistir de un pedido sin dar motivos. Queda excluido lo que se fabrica a medida.',
  fields: {
    name: { label: 'Nombre', wrong: 'Hay que indicar el nombre, sin signos como @, / o <.' },
    email: {
      label: 'Correo electrónico del pedido',
      wrong: 'Hay que indicar una dirección de correo válida.',
    },
    number: {
      label: 'Número de pedido',
      wrong: 'Hay que indicar el número de la confirmación del pedido.',
    },
    goods: {
      label: '¿Solo una parte del pedido? Indicar aquí los artículos (si no, dejar vacío)',
      wrong: 'Hay que indicar una cantidad en al menos un artículo, como máximo la pedida.',
    },
  },
  pieces: 'Cuántas unidades se devuelven',
  next: 'Continuar',
  content: ({ name, email, number, goods }) =>
    goods === ''
      ? `Por la presente, ${name} (${email}) desiste del contrato del pedido ${number}.`
      : `Por la presente, ${name} (${email}) desiste del contrato del pedido ${number} en cuanto a: ${goods}.`,
  receipt: (email) => `El acuse de recibo, con contenido y hora, va a ${email}.`,
  confirm: 'Confirmar el desistimiento',
  done: 'El desistimiento ha llegado',
  receivedAt: (time) => `Recibido el ${time}.`,
  mail: {
    subject: 'Acuse de recibo del desistimiento',
    preview: 'Con contenido y hora.',
    note: 'Diremos cómo devolver los artículos y cuándo llega el dinero. ¿No se ha enviado ningún desistimiento? Entonces conviene avisar al servicio de atención al cliente.',
  },
};
