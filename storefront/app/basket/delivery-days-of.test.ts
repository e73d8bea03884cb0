import { expect, test } from 'vitest';
import { deliveryDaysOf } from './delivery-days-of.ts';

test('a day keeps its month beside it; a range may break between its days alone', () => {
  const day = { deliveryFrom: '2026-11-26', deliveryTo: '2026-11-26' };
  expect(deliveryDaysOf(day, 'de-DE')).toBe('Do.,\u00a026.\u00a0November');
  const days = { deliveryFrom: '2026-11-27', deliveryTo: '2026-12-01' };
  expect(deliveryDaysOf(days, 'de-DE')).toBe(
    'Fr.,\u00a027.\u00a0November –\u2060\u00a0Di.,\u00a01.\u00a0Dezember',
  );
  for (const locale of ['fr-CH', 'en-GB', 'it-IT', 'es-ES', 'nl-NL'] as const)
    expect(deliveryDaysOf(days, locale).split(' ')).toHaveLength(2);
});
