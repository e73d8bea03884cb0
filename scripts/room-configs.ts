import { fileURLToPath } from 'node:url';
import type { PreviewServerConfig } from '@blattwerk/preview-server/config.ts';
import { accountsOf } from '@blattwerk/preview-server/order-desk/export/chart-of-accounts.ts';
import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { Measurement } from '@blattwerk/schemas/shop/visitors/measurement.ts';
import type { StorefrontOptions } from '@blattwerk/storefront/server/config.ts';
import type { WebApiConfig } from '@blattwerk/web-api/config.ts';
import { createEditorAccounts } from '@blattwerk/web-api/editors/editor-accounts.ts';
import { flagsSubject } from '@blattwerk/web-api/flags/desk/flag-desk-handlers.ts';
import { flagServiceKey } from '@blattwerk/web-api/flags/service-keys.ts';
import { designsSubject } from '@blattwerk/web-api/hand-designs/hand-design-handlers.ts';
import { ordersSubject } from '@blattwerk/web-api/orders/order-handlers.ts';
import { signToken } from '@blattwerk/web-api/security/signed-token.ts';
import { figuresSubject } from '@blattwerk/web-api/visit-counts/visit-count-handlers.ts';
import { companyOf } from './company.ts';
import type { Environment } from './environment.ts';

/** What the preview server needs to know, out of the settings. */
export function previewServerConfig(environment: Environment, development: boolean): PreviewServerConfig {
  const { JUDGE_TOOL_CLIENT_ID, JUDGE_TOOL_CLIENT_SECRET } = environment;
  const judgeTool: PreviewServerConfig['judgeTool'] =
    JUDGE_TOOL_CLIENT_ID === undefined || JUDGE_TOOL_CLIENT_SECRET === undefined
      ? undefined
      : {
          clientId: JUDGE_TOOL_CLIENT_ID,
          clientSecret: JUDGE_TOOL_CLIENT_SECRET,
          managementUrl: environment.STORYBLOK_MANAGEMENT_URL,
          oauthUrl: environment.STORYBLOK_OAUTH_URL,
          editors: environment.EDITOR_ORIGINS,
          requestsPerSecond: 20,
        };
  return {
    host: environment.HOST,
    origin: environment.PREVIEW_ORIGIN,
    storefrontOrigin: environment.STOREFRONT_ORIGIN,
    catalogue: {
      origin: environment.WEB_API_ORIGIN ?? environment.STOREFRONT_ORIGIN,
      secret: environment.STORYBLOK_WEBHOOK_SECRET,
    },
    space: {
      id: environment.STORYBLOK_SPACE_ID,
      name: 'Blattwerk',
      languages: languages.filter((language) => language !== 'de'),
    },
    spaceBlocks: environment.SPACE_BLOCKS,
    fieldPlugins: {
      origin: environment.FIELD_PLUGINS_ORIGIN,
      folder: fileURLToPath(new URL('../field-plugins/dist', import.meta.url)),
      editors: [...environment.EDITOR_ORIGINS, 'https://plugin-sandbox.storyblok.com'],
    },
    ...(judgeTool && { judgeTool }),
    ...orderDesk(environment),
    designDesk: designDesk(environment),
    // Where the vendor decides, flags are rolled out at the vendor.
    ...(environment.SPLIT_SERVER_KEY === undefined && { flagDesk: flagDesk(environment) }),
    figures: figures(environment),
    ...assistants(environment),
    tokens: {
      public: environment.STORYBLOK_PUBLIC_TOKEN,
      preview: environment.STORYBLOK_PREVIEW_TOKEN,
      management: environment.STORYBLOK_MANAGEMENT_TOKEN,
    },
    ...accounts(environment),
    webhooks: [
      {
        endpoint: `${environment.STOREFRONT_ORIGIN}/_hooks/content`,
        secret: environment.STORYBLOK_WEBHOOK_SECRET,
      },
    ],
    ...(environment.WEBHOOK_NETWORKS && { webhookNetworks: environment.WEBHOOK_NETWORKS }),
    // The storefront and the loader share this machine's address with the editors.
    requestsPerSecond: 2000,
    trustedProxies: environment.TRUSTED_PROXIES,
    assetDirectory: `${environment.DATA_DIRECTORY}/assets`,
    logLevel: environment.LOG_LEVEL,
    development,
  };
}

const operatorMilliseconds = 60_000;

/** Editors have accounts once an administrator is named. */
function accounts({
  WORKSPACE_ADMINISTRATOR: administrator,
  PUBLISHING_NEEDS_APPROVAL,
  PREVIEW_ORIGIN: origin,
  STOREFRONT_ORIGIN: shopOrigin,
  SIGNING_SECRET: secret,
}: Environment): Pick<PreviewServerConfig, 'accounts'> {
  if (administrator === undefined) return {};
  const keeper = createEditorAccounts({ origin, shopOrigin, secret });
  const needsApproval = PUBLISHING_NEEDS_APPROVAL === 'true';
  return { accounts: { administrator, needsApproval, keeper } };
}

/** Tokens of programs are made where people ask for them; unasked the door stands on this machine alone. */
function assistants({
  ASSISTANTS,
  ASSISTANT_BROWSER: browser,
  HOST,
  PREVIEW_ORIGIN,
}: Environment): Pick<PreviewServerConfig, 'assistants'> {
  const isHere = isLoopback(HOST) && isLoopback(new URL(PREVIEW_ORIGIN).hostname);
  if ((ASSISTANTS ?? (isHere ? 'on' : 'off')) === 'off') return {};
  return { assistants: { perMinute: 120, ...(browser !== undefined && { browser }) } };
}

/** Editors make cards; the shop takes them by a token that this server signs. */
function designDesk({
  SIGNING_SECRET,
  WEB_API_ORIGIN,
  STOREFRONT_ORIGIN,
}: Environment): NonNullable<PreviewServerConfig['designDesk']> {
  return {
    backEnd: WEB_API_ORIGIN ?? STOREFRONT_ORIGIN,
    operatorToken: () =>
      signToken('design-desk', designsSubject, new Date(Date.now() + operatorMilliseconds), SIGNING_SECRET),
  };
}

/** Editors roll flags out, by a token of the same kind. */
function flagDesk({
  SIGNING_SECRET,
  WEB_API_ORIGIN,
  STOREFRONT_ORIGIN,
}: Environment): NonNullable<PreviewServerConfig['flagDesk']> {
  return {
    backEnd: WEB_API_ORIGIN ?? STOREFRONT_ORIGIN,
    operatorToken: () =>
      signToken('flag-desk', flagsSubject, new Date(Date.now() + operatorMilliseconds), SIGNING_SECRET),
  };
}

/** Editors see what was counted; the shop shows it for a token that this server signs. */
function figures({
  SIGNING_SECRET,
  WEB_API_ORIGIN,
  STOREFRONT_ORIGIN,
}: Environment): NonNullable<PreviewServerConfig['figures']> {
  return {
    backEnd: WEB_API_ORIGIN ?? STOREFRONT_ORIGIN,
    operatorToken: () =>
      signToken('figures', figuresSubject, new Date(Date.now() + operatorMilliseconds), SIGNING_SECRET),
  };
}

/** A desk that everybody could open stands on this machine alone. */
function orderDesk({
  ORDER_DESK_TOKEN,
  SIGNING_SECRET,
  HOST,
  PREVIEW_ORIGIN,
  ...environment
}: Environment): Pick<PreviewServerConfig, 'orderDesk'> {
  const isHere = isLoopback(HOST) && isLoopback(new URL(PREVIEW_ORIGIN).hostname);
  const token = ORDER_DESK_TOKEN ?? (isHere ? 'local-order-desk' : undefined);
  if (token === undefined) return {};
  return {
    orderDesk: {
      token,
      backEnd: environment.WEB_API_ORIGIN ?? environment.STOREFRONT_ORIGIN,
      operatorToken: () =>
        signToken('order-desk', ordersSubject, new Date(Date.now() + operatorMilliseconds), SIGNING_SECRET),
      bookkeeping: {
        chart: environment.BOOKKEEPING_CHART,
        accounts: accountsOf(environment.BOOKKEEPING_CHART, environment.BOOKKEEPING_ACCOUNTS),
        advisor: environment.DATEV_ADVISOR,
        client: environment.DATEV_CLIENT,
      },
    },
  };
}

/** What the storefront needs to know, out of the settings. */
export function storefrontConfig(
  environment: Environment,
  { backEndOrigin, dev }: { backEndOrigin: string; dev: boolean },
): StorefrontOptions {
  const { LOG_LEVEL } = environment;
  return {
    origin: environment.STOREFRONT_ORIGIN,
    contentEndpoint: environment.STORYBLOK_DELIVERY_URL,
    backEndOrigin,
    publicToken: environment.STORYBLOK_PUBLIC_TOKEN,
    previewToken: environment.STORYBLOK_PREVIEW_TOKEN,
    spaceId: String(environment.STORYBLOK_SPACE_ID),
    webhookSecret: environment.STORYBLOK_WEBHOOK_SECRET,
    webhookSender:
      environment.STORYBLOK_DELIVERY_URL === `${environment.PREVIEW_ORIGIN}/v2` ? 'own' : 'vendor',
    editorOrigins: environment.EDITOR_ORIGINS,
    ...(environment.GOOGLE_CLIENT_ID !== undefined && { googleClientId: environment.GOOGLE_CLIENT_ID }),
    edge: edge(environment),
    flags: flags(environment),
    measurement: measurement(environment),
    visitorKeyCookie: {
      maxAgeDays: environment.VISITOR_KEY_DAYS,
      isSecure: new URL(environment.STOREFRONT_ORIGIN).protocol === 'https:',
    },
    chargesSwissVat: swissVatNumber(environment) !== null,
    asksForReviews: environment.REVIEW_REQUEST_DAYS > 0,
    company: companyOf(environment),
    assetOrigins: [environment.PREVIEW_ORIGIN, 'https://a.storyblok.com'],
    trustedProxies: environment.TRUSTED_PROXIES,
    cacheDirectory: `${environment.DATA_DIRECTORY}/images`,
    dev,
    logLevel: LOG_LEVEL === 'fatal' ? 'error' : LOG_LEVEL,
  };
}

/** The cache in front that is told of changes. */
function edge({
  EDGE_PURGE: kind,
  EDGE_PURGE_URLS: urls,
  EDGE_PURGE_TOKEN: token,
}: Environment): StorefrontOptions['edge'] {
  return kind === undefined || urls === undefined || token === undefined ? undefined : { kind, urls, token };
}

/** The programs of others that measure visits. */
function measurement({ TRACKING_ID, RECORDING_ID, RECORDING_VERSION }: Environment): Measurement {
  return {
    ...(TRACKING_ID !== undefined && { trackingId: TRACKING_ID }),
    ...(RECORDING_ID !== undefined && { recording: { id: RECORDING_ID, version: RECORDING_VERSION } }),
  };
}

/** The vendor where its keys are set, else the back end's own flag service. */
function flags({
  SPLIT_SERVER_KEY,
  SPLIT_BROWSER_KEY,
  SIGNING_SECRET,
}: Environment): StorefrontOptions['flags'] {
  if (SPLIT_SERVER_KEY !== undefined && SPLIT_BROWSER_KEY !== undefined)
    return { kind: 'vendor', serverKey: SPLIT_SERVER_KEY, browserKey: SPLIT_BROWSER_KEY };
  const keyOf = (kind: 'server' | 'browser') => flagServiceKey(kind, SIGNING_SECRET);
  return { kind: 'own', serverKey: keyOf('server'), browserKey: keyOf('browser') };
}

/** What the back end needs to know, out of the settings. */
export function webApiConfig(environment: Environment): Omit<WebApiConfig, 'reviews'> {
  const { LOG_LEVEL, PREVIEW_ORIGIN } = environment;
  const catalogueWebhooks = environment.CATALOGUE_WEBHOOKS ?? [`${PREVIEW_ORIGIN}/_hooks/catalogue`];
  return {
    origin: environment.STOREFRONT_ORIGIN,
    secret: environment.SIGNING_SECRET,
    mail: {
      from: environment.MAIL_FROM,
      ...(environment.SMTP_URL !== undefined && { smtpUrl: environment.SMTP_URL }),
    },
    google:
      environment.GOOGLE_CLIENT_ID === undefined
        ? null
        : { clientId: environment.GOOGLE_CLIENT_ID, jwksUrl: environment.GOOGLE_JWKS_URL },
    bankAccount: bankAccount(environment),
    onlinePayment: onlinePayment(environment),
    seller: seller(environment),
    taxes: {
      oss: environment.OSS_REGISTERED === 'true',
      swissVatNumber: swissVatNumber(environment),
      intraCommunity: environment.INTRA_COMMUNITY_SUPPLIES === 'true',
    },
    vatIdAuthority: environment.VIES_URL === undefined ? null : { kind: 'vies', url: environment.VIES_URL },
    flagVendorKey: environment.SPLIT_SERVER_KEY ?? null,
    trustedProxies: environment.TRUSTED_PROXIES,
    webhooks: catalogueWebhooks.map((endpoint) => ({
      endpoint,
      secret: environment.STORYBLOK_WEBHOOK_SECRET,
    })),
    pictureDirectory: `${environment.DATA_DIRECTORY}/pictures`,
    pickerOrigins: [environment.FIELD_PLUGINS_ORIGIN, ...environment.PICKER_ORIGINS],
    checkAnswers: false,
    storage: storage(environment),
    virusScanner: virusScanner(environment),
    press: {
      profile: pressProfile(environment),
      handOver: handOver(environment),
      archiveDays: environment.PRINT_ARCHIVE_DAYS,
    },
    toolbox: { directory: `${environment.DATA_DIRECTORY}/toolbox`, requestsPerMinute: 30 },
    countryHeader: environment.COUNTRY_HEADER ?? null,
    reviewRequestDays: environment.REVIEW_REQUEST_DAYS || null,
    logLevel: LOG_LEVEL === 'fatal' ? 'error' : LOG_LEVEL,
  };
}

function pressProfile({ PRESS_PROFILE, PRESS_CONDITION }: Environment): WebApiConfig['press']['profile'] {
  if (PRESS_PROFILE === undefined || PRESS_CONDITION === undefined) return null;
  return { file: PRESS_PROFILE, condition: PRESS_CONDITION };
}

function handOver({ PRESS_FOLDER, PRESS_URL, PRESS_TOKEN }: Environment): WebApiConfig['press']['handOver'] {
  if (PRESS_FOLDER !== undefined) return { kind: 'folder', directory: PRESS_FOLDER };
  return PRESS_URL === undefined ? null : { kind: 'http', url: PRESS_URL, token: PRESS_TOKEN ?? null };
}

/** A bucket where one is set, else a directory. */
function storage(environment: Environment): WebApiConfig['storage'] {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = environment;
  if (
    endpoint !== undefined &&
    bucket !== undefined &&
    accessKeyId !== undefined &&
    secretAccessKey !== undefined
  )
    return { kind: 's3', endpoint, bucket, region, accessKeyId, secretAccessKey };
  return { kind: 'disk', directory: `${environment.DATA_DIRECTORY}/customer-files` };
}

function virusScanner({ VIRUS_SCANNER }: Environment): WebApiConfig['virusScanner'] {
  if (VIRUS_SCANNER === undefined) return null;
  const { hostname, port } = new URL(VIRUS_SCANNER);
  return { host: hostname, port: Number(port || clamdPort) };
}

const clamdPort = 3310;

/** An example's on this machine; elsewhere a number that is not the shop's own would be a false invoice. */
function swissVatNumber(environment: Environment): string | null {
  return environment.SWISS_VAT_NUMBER ?? (isHere(environment) ? 'CHE-123.456.788 MWST' : null);
}

/** Stripe where its keys are set; on this machine a stand-in that moves no money. */
function onlinePayment(environment: Environment): WebApiConfig['onlinePayment'] {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = environment;
  if (secretKey !== undefined && webhookSecret !== undefined)
    return { kind: 'stripe', secretKey, webhookSecret, ...(apiUrl !== undefined && { apiUrl }) };
  return isHere(environment) ? { kind: 'stand-in' } : null;
}

/** A test account that banks publish stands in on this machine; elsewhere no money may go there. */
function bankAccount(environment: Environment): WebApiConfig['bankAccount'] {
  const { BANK_HOLDER: holder = companyOf(environment).name, BANK_IBAN } = environment;
  const iban = BANK_IBAN ?? (isHere(environment) ? 'DE02120300000000202051' : undefined);
  return iban === undefined ? null : { holder, iban };
}

/** What invoices name of the company. */
function seller(environment: Environment): WebApiConfig['seller'] {
  const { name, street, postalCode, city, vatId, register } = companyOf(environment);
  return { name, street, postalCode, city, vatId, register };
}

function isHere({ STOREFRONT_ORIGIN }: Environment): boolean {
  return isLoopback(new URL(STOREFRONT_ORIGIN).hostname);
}
