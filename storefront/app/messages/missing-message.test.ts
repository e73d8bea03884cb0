import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { createMissingMessage } from './missing-message.ts';

test('a missing text is logged once per key and shows the second part of its key', () => {
  const log = vi.fn();
  const i18n = setupI18n({
    locale: 'fr',
    messages: { fr: { 'header.search': ['Rechercher'] } },
    missing: createMissingMessage(log),
  });
  expect(i18n.t('header.search')).toBe('Rechercher');
  expect(i18n.t('header.basket')).toBe('basket');
  expect(i18n.t('header.basket')).toBe('basket');
  expect(i18n.t('footer.legal')).toBe('legal');
  expect(log.mock.calls).toEqual([
    ['Missing translation: header.basket (fr)'],
    ['Missing translation: footer.legal (fr)'],
  ]);
});
