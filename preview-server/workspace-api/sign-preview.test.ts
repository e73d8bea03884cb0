import { expect, test } from 'vitest';
import { signPreview } from './sign-preview.ts';

test('signs as the CMS does', () => {
  expect(signPreview(123, 'previewtok', 1_700_000_000)).toBe('e10072a9a57ed4ae845997a7342c29c7e5c39e6b');
});
