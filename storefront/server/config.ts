import { companySchema } from '@blattwerk/schemas/shop/pages/company.ts';
import { trackingIdProblem } from '@blattwerk/schemas/shop/pages/tracking-id.ts';
import { defaultRecordingVersion } from '@blattwerk/schemas/shop/visitors/measurement.ts';
import { z } from 'zod';
import { edgeKinds } from './edge/edge-request.ts';

const originSchema = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin);

/** Everything the storefront needs to know from outside; see README.md for what each value does. */
export const storefrontConfigSchema = z.object({
  /** Address shoppers use, e.g. `http://localhost:3000`; the countries' hosts are formed from it. */
  origin: originSchema,
  /** Delivery API with its version, e.g. `http://localhost:4000/v2`. */
  contentEndpoint: z.url({ protocol: /^https?$/ }),
  /** Where the back end answers, e.g. `http://localhost:3000`. */
  backEndOrigin: originSchema,
  publicToken: z.string().min(1),
  previewToken: z.string().min(1),
  spaceId: z.coerce.string().regex(/^\d+$/, 'is the number of the content space'),
  /** Secret the content space signs its webhooks with. */
  webhookSecret: z.string().min(1),
  /** Whose content space it is: ours also signs the time of each webhook, the vendor's does not. */
  webhookSender: z.enum(['own', 'vendor']).default('own'),
  /** Editors' windows that may frame previews. */
  editorOrigins: z.array(originSchema).min(1),
  /** Where images may come from. */
  assetOrigins: z.array(originSchema).min(1),
  /** The shop's client at Google; left out, there is no sign-in with Google. */
  googleClientId: z.string().min(1).optional(),
  /** The chat company's page for this shop's visitors; left out, there is no chat. */
  chatUrl: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * Who decides feature flags: the back end's own service, or the vendor's by whose protocol it speaks. The browser's key is
   * public. Left out, no visitor takes part in a test.
   */
  flags: z
    .strictObject({
      kind: z.enum(['own', 'vendor']),
      serverKey: z.string().min(1, 'is needed to ask for flags'),
      browserKey: z.string().min(1, 'is needed to ask for flags'),
    })
    .optional(),
  /** Caches in front that are told of changes; left out, none is. */
  edge: z
    .strictObject({
      kind: z.enum(edgeKinds),
      urls: z.array(z.url({ protocol: /^https?$/ })).min(1),
      token: z.string().min(1),
    })
    .optional(),
  /** How long a browser keeps the key by which flags know its visitor, and whether it is sent over HTTPS alone. */
  visitorKeyCookie: z
    .strictObject({ maxAgeDays: z.int().min(1).max(400), isSecure: z.boolean() })
    .default({ maxAgeDays: 180, isSecure: false }),
  /** Programs of others that measure the visits of those who agree to it; left out, there are none. */
  measurement: z
    .strictObject({
      trackingId: z
        .string()
        .superRefine((id, { addIssue }) => {
          const message = trackingIdProblem(id);
          if (message !== undefined) addIssue({ code: 'custom', message });
        })
        .optional(),
      recording: z
        .strictObject({
          id: z.string().regex(/^\d{1,12}$/),
          version: z.int().min(1).max(99).default(defaultRecordingVersion),
        })
        .optional(),
    })
    .default({}),
  /** Without it goods go to Switzerland and Liechtenstein untaxed, and no page may say that tax is included. */
  chargesSwissVat: z.boolean().default(true),
  /** Whether customers are asked by e-mail what their products are like: the checkout says so where their address is asked for. */
  asksForReviews: z.boolean().default(false),
  /** Who sells, as texts and search engines name it; left out, texts keep the names in braces. */
  company: companySchema.optional(),
  /** Proxies in front, whose word about a visitor's address is believed: addresses or networks. */
  trustedProxies: z.array(z.string()).default([]),
  /** Directory for finished images; created when missing. */
  cacheDirectory: z.string().min(1),
  /** Vite in middleware mode instead of the production build. */
  dev: z.boolean().default(false),
  /** Seconds between looks at the content version, for webhooks that never arrived. */
  contentPollSeconds: z.number().positive().default(3),
  contentTimeoutSeconds: z.number().positive().default(8),
  /** How long a page waits for the back end, all that it asks together, before it does without. */
  backEndTimeoutSeconds: z.number().positive().default(4),
  pageCacheBytes: z
    .number()
    .int()
    .positive()
    .default(96 * 2 ** 20),
  imageCacheBytes: z
    .number()
    .int()
    .positive()
    .default(2 * 2 ** 30),
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

export type StorefrontConfig = z.infer<typeof storefrontConfigSchema>;
export type StorefrontOptions = z.input<typeof storefrontConfigSchema>;
