/** Keys under which the shop's own errors are logged (specification, section 8). */
export const errorKeys = [
  'login-error',
  'sign-up-error',
  'password-reset-error',
  'google-not-loaded',
  'google-button-not-found',
  'google-auth-callback-failed',
  'feature-test-already-initialised',
  'feature-test-empty-key',
  'feature-test-no-global-client',
  'feature-test-no-treatment',
  'feature-test-treatment-changed',
  'feature-test-track-failed',
  'feature-test-user-key-changed',
  'autoplay-without-carousel',
  'interface-error',
] as const;
export type ErrorKey = (typeof errorKeys)[number];

/** Where browsers report them. */
export const errorReportPath = '/_errors';
