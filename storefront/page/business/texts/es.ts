import type { BusinessTexts } from './de.ts';

export const es: BusinessTexts = {
  title: 'Impresos para empresas',
  lead: 'Invitaciones a la fiesta de verano, felicitaciones de Navidad para la clientela, sobres para el próximo envío: una cuenta de empresa hace que pedir sea tan sencillo como le gusta a contabilidad.',
  leadPosters:
    'Cuadros para recepción, oficina y sala de reuniones: una cuenta de empresa hace que pedir sea tan sencillo como le gusta a contabilidad.',
  benefits: 'Qué aporta una cuenta de empresa',
  invoice: 'Compra con factura',
  invoiceText:
    'Desde {amount} en productos, pago a {days} días. Cuando hayamos confirmado la empresa, a {longer} días.',
  net: 'Neto junto al total',
  netText: 'Cesta, compra y pedido muestran ambos importes, al céntimo como la factura.',
  eInvoice: 'Factura electrónica',
  eInvoiceText:
    'Cada factura es un PDF con la factura electrónica incorporada (ZUGFeRD, EN 16931), con NIF-IVA y número de pedido propio.',
  accounting: 'Directa a contabilidad',
  accountingText: 'Si se desea, las facturas llegan también a un segundo correo electrónico.',
  addresses: 'Entrega donde haga falta',
  addressesText:
    'Factura a la empresa, paquete a la sucursal: la dirección de entrega es libre en cada pedido.',
  volume: 'Tiradas grandes',
  volumeText: 'En las tarjetas, el precio por unidad baja con la cantidad, sin pedir presupuesto.',
  banners: 'Lonas publicitarias',
  bannersText: 'Las lonas de PVC para vallas y fachadas son solo para empresas.',
  signUp: 'Abrir una cuenta de empresa',
  signUpText: 'Un enlace por correo confirma la dirección, y listo.',
  known: '¿Ya hay una cuenta? Tras iniciar sesión, la empresa se añade aquí.',
  company: 'Empresa y dirección de facturación',
  contact: 'Acceso',
  invoiceEmail: 'Facturas también a',
  invoiceEmailHint: '(correo de contabilidad, opcional)',
  add: 'Añadir la empresa',
  addText: 'La cuenta pasa a ser de empresa. Pedidos y favoritos se conservan.',
  change: 'Cambiar los datos',
  save: 'Guardar',
  yours: 'La cuenta de empresa',
  open: 'Revisamos los datos en días laborables. Se puede pedir enseguida; hasta entonces, las facturas se pagan a {days} días.',
  approved: 'La empresa está confirmada: las facturas se pagan a {days} días.',
  refused:
    'No hemos podido confirmar esta empresa, por eso la cuenta cuenta como particular. Basta una llamada al servicio de atención al cliente para aclararlo.',
  unknown: 'Ahora mismo no se pueden cargar los datos de la empresa.',
  sent: 'Ya casi está: hay un correo en camino a esta dirección. El enlace que contiene vale un día.',
  saved: 'Los datos de la empresa están guardados.',
  noVatId: 'ninguno',
  noInvoiceEmail: 'ninguna otra dirección',
  titlePosters: 'Cuadros para empresas',
};
