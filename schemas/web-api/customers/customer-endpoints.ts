import { z } from 'zod';
import { channelSchema } from '../../shop/markets/channel-schema.ts';
import { localeSchema } from '../../shop/markets/locale-schema.ts';
import { customerSchema } from '../../shop/visitors/customers.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { formAnswerSchema } from '../contract/form-answer.ts';

const customerAnswerSchema = z
  .strictObject({
    ...customerSchema.shape,
    type: z.int(),
    order: z.strictObject({ isWhitelabelOrder: z.boolean().optional() }).nullable(),
    /** Left out for guests. */
    fullName: z.string().optional(),
  })
  .meta({ id: 'Customer' });

const customerAnswer = { status: 200, schema: customerAnswerSchema } as const;
const formAnswer = { status: 200, schema: formAnswerSchema } as const;
const field = z.string().max(320).optional();
const password = z.string().max(1000).optional();

const data = {
  summary: 'Who the visitor is',
  description: 'Takes the query of the page that asks and makes nothing of it. Guests get empty fields.',
  tag: 'customers',
  needsShop: true,
  usesSession: true,
  query: z.looseObject({}),
  answer: customerAnswer,
  refusals: [],
} as const satisfies Endpoint;

const login = {
  summary: 'Signs in with e-mail address and password',
  description:
    'A wrong password and an unknown address get the same 400, with the sentence to show in message.text.',
  tag: 'customers',
  needsShop: true,
  body: z.strictObject({ email: field, password }),
  answer: customerAnswer,
  refusals: [],
} as const satisfies Endpoint;

const signUp = {
  summary: 'Asks for an account: an e-mail says how it goes on',
  description:
    'What is wrong with the fields stands in payload.errors, in the language of the shop (400). Any other form gets the same answer, as fast, whether or not the address has an account: the fields of a guest and the sentence to show. The e-mail brings the link that confirms it, or says that there is an account already.',
  tag: 'customers',
  needsShop: true,
  body: z.strictObject({ email: field, password, firstName: field, lastName: field }),
  answer: {
    status: 202,
    schema: customerAnswerSchema.extend(formAnswerSchema.shape).meta({ id: 'SignUpAnswer' }),
  },
  refusals: [],
} as const satisfies Endpoint;

const passwordStrength = {
  summary: 'Says in words how hard a new password is to guess, while it is typed',
  description:
    'Judges as signing up and setting a new password do, keeps nothing. Names and address are what those who know the customer would try.',
  tag: 'customers',
  needsShop: true,
  body: signUp.body,
  answer: {
    status: 200,
    schema: z
      .strictObject({ ...formAnswerSchema.shape, strength: z.enum(['refused', 'good', 'strong']) })
      .meta({ id: 'PasswordStrength' }),
  },
  refusals: [],
} as const satisfies Endpoint;

const passwordReset = {
  summary: 'Asks for an e-mail with a link that sets a new password',
  description:
    'Answers alike, and as fast, whether or not there is such an account. Without an address it goes to the customer who is signed in.',
  tag: 'customers',
  needsShop: true,
  usesSession: true,
  body: z.strictObject({ email: field }),
  answer: { ...formAnswer, status: 202 },
  refusals: [],
} as const satisfies Endpoint;

const newPasswordPage = {
  summary: 'Where the link in that e-mail leads: a page that asks for the new password',
  tag: 'customers',
  needsShop: false,
  query: z.strictObject({
    token: z.string().min(1).max(200),
    channel: channelSchema,
    locale: localeSchema,
  }),
  answer: { status: 200, media: ['text/html'], refusesByPage: true },
  refusals: [410],
} as const satisfies Endpoint;

const newPassword = {
  summary: 'Sets a new password by the token of the e-mail, from the form of that page; ends all sessions',
  description: 'A page says what came of it. Each token works once, for an hour; afterwards it is 410.',
  tag: 'customers',
  needsShop: false,
  sentByForm: true,
  body: newPasswordPage.query.extend({ password }),
  answer: newPasswordPage.answer,
  refusals: [410, 422],
} as const satisfies Endpoint;

const confirmSignUpPage = {
  summary: 'Where the link in the e-mail of a sign-up leads: a page that asks for the password chosen there',
  tag: 'customers',
  needsShop: false,
  query: newPasswordPage.query,
  answer: newPasswordPage.answer,
  refusals: [410],
} as const satisfies Endpoint;

const confirmSignUp = {
  summary: 'Makes the account of a sign-up and signs in, from the form of that page',
  description:
    'Asks for the password, so that a stranger’s sign-up becomes no account by its victim’s click. Leads to the account page; 410 once the link is over, which it is after a day or a use.',
  tag: 'customers',
  needsShop: false,
  sentByForm: true,
  body: newPassword.body,
  answer: { ...newPasswordPage.answer, redirects: true },
  refusals: [410, 422],
} as const satisfies Endpoint;

const logout = {
  summary: 'Ends the session',
  tag: 'customers',
  needsShop: true,
  usesSession: true,
  answer: customerAnswer,
  refusals: [],
} as const satisfies Endpoint;

const loginForm = {
  summary: 'Signs in from the form of the account page where no scripts run',
  description:
    'Leads back to that page, which says by `notice` what came of it, or on to the page that asked.',
  tag: 'customers',
  needsShop: false,
  sentByForm: true,
  body: z.strictObject({
    channel: channelSchema,
    locale: localeSchema,
    email: field,
    password,
    returnTo: z
      .string()
      .regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+){0,5}\/?$/)
      .max(200)
      .optional()
      .meta({ description: 'Path of the shop’s page that asked to sign in.', example: '/warenkorb/' }),
  }),
  answer: { status: 200, media: ['text/html'], redirects: true, refusesByPage: true },
  refusals: [],
} as const satisfies Endpoint;

const logoutForm = {
  ...loginForm,
  summary: 'Ends the session from the form of the account page where no scripts run',
  usesSession: true,
  body: z.strictObject({ channel: channelSchema, locale: localeSchema }),
} as const satisfies Endpoint;

const googleNonce = {
  summary: 'Gives this browser what Google is to write into the token of its next sign-in',
  description:
    'Initialise Google’s button with it. A cookie that scripts cannot read belongs to it; both are valid for an hour, and for one sign-in.',
  tag: 'customers',
  needsShop: true,
  answer: { status: 200, schema: z.strictObject({ nonce: z.string() }).meta({ id: 'GoogleNonce' }) },
  refusals: [],
} as const satisfies Endpoint;

const google = {
  summary: 'Signs in with the ID token of Google’s button; registers who is new',
  description:
    'The token carries the nonce that this browser was given, once; any other is 401. An address that has an account with a password, and has never been proven, is not taken over: 409. 503 while Google’s keys cannot be had.',
  tag: 'customers',
  needsShop: true,
  body: z.strictObject({ credential: z.string().min(1).max(8000) }),
  answer: customerAnswer,
  refusals: [401, 409, 503],
} as const satisfies Endpoint;

const picture = {
  summary: 'The customer’s picture: WebP, 256 pixels square',
  description:
    'The one uploaded, else the one at Google. The channel stands in the query: an image sends no headers.',
  tag: 'customers',
  needsShop: false,
  usesSession: true,
  query: z.strictObject({ channel: channelSchema }),
  answer: { status: 200, media: ['image/webp'] },
  refusals: [401, 404],
} as const satisfies Endpoint;

const changePicture = {
  summary: 'Takes a picture of the customer (JPEG, PNG, WebP, AVIF or GIF)',
  description: 'It is cropped to a square; place, camera and everything else it knows is dropped.',
  tag: 'customers',
  needsShop: true,
  usesSession: true,
  upload: { fields: z.strictObject({}), maximumBytes: 10_000_000 },
  answer: formAnswer,
  refusals: [401, 413, 415, 422],
} as const satisfies Endpoint;

/** Accounts. Every channel has its own session, in a cookie that scripts cannot read. */
export const customerEndpoints = {
  'GET /web-api/customer-data': data,
  'POST /web-api/customer-login': login,
  'POST /web-api/customer-login/form': loginForm,
  'POST /web-api/customer-logout/form': logoutForm,
  'POST /web-api/customer-sign-up': signUp,
  'GET /web-api/customer-sign-up-confirm': confirmSignUpPage,
  'POST /web-api/customer-sign-up-confirm': confirmSignUp,
  'POST /web-api/customer-password-strength': passwordStrength,
  'POST /web-api/customer-password-reset': passwordReset,
  'GET /web-api/customer-new-password': newPasswordPage,
  'POST /web-api/customer-new-password': newPassword,
  'POST /web-api/customer-logout': logout,
  'POST /web-api/customer-auth-google-nonce': googleNonce,
  'POST /web-api/customer-auth-google-credentials': google,
  'GET /web-api/customer-picture': picture,
  'PUT /web-api/customer-picture': changePicture,
} as const;
