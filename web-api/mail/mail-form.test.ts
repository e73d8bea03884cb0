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

test('numbers and codes stay in one line, long words break, and French sets a space before its colons', () => {
  const said = {
    ...content,
    parts: [
      {
        kind: 'paragraph',
        text: 'Die Rechnung RE-2026-000007 zur Bestellung 2026-000042, Code BLATT-7KQ2M-9XWPR.',
      },
      { kind: 'code', label: 'Numéro', code: '00340434292135100186' },
      { kind: 'button', label: 'Voir', url: 'https://shop.example/' },
    ],
  } as const;
  const html = mailHtml(said, sender);
  const whole = [...html.matchAll(/nowrap">([^<]*)</g)].map(([, text]) => text);
  expect(whole).toEqual(['RE-2026-000007', '2026-000042', 'BLATT-7KQ2M-9XWPR']);
  expect(html).toContain('overflow-wrap:anywhere');
  expect(mailText(said, { ...sender, language: 'fr' })).toContain('Numéro\u00a0: 00340434292135100186');
  expect(mailText(said, sender)).toContain('Voir:\nhttps://shop.example/');
});
