import { expect, test } from 'vitest';
import { mailHtml, mailText } from './mail-form.ts';

const sender = { name: 'Blattwerk', url: 'https://shop.example', language: 'de' } as const;
const content = {
  subject: 'Bestellung',
  preview: 'Danke',
  headline: 'Danke!',
  parts: [
    {
      kind: 'sums',
      rows: [
        {
          label: '50 × Karte „Ida & Jan“',
          detail: '12 × 17 cm · Feinstpapier',
          amount: '70,50 €',
          text: '50 × Karte, 12 × 17 cm, Feinstpapier – 70,50 €',
        },
        { label: 'Gesamt', amount: '75,49 €', text: 'Gesamt: 75,49 €', isTotal: true },
      ],
    },
  ],
} as const;

test('what something costs stands beside it, each in a row of a table, the total strong', () => {
  const html = mailHtml(content, sender);
  const rows = html.match(/<tr><th scope="row".*?<\/tr>/g) ?? [];
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain('50 × Karte „Ida &#38; Jan“<br><span');
  expect(rows[0]).toMatch(/white-space:nowrap">70,50 €<\/td>/);
  expect(rows.map((row) => row.includes('font:700'))).toEqual([false, true]);
});

test('in plain text each row is a line', () => {
  expect(mailText(content, sender)).toContain(
    '50 × Karte, 12 × 17 cm, Feinstpapier – 70,50 €\nGesamt: 75,49 €\n',
  );
});
