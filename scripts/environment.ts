import { charts, ownAccountsSchema } from '@blattwerk/preview-server/order-desk/export/chart-of-accounts.ts';
import { trackingIdProblem } from '@blattwerk/schemas/shop/pages/tracking-id.ts';
import { defaultRecordingVersion } from '@blattwerk/schemas/shop/visitors/measurement.ts';
import { edgeKinds } from '@blattwerk/storefront/server/edge/edge-request.ts';
import { localSigningSecret } from '@blattwerk/web-api/config.ts';
import { z } from 'zod';

/** Published tokens: they open nothing but a server that listens on this machine alone. */
export const localTokens = {
  public: 'local-public',
  preview: 'local-preview',
  management: 'local-management',
} as const;

const portText = 'must be a port: a whole number from 1 to 65535';
const port = z.coerce.number(portText).int(portText).min(1, portText).max(65_535, portText);
const originText = 'must be an origin such as https://shop.example, without a path';
const origin = z
  .url({ protocol: /^https?$/, error: originText })
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, originText);
const address = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://api.example/v2',
});
const secret = z.string().min(8, 'must have at least 8 characters');
const secondsText = 'must be a number of seconds, at most 600';
const seconds = z.coerce.number(secondsText).min(0, secondsText).max(600, secondsText);
const advisorText = 'must be a number of a tax adviser at DATEV, from 1001 to 9999999';
const clientText = 'must be a number of a client at DATEV, from 1 to 99999';
const keyDaysText = 'must be a whole number of days, from 1 to 400';
const recordingVersionText = 'must be a whole number, from 1 to 99';
const shareText = 'must be a share from 0 to 1, such as 0.05';
const spaceText = 'must be the number of the content space';
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
/** Express names three sets of private addresses; anything else is an address or a network. */
const proxy = z.union(
  [z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  {
    error: 'must be addresses or networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
  },
);
const originList = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(origin));
const addressList = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(address));
const proxyList = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(proxy));

const networkList = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(
    z.array(
      z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
        error: 'must be addresses or networks such as 10.0.0.0/8',
      }),
    ),
  );

const trackingId = z.string().superRefine((id, context) => {
  const message = trackingIdProblem(id);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

/** Every setting of every process, in one place; `docs/operating.md` explains them. Nothing is required on one machine. */
const environmentSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  STOREFRONT_PORT: port.default(3000),
  PREVIEW_PORT: port.default(4000),
  STOREFRONT_ORIGIN: origin.optional(),
  PREVIEW_ORIGIN: origin.optional(),
  /** Where the preview server reaches the back end; unset: at the shop's own origin. */
  WEB_API_ORIGIN: origin.optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user:password@host/database',
    })
    .optional(),
  /** PostgreSQL itself, where DATABASE_URL leads to PgBouncer in transaction mode; unset: DATABASE_URL. */
  DATABASE_DIRECT_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user:password@host/database',
    })
    .optional(),
  /** Where back ends and drawers of pictures listen that run apart. */
  WEB_API_PORT: port.default(3100),
  /** Where storefronts reach the back ends that run apart; unset: each storefront runs its own. */
  BACK_END_ORIGIN: origin.optional(),
  DATA_DIRECTORY: z.string().min(1).default('.data'),
  STORYBLOK_SPACE_ID: z.coerce.number(spaceText).int(spaceText).positive(spaceText).default(100_001),
  STORYBLOK_PUBLIC_TOKEN: secret.default(localTokens.public),
  STORYBLOK_PREVIEW_TOKEN: secret.default(localTokens.preview),
  STORYBLOK_MANAGEMENT_TOKEN: secret.default(localTokens.management),
  /** Turns accounts of editors on, and is invited as their first administrator; unset: the holder of the management token is the one editor. */
  WORKSPACE_ADMINISTRATOR: z.email('must be an e-mail address').optional(),
  /** Whether members publish only what has been approved; of no use without accounts. */
  PUBLISHING_NEEDS_APPROVAL: oneOf(['true', 'false']).default('false'),
  STORYBLOK_WEBHOOK_SECRET: secret.default('local-webhook-secret'),
  /** Blocks that the space knows and the shop does not: judged by the space's own schema, or refused. */
  SPACE_BLOCKS: oneOf(['judge', 'refuse']).default('judge'),
  /** A real space's delivery API, for example https://api.storyblok.com/v2; unset: the embedded content space. */
  STORYBLOK_DELIVERY_URL: address.optional(),
  /** A real space's management API, for example https://mapi.storyblok.com; unset: the embedded content space. */
  STORYBLOK_MANAGEMENT_URL: origin.optional(),
  /** Who may frame the storefront's previews, comma separated. */
  EDITOR_ORIGINS: originList.optional(),
  /** Where editors' browsers reach the field plugins that the preview server serves. */
  FIELD_PLUGINS_ORIGIN: origin.optional(),
  /** Origins besides at which field plugins run, comma separated; they may read the catalogue. */
  PICKER_ORIGINS: originList.default(['https://plugins.storyblok.com']),
  /** Networks besides the public internet that the space's own webhooks may lead to, comma separated. */
  WEBHOOK_NETWORKS: networkList.optional(),
  /** Proxies whose `X-Forwarded-For` is believed, comma separated; unset: none's. */
  TRUSTED_PROXIES: proxyList.default([]),
  /** Header in which the network in front names the visitor's country, such as cf-ipcountry; unset: none is believed. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/i, 'must be the name of a header')
    .optional(),
  /** Signs sessions and links; changing it ends all of them. */
  SIGNING_SECRET: secret.default(localSigningSecret),
  /** Who is told of a new version of the catalogue beside the storefronts, comma separated; unset: the preview server. */
  CATALOGUE_WEBHOOKS: addressList.optional(),
  /** Opens the order desk at the preview server; unset: a published one on loopback, no desk elsewhere. */
  ORDER_DESK_TOKEN: secret.optional(),
  /** The chart of accounts that exports for bookkeeping stand on, and accounts that differ from its usual ones. */
  BOOKKEEPING_CHART: oneOf(charts).default('SKR03'),
  BOOKKEEPING_ACCOUNTS: ownAccountsSchema.default({}),
  /** Numbers of the tax adviser and of this shop there, for DATEV. */
  DATEV_ADVISOR: z.coerce
    .number(advisorText)
    .int(advisorText)
    .min(1001, advisorText)
    .max(9_999_999, advisorText)
    .default(1001),
  DATEV_CLIENT: z.coerce
    .number(clientText)
    .int(clientText)
    .min(1, clientText)
    .max(99_999, clientText)
    .default(1),
  /** Mail server; unset: messages stay in the database and the preview server shows them at `/outbox`. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').default('service@blattwerk.example'),
  /** The shop's client at Google; unset: no sign-in with Google. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_JWKS_URL: address.default('https://www.googleapis.com/oauth2/v3/certs'),
  /** The account that orders paid beforehand are transferred to, and whose it is if not the seller's; unset: a well-known test account on loopback, none elsewhere. */
  BANK_HOLDER: z.string().min(1).optional(),
  BANK_IBAN: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/, 'must be an IBAN without blanks, such as DE02120300000000202051')
    .optional(),
  /** Payment at Stripe's page: the account's secret key and the secret of its webhook to `/web-api/payments/events`, both or neither. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Another server that speaks Stripe's protocol; unset: Stripe's own. */
  STRIPE_API_URL: origin.optional(),
  /** A bucket for customers' photos at a provider that speaks S3's protocol, all four or none; unset: `DATA_DIRECTORY`. */
  S3_ENDPOINT: origin.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('eu-central-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** A clamd that looks photos over; unset: none does. */
  VIRUS_SCANNER: z
    .url({ protocol: /^clamd$/, error: 'must be an address such as clamd://scanner:3310' })
    .optional(),
  /** The printer's own ICC profile (a file), and the name of its condition: both or neither; unset: ours. */
  PRESS_PROFILE: z.string().min(1).optional(),
  PRESS_CONDITION: z
    .string()
    .regex(/^[\w .()-]{1,60}$/, 'must be the name of a printing condition, such as FOGRA51')
    .optional(),
  /** Where files for the press go by themselves: a folder, or an address they are put to; unset: they are fetched at the desk. */
  PRESS_FOLDER: z.string().min(1).optional(),
  PRESS_URL: address.optional(),
  PRESS_TOKEN: z.string().min(1).optional(),
  /** Days after an order was sent in which it can be printed again; then what was designed of it is erased. */
  PRINT_ARCHIVE_DAYS: z.coerce
    .number()
    .int()
    .min(30, 'must be at least 30 days: what came damaged is printed again')
    .max(3650, 'must be at most 3650 days')
    .default(760),
  /** Days after the delivery of an order on which its customer is asked what the products are like; 0: customers are not asked. */
  REVIEW_REQUEST_DAYS: z.coerce
    .number()
    .int()
    .min(0, 'must be a number of days, or 0')
    .max(90, 'must be at most 90 days')
    .default(10),
  /** Who sells, as invoices and the legal notice name it; unset: a made-up company on loopback, and elsewhere the shop does not start. */
  SELLER_NAME: z.string().min(1).optional(),
  SELLER_STREET: z.string().min(1).optional(),
  SELLER_POSTAL_CODE: z.string().min(1).optional(),
  SELLER_CITY: z.string().min(1).optional(),
  SELLER_VAT_ID: z
    .string()
    .regex(/^DE\d{9}$/, 'must be a German VAT id without blanks, such as DE123456789')
    .optional(),
  /** Court and number of the company's entry. */
  SELLER_REGISTER: z.string().min(1).optional(),
  /** Who may sign for the company, comma separated, and the person who answers for the content. */
  SELLER_MANAGERS: z.string().min(1).optional(),
  SELLER_RESPONSIBLE: z.string().min(1).optional(),
  SELLER_PHONE: z
    .string()
    .regex(/^\+\d[\d ]{5,27}$/, 'must be a number with its country code, such as +49 89 12345678')
    .optional(),
  /** Where customers write to; unset: to the sender of messages. */
  SELLER_EMAIL: z.email('must be an e-mail address').optional(),
  /** Whether VAT of the country of delivery is paid through the one-stop shop; otherwise German VAT is charged in all of the EU. */
  OSS_REGISTERED: oneOf(['true', 'false']).default('true'),
  /** Unset: a made-up one on loopback; elsewhere what goes to Switzerland is exported untaxed. */
  SWISS_VAT_NUMBER: z
    .string()
    .regex(
      /^CHE-\d{3}\.\d{3}\.\d{3} (MWST|TVA|IVA)$/,
      'must be a Swiss VAT number, such as CHE-123.456.788 MWST',
    )
    .optional(),
  /**
   * Whether businesses in other countries of the EU are supplied without tax (§ 6a UStG), once their VAT ids are confirmed;
   * otherwise they are charged as consumers are.
   */
  INTRA_COMMUNITY_SUPPLIES: oneOf(['true', 'false']).default('false'),
  /** The service that confirms VAT ids, https://ec.europa.eu/taxation_customs/vies/rest-api; unset: the order desk does by hand. */
  VIES_URL: address.optional(),
  /** The chat company's page for this shop's visitors, shown in a frame; `sample`: one that stands for it on this machine; unset: no chat. */
  CHAT_URL: z.union([z.literal('sample'), address]).optional(),
  /** The vendor that decides feature flags: the keys of its environment for servers and for browsers, both or neither; unset: the shop's own flag service. */
  SPLIT_SERVER_KEY: z.string().min(1).optional(),
  SPLIT_BROWSER_KEY: z.string().min(1).optional(),
  /** A cache in front that is told of changes, by the dialect it speaks, where it is told, and its token; all three or none. */
  EDGE_PURGE: oneOf(edgeKinds).optional(),
  /** Each Varnish server, comma separated; of a vendor the address of the service or zone in its API. */
  EDGE_PURGE_URLS: addressList.optional(),
  EDGE_PURGE_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** How long a browser keeps the random key by which flags know its visitor. */
  VISITOR_KEY_DAYS: z.coerce
    .number(keyDaysText)
    .int(keyDaysText)
    .min(1, keyDaysText)
    .max(400, keyDaysText)
    .default(180),
  /** Tag manager or measurement, loaded for visitors who agree to it; unset: neither. */
  TRACKING_ID: trackingId.optional(),
  /** Recordings of visits, made of visitors who agree to it: the shop's id at the vendor; unset: none are. */
  RECORDING_ID: z
    .string()
    .regex(/^\d{1,12}$/, 'must be a number such as 1234567')
    .optional(),
  /** The version of the recording script. */
  RECORDING_VERSION: z.coerce
    .number(recordingVersionText)
    .int(recordingVersionText)
    .min(1, recordingVersionText)
    .max(99, recordingVersionText)
    .default(defaultRecordingVersion),
  /** The review platform (docs/reviews.md); unset: samples on loopback, none elsewhere. */
  REVIEWS_URL: address.optional(),
  REVIEWS_TOKEN: z.string().min(1).optional(),
  /** The app of the vendor's partner portal as which the judge stands in the CMS; unset: it does not. */
  JUDGE_TOOL_CLIENT_ID: z.string().min(1).optional(),
  JUDGE_TOOL_CLIENT_SECRET: secret.optional(),
  /** Whether programs may read and suggest with tokens of their own; unset: on this machine they may, elsewhere not. */
  ASSISTANTS: oneOf(['on', 'off']).optional(),
  /** A Chromium that takes pictures for those programs; unset: they get none. */
  ASSISTANT_BROWSER: z.string().min(1).optional(),
  /** The token that `run.mjs assistant` hands on for a program that speaks over its input and output. */
  ASSISTANT_TOKEN: z.string().min(1).optional(),
  /** Another server of the vendor's OAuth; unset: the vendor's own. */
  STORYBLOK_OAUTH_URL: origin.optional(),
  /** How long a process that was asked to end still takes requests, while `/readyz` says that it is leaving. */
  DRAIN_SECONDS: seconds.default(0.3),
  /** How long the requests that are under way then may take. */
  SHUTDOWN_SECONDS: seconds.default(10),
  /** Whether the pictures that shoppers see first are drawn ahead after a start. */
  WARM_PICTURES: oneOf(['true', 'false']).default('true'),
  /** Where Prometheus reads figures of this process; unset: nowhere. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** A collector that traces are sent to (OTLP over HTTP), for example http://collector:4318; unset: none is followed. */
  OTEL_EXPORTER_OTLP_ENDPOINT: origin.optional(),
  /** Of requests that are followed where nothing in front has decided. */
  TRACED_SHARE: z.coerce.number(shareText).min(0, shareText).max(1, shareText).default(0.05),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

export type Environment = Omit<
  z.infer<typeof environmentSchema>,
  | 'STOREFRONT_ORIGIN'
  | 'PREVIEW_ORIGIN'
  | 'FIELD_PLUGINS_ORIGIN'
  | 'EDITOR_ORIGINS'
  | 'STORYBLOK_DELIVERY_URL'
  | 'STORYBLOK_MANAGEMENT_URL'
> & {
  STOREFRONT_ORIGIN: string;
  PREVIEW_ORIGIN: string;
  FIELD_PLUGINS_ORIGIN: string;
  EDITOR_ORIGINS: string[];
  STORYBLOK_DELIVERY_URL: string;
  STORYBLOK_MANAGEMENT_URL: string;
};

export type EnvironmentResult = { ok: true; environment: Environment } | { ok: false; message: string };

/** Settings of which one is of no use without the other, and what there is without both. */
const pairs = [
  ['JUDGE_TOOL_CLIENT_ID', 'JUDGE_TOOL_CLIENT_SECRET', 'no tool in the CMS'],
  ['PRESS_PROFILE', 'PRESS_CONDITION', 'our own profile'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'no payment at Stripe’s page'],
  ['EDGE_PURGE', 'EDGE_PURGE_URLS', 'no cache in front'],
  ['EDGE_PURGE', 'EDGE_PURGE_TOKEN', 'no cache in front'],
  ['SPLIT_SERVER_KEY', 'SPLIT_BROWSER_KEY', 'the shop’s own flag service'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'photos in DATA_DIRECTORY'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'photos in DATA_DIRECTORY'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'photos in DATA_DIRECTORY'],
] as const;

/** Reads the settings; a bad value is one sentence that names it. An empty variable counts as unset. */
export function readEnvironment(variables: NodeJS.ProcessEnv): EnvironmentResult {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0] ?? 'with this setting');
    return {
      ok: false,
      message: `The environment variable ${name} cannot be used: ${issue?.message ?? 'bad value'}.`,
    };
  }
  const values = parsed.data;
  for (const [one, other, without] of pairs) {
    if ((values[one] === undefined) !== (values[other] === undefined))
      return {
        ok: false,
        message: `The environment variables ${one} and ${other} come together: set both, or neither for ${without}.`,
      };
  }
  if (values.PRESS_FOLDER !== undefined && values.PRESS_URL !== undefined)
    return {
      ok: false,
      message: 'Files for the press go to one place: set PRESS_FOLDER or PRESS_URL, not both.',
    };
  if (values.PUBLISHING_NEEDS_APPROVAL === 'true' && values.WORKSPACE_ADMINISTRATOR === undefined)
    return {
      ok: false,
      message:
        'Who approves must have an account: set WORKSPACE_ADMINISTRATOR with PUBLISHING_NEEDS_APPROVAL, or neither.',
    };
  const preview = values.PREVIEW_ORIGIN ?? `http://localhost:${values.PREVIEW_PORT}`;
  return {
    ok: true,
    environment: {
      ...values,
      STOREFRONT_ORIGIN: values.STOREFRONT_ORIGIN ?? `http://localhost:${values.STOREFRONT_PORT}`,
      PREVIEW_ORIGIN: preview,
      FIELD_PLUGINS_ORIGIN: values.FIELD_PLUGINS_ORIGIN ?? ownHostOnLocalhost(preview),
      EDITOR_ORIGINS: values.EDITOR_ORIGINS ?? [preview, 'https://app.storyblok.com'],
      STORYBLOK_DELIVERY_URL: values.STORYBLOK_DELIVERY_URL ?? `${preview}/v2`,
      STORYBLOK_MANAGEMENT_URL: values.STORYBLOK_MANAGEMENT_URL ?? preview,
    },
  };
}

/** On this machine a name of its own costs nothing and keeps plugins out of the workspace's page. */
function ownHostOnLocalhost(preview: string): string {
  const url = new URL(preview);
  return url.hostname === 'localhost' ? `${url.protocol}//plugins.${url.host}` : preview;
}
