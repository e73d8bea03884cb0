import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { applyFix } from '@blattwerk/schemas/rules/model/fix.ts';
import { expect, test } from 'vitest';
import type { SubstituteAnswer } from '../../../workspace-api/substitutes-answer.ts';
import { block, managementStory } from '../../base/content/testing-blocks.ts';
import { openDocument } from '../../store/page/document-store.ts';
import { replaceable } from './replaceable.ts';

const format = { plugin: 'blattwerk-format', version: 1, format: '148x205' };
const product = { plugin: 'blattwerk-product', version: 1, items: [{ kind: 'card', id: '140101' }] };
const content = block('root', {
  component: 'page',
  body: [block('card', { component: 'card_detail', product, format })],
});
const finding: Finding = {
  code: 'format_not_made',
  severity: 'error',
  story: 'a',
  path: ['content', 'body', 0, 'format'],
  uid: 'card',
  field: 'format',
  message: { de: 'Ein anderes Format wählen.', en: 'Choose another format.' },
};

function after(substitute: Pick<SubstituteAnswer, 'id' | 'format'>): unknown {
  const open = openDocument(managementStory(content), content);
  const found = replaceable(finding, open);
  const fix = found?.replacedBy({ kind: 'card', name: 'Karte', typeLabel: 'Karte', ...substitute });
  const fixed = fix && applyFix({ content }, fix);
  return fixed?.ok ? fixed.story.content : undefined;
}

test('a format that is not made asks for formats of the product beside it', () => {
  const found = replaceable(finding, openDocument(managementStory(content), content));
  expect(found?.stays).toBe('card:140101');
  expect(found?.question).toContainEqual(['of', 'card:140101']);
  expect(found?.question).toContainEqual(['format', '148x205']);
  expect(found?.question).toContainEqual(['kind', 'card']);
});

test('another format of the product takes the place of the format, another product that of the product', () => {
  expect(after({ id: '140101', format: '148x210' })).toMatchObject({
    body: [{ product, format: { ...format, format: '148x210' } }],
  });
  expect(after({ id: '140203', format: '148x205' })).toMatchObject({
    body: [{ product: { ...product, items: [{ kind: 'card', id: '140203' }] }, format }],
  });
});
