import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import { z } from 'zod';

/** A published secret: it signs nothing but what a server on this machine alone believes. */
export const localSigningSecret = 'local-signing-secret';

/** What the back end needs to know; `scripts/environment.ts` fills it. */
export const webApiConfigSchema = z.strictObject({
  /** Address of the card channel's German shop; every other shop's address follows from it. */
  origin: z.url({ protocol: /^https?$/ }),
  /** Signs links and sessions, keys what is counted. */
  secret: z.string().min(8),
  mail: z.strictObject({
    /** `smtp://user:password@host:587`; without it messages stay in the database. */
    smtpUrl: z.url({ protocol: /^smtps?$/ }).optional(),
    from: z.email(),
  }),
  /** Sign-in with Google's button: the shop's client there, and where Google's keys are; null switches it off. */
  google: z.strictObject({ clientId: z.string().min(1), jwksUrl: z.url() }).nullable(),
  /** The account that orders paid before they are made are transferred to; null: that way to pay is not offered. */
  bankAccount: z.strictObject({ holder: z.string().min(1), iban: z.string().min(15) }).nullable(),
  /** The company at whose page orders are paid; null: that way to pay is not offered. */
  onlinePayment: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('stand-in') }),
      z.strictObject({
        kind: z.literal('stripe'),
        secretKey: z.string().min(1),
        webhookSecret: z.string().min(1),
        apiUrl: z.url({ protocol: /^https?$/ }).optional(),
      }),
    ])
    .nullable(),
  /** Who sells, as invoices name it. */
  seller: z.strictObject({
    name: z.string().min(1),
    street: z.string().min(1),
    postalCode: z.string().min(1),
    city: z.string().min(1),
    vatId: z.string().min(1),
    /** Where the company is registered; null: not printed. */
    register: z.string().min(1).nullable(),
  }),
  taxes: z.strictObject({
    /** Whether the tax of the country of delivery is paid through the one-stop shop. */
    oss: z.boolean(),
    /** Of the register in Switzerland; null: what goes there is exported untaxed. */
    swissVatNumber: z.string().min(1).nullable(),
    /** Whether businesses in other countries of the EU are supplied without tax, once their VAT ids are confirmed. */
    intraCommunity: z.boolean(),
  }),
  /** The service that confirms VAT ids; null: operators of the order desk do. */
  vatIdAuthority: z
    .strictObject({ kind: z.literal('vies'), url: z.url({ protocol: /^https?$/ }) })
    .nullable(),
  /** The review platform; null: the shop shows no reviews. */
  reviews: z
    .strictObject({ url: z.url({ protocol: /^https?$/ }), token: z.string().min(1).optional() })
    .nullable(),
  /** Days after the delivery of an order on which its customer is asked what the products are like; null: customers are not asked. */
  reviewRequestDays: z.int().positive().nullable(),
  /** The key of the shop's servers at the vendor of feature flags: what they count is handed in here all the same; null: the shop decides flags itself. */
  flagVendorKey: z.string().min(1).nullable(),
  /** Addresses of proxies in front, whose word on the visitor's address is taken. */
  trustedProxies: z.array(z.string()),
  /** Who is told of a new version of the catalogue, and the secret the message is signed with. */
  webhooks: z.array(z.strictObject({ endpoint: z.url({ protocol: /^https?$/ }), secret: z.string().min(1) })),
  /** Where drawn pictures of designs are kept. */
  pictureDirectory: z.string().min(1),
  /** Origins whose pages may read the catalogue as pickers do. */
  pickerOrigins: z.array(z.string()),
  /** Holds every answer against its contract. */
  checkAnswers: z.boolean(),
  /** Header in which the network in front names the visitor's country (`cf-ipcountry`); null: none is believed. */
  countryHeader: z.string().nullable(),
  /** Where customers' photos lie; processes share it. */
  storage: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('disk'), directory: z.string().min(1) }),
    z.strictObject({
      kind: z.literal('s3'),
      endpoint: z.url({ protocol: /^https?$/ }),
      bucket: z.string().min(1),
      region: z.string().min(1),
      accessKeyId: z.string().min(1),
      secretAccessKey: z.string().min(1),
    }),
  ]),
  /** A clamd that looks photos over before they are read; null: none does. */
  virusScanner: z.strictObject({ host: z.string().min(1), port: z.int().positive() }).nullable(),
  press: z.strictObject({
    /** The printer's own ICC profile and what its condition is called; null: ours, FOGRA39L. */
    profile: z.strictObject({ file: z.string().min(1), condition: z.string().min(1) }).nullable(),
    /** Where files for the press go by themselves; null: they are fetched at the order desk. */
    handOver: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('folder'), directory: z.string().min(1) }),
        z.strictObject({
          kind: z.literal('http'),
          url: z.url({ protocol: /^https?$/ }),
          token: z.string().min(1).nullable(),
        }),
      ])
      .nullable(),
    /** After an order was sent: so long can it be printed again from its files; then they are erased. */
    archiveDays: z.int().positive(),
  }),
  toolbox: z.strictObject({
    /** Where results are kept until they expire; processes may share it. */
    directory: z.string().min(1),
    /** Conversions that one visitor may ask for. */
    requestsPerMinute: z.number().int().positive(),
  }),
  logLevel: z.enum(['error', 'warn', 'info', 'debug', 'silent']),
});
export type WebApiConfig = z.infer<typeof webApiConfigSchema>;

/** One sentence saying why a back end that listens at `host` must not start, or undefined. */
export function configProblem(
  { secret, origin, onlinePayment }: WebApiConfig,
  host: string,
): string | undefined {
  // Behind a proxy it listens on loopback and the whole world reaches it.
  const place = [host, new URL(origin).hostname].find((name) => !isLoopback(name));
  if (place === undefined) return undefined;
  if (secret === localSigningSecret)
    return `The signing secret is public knowledge and works only on a loopback address; the shop is reached at ${place}, so set SIGNING_SECRET.`;
  if (secret.length < 32)
    return `The signing secret is too short to be reachable at ${place}; set SIGNING_SECRET to at least 32 characters.`;
  if (onlinePayment?.kind === 'stand-in')
    return `The stand-in for payments takes no money and works only on a loopback address; the shop is reached at ${place}.`;
  return undefined;
}
