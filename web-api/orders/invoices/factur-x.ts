import { addressLines } from '@blattwerk/schemas/shop/addresses/address-lines.ts';
import type { Address } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import { currencyTable } from '@blattwerk/schemas/shop/markets/currencies.ts';
import type { InvoiceTexts } from '../../texts/invoices/de.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { lineName } from './line-name.ts';
import { settledWords } from './settled-words.ts';
import { type Element, tag, writeXml } from './xml.ts';

type Taxed = Pick<InvoiceDocument['vat'][number], 'treatment' | 'ratePerMille'>;

/** The invoice for programs: Cross Industry Invoice in the profile EN 16931, as it is attached to the PDF. */
export function facturX(invoice: InvoiceDocument, texts: InvoiceTexts): string {
  return writeXml(
    tag(
      'rsm:CrossIndustryInvoice',
      [
        tag('rsm:ExchangedDocumentContext', [
          tag('ram:GuidelineSpecifiedDocumentContextParameter', [tag('ram:ID', 'urn:cen.eu:en16931:2017')]),
        ]),
        tag('rsm:ExchangedDocument', [
          tag('ram:ID', invoice.number),
          tag('ram:TypeCode', invoice.kind === 'invoice' ? '380' : '381'),
          tag('ram:IssueDateTime', [dateOf(invoice.issuedOn)]),
          ...notesOf(invoice, texts).map((note) => tag('ram:IncludedNote', [tag('ram:Content', note)])),
        ]),
        tag('rsm:SupplyChainTradeTransaction', [
          ...invoice.lines.map((line, place) => lineItem({ ...line, name: lineName(line, texts) }, place)),
          agreement(invoice),
          delivery(invoice),
          settlement(invoice, texts),
        ]),
      ],
      namespaces,
    ),
  );
}

const namespaces = [
  'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',
  'xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"',
  'xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100"',
  'xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"',
].join(' ');

/** What a discount has taken off stands in the prices of its lines; the note says so. */
function notesOf(invoice: InvoiceDocument, texts: InvoiceTexts): string[] {
  const { discount, reduction, credits, deliveredTo, alsoDeliveredTo, locale } = invoice;
  // The profile knows one address of delivery.
  const places = deliveredTo && alsoDeliveredTo.length > 0 ? [deliveredTo, ...alsoDeliveredTo] : [];
  return [
    ...places.map((address) => `${texts.deliveredTo}: ${addressLines(address, locale).join(', ')}`),
    ...(discount ? [texts.discountInPrices(discount.code, decimal(discount.amount))] : []),
    ...(reduction > 0 ? [`${texts.reduction}: ${decimal(reduction)}`] : []),
    ...(credits ? [texts[credits.isPart ? 'takesBackPart' : 'takesBack'](credits.number)] : []),
  ];
}

function lineItem(
  { name, details, quantity, net, ...taxed }: InvoiceDocument['lines'][number],
  place: number,
) {
  return tag('ram:IncludedSupplyChainTradeLineItem', [
    tag('ram:AssociatedDocumentLineDocument', [tag('ram:LineID', String(place + 1))]),
    tag('ram:SpecifiedTradeProduct', [
      tag('ram:Name', name),
      details.length > 0 ? tag('ram:Description', details.join(', ')) : undefined,
    ]),
    tag('ram:SpecifiedLineTradeAgreement', [
      tag('ram:NetPriceProductTradePrice', [tag('ram:ChargeAmount', (net / 100 / quantity).toFixed(6))]),
    ]),
    tag('ram:SpecifiedLineTradeDelivery', [tag('ram:BilledQuantity', String(quantity), 'unitCode="H87"')]),
    tag('ram:SpecifiedLineTradeSettlement', [
      tag('ram:ApplicableTradeTax', [tag('ram:TypeCode', 'VAT'), ...categoryOf(taxed)]),
      tag('ram:SpecifiedTradeSettlementLineMonetarySummation', [tag('ram:LineTotalAmount', decimal(net))]),
    ]),
  ]);
}

function agreement(invoice: InvoiceDocument): Element {
  const { seller, swissVatNumber, buyer, email, orderNumber, reference, customerNumber } = invoice;
  const { name, street, postalCode, city, vatId } = seller;
  const home = { street, postalCode, city, country: 'DE' };
  return tag('ram:ApplicableHeaderTradeAgreement', [
    reference === '' ? undefined : tag('ram:BuyerReference', reference),
    tag('ram:SellerTradeParty', [
      tag('ram:Name', name),
      postalAddress(home),
      tag('ram:SpecifiedTaxRegistration', [tag('ram:ID', swissVatNumber ?? vatId, 'schemeID="VA"')]),
    ]),
    tag('ram:BuyerTradeParty', [
      customerNumber === null ? undefined : tag('ram:ID', String(customerNumber)),
      ...partyOf(buyer),
      tag('ram:URIUniversalCommunication', [tag('ram:URIID', email, 'schemeID="EM"')]),
      buyer.vatId === ''
        ? undefined
        : tag('ram:SpecifiedTaxRegistration', [tag('ram:ID', buyer.vatId, 'schemeID="VA"')]),
    ]),
    tag('ram:SellerOrderReferencedDocument', [tag('ram:IssuerAssignedID', orderNumber)]),
    reference === ''
      ? undefined
      : tag('ram:BuyerOrderReferencedDocument', [tag('ram:IssuerAssignedID', reference)]),
  ]);
}

/** Of several addresses none is the one; but what is supplied within the EU names where it went (BR-IC-12), one country. */
function delivery({ deliveredTo, alsoDeliveredTo, suppliedOn, vat }: InvoiceDocument): Element {
  const isNamed = alsoDeliveredTo.length === 0 || vat.some(({ treatment }) => treatment === 'intraCommunity');
  return tag('ram:ApplicableHeaderTradeDelivery', [
    deliveredTo && isNamed ? tag('ram:ShipToTradeParty', partyOf(deliveredTo)) : undefined,
    tag('ram:ActualDeliverySupplyChainEvent', [tag('ram:OccurrenceDateTime', [dateOf(suppliedOn)])]),
  ]);
}

function settlement(invoice: InvoiceDocument, texts: InvoiceTexts): Element {
  const { number, currency, lines, shipping, vat, total, payment, credits } = invoice;
  const lineTotal = sumOf(lines.map(({ net }) => net));
  const tax = sumOf(vat.map((group) => group.tax));
  const left = payment.kind === 'paid' ? 0 : invoice.toPay;
  const { isoCode } = currencyTable[currency];
  return tag('ram:ApplicableHeaderTradeSettlement', [
    tag('ram:PaymentReference', number),
    tag('ram:InvoiceCurrencyCode', isoCode),
    payment.kind === 'due' && payment.account
      ? tag('ram:SpecifiedTradeSettlementPaymentMeans', [
          tag('ram:TypeCode', '58'),
          tag('ram:PayeePartyCreditorFinancialAccount', [
            tag('ram:IBANID', payment.account.iban),
            tag('ram:AccountName', payment.account.holder),
          ]),
        ])
      : undefined,
    ...vat.map((group) =>
      tag('ram:ApplicableTradeTax', [
        tag('ram:CalculatedAmount', decimal(group.tax)),
        tag('ram:TypeCode', 'VAT'),
        group.treatment === 'taxed' ? undefined : tag('ram:ExemptionReason', texts.untaxed[group.treatment]),
        tag('ram:BasisAmount', decimal(group.net)),
        ...categoryOf(group, exemptions[group.treatment]),
      ]),
    ),
    shipping && shipping.price > 0
      ? tag('ram:SpecifiedTradeAllowanceCharge', [
          tag('ram:ChargeIndicator', [tag('udt:Indicator', 'true')]),
          tag('ram:ActualAmount', decimal(shipping.net)),
          tag('ram:Reason', shipping.label),
          tag('ram:CategoryTradeTax', [tag('ram:TypeCode', 'VAT'), ...categoryOf(shipping)]),
        ])
      : undefined,
    tag('ram:SpecifiedTradePaymentTerms', [
      tag('ram:Description', termsOf(invoice, texts)),
      payment.kind === 'due' ? tag('ram:DueDateDateTime', [dateOf(payment.on)]) : undefined,
    ]),
    tag('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      tag('ram:LineTotalAmount', decimal(lineTotal)),
      tag('ram:ChargeTotalAmount', decimal(shipping?.net ?? 0)),
      tag('ram:AllowanceTotalAmount', decimal(0)),
      tag('ram:TaxBasisTotalAmount', decimal(total - tax)),
      tag('ram:TaxTotalAmount', decimal(tax), `currencyID="${isoCode}"`),
      tag('ram:GrandTotalAmount', decimal(total)),
      tag('ram:TotalPrepaidAmount', decimal(total - left)),
      tag('ram:DuePayableAmount', decimal(left)),
    ]),
    credits
      ? tag('ram:InvoiceReferencedDocument', [
          tag('ram:IssuerAssignedID', credits.number),
          tag('ram:FormattedIssueDateTime', [
            tag('qdt:DateTimeString', credits.issuedOn.replaceAll('-', ''), 'format="102"'),
          ]),
        ])
      : undefined,
  ]);
}

function termsOf(invoice: InvoiceDocument, texts: InvoiceTexts): string {
  const { payment, number } = invoice;
  if (payment.kind !== 'due') return settledWords(invoice, payment, texts).join(' ');
  return [...(payment.days === null ? [] : [texts.term(payment.days)]), texts.reference(number)].join(' ');
}

const categories = { taxed: 'S', export: 'G', intraCommunity: 'K', voucher: 'E' } as const;
/** Reasons that the code list of EN 16931 has. */
const exemptions = {
  taxed: undefined,
  export: 'VATEX-EU-G',
  intraCommunity: 'VATEX-EU-IC',
  voucher: undefined,
} as const;

/** @param reason why it is not taxed; sums by rate alone name it */
function categoryOf({ treatment, ratePerMille }: Taxed, reason?: string): (Element | undefined)[] {
  return [
    tag('ram:CategoryCode', categories[treatment]),
    reason === undefined ? undefined : tag('ram:ExemptionReasonCode', reason),
    tag('ram:RateApplicablePercent', (ratePerMille / 10).toFixed(2)),
  ];
}

function partyOf(address: Address): Element[] {
  const { firstName, lastName, company } = address;
  const person = `${firstName} ${lastName}`;
  return [
    tag('ram:Name', company === '' ? person : company),
    ...(company === '' ? [] : [tag('ram:DefinedTradeContact', [tag('ram:PersonName', person)])]),
    postalAddress(address),
  ];
}

type Place = Pick<Address, 'street' | 'postalCode' | 'city'> & { country: string; careOf?: string };

function postalAddress({ street, careOf = '', postalCode, city, country }: Place): Element {
  return tag('ram:PostalTradeAddress', [
    tag('ram:PostcodeCode', postalCode),
    tag('ram:LineOne', street),
    careOf === '' ? undefined : tag('ram:LineTwo', careOf),
    tag('ram:CityName', city),
    tag('ram:CountryID', country),
  ]);
}

function dateOf(day: string): Element {
  return tag('udt:DateTimeString', day.replaceAll('-', ''), 'format="102"');
}

function decimal(minorUnits: number): string {
  return (minorUnits / 100).toFixed(2);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + each, 0);
}
