import { expect, test } from 'vitest';
import { questionsMarkup } from './questions-markup.ts';

const question = (text: string, words: string) => ({
  _uid: text,
  component: 'seo_question' as const,
  question: text,
  answer: {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
  },
});

test('describes each answered question', () => {
  const markup = JSON.parse(
    questionsMarkup([question('Wie lange dauert es?', 'Zwei Tage.'), question('Offen?', '')]),
  );
  expect(markup['@type']).toBe('FAQPage');
  expect(markup['@id']).toBe('#questions');
  expect(markup.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Wie lange dauert es?',
      acceptedAnswer: { '@type': 'Answer', text: 'Zwei Tage.' },
    },
  ]);
});

test('cannot end the script element it stands in', () => {
  const markup = questionsMarkup([question('A', '</script><script>alert(1)</script>')]);
  expect(markup).not.toContain('<');
  expect(JSON.parse(markup).mainEntity[0].acceptedAnswer.text).toBe('</script><script>alert(1)</script>');
});
