import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import type { Fix } from '@blattwerk/schemas/rules/model/fix.ts';
import { afterEach, expect, test } from 'vitest';
import { block, managementStory } from '../../base/content/testing-blocks.ts';
import { findingsStore, noteFindings } from '../../store/findings-store.ts';
import { documentStore } from '../../store/page/document.ts';
import { openDocument } from '../../store/page/document-store.ts';
import { putRight } from './put-right.ts';

afterEach(() => {
  documentStore.setState({ open: undefined });
  findingsStore.setState({ byStory: new Map() });
});

/** A list of products at the root. */
function openList(products: string[]): number {
  const content = block('root', { products });
  const story = managementStory(content);
  documentStore.setState({ open: openDocument(story, content) });
  return story.id;
}

const listed = () => documentStore.getState().open?.content.products;

/** What the judge says of a product in the list, and the fix that takes it out. */
function removal(products: string[], product: string): { finding: Finding; fix: Fix } {
  const path = ['content', 'products', products.indexOf(product)];
  const fix = {
    label: { de: 'Produkt entfernen', en: 'Remove the product' },
    isSafe: false,
    changes: [{ path, from: product }],
  };
  const message = { de: `${product} gibt es nicht.`, en: `There is no ${product}.` };
  const finding = {
    code: 'unknown_product',
    severity: 'error',
    story: 'a',
    path,
    uid: 'root',
    message,
  } as const;
  return { finding: { ...finding, fixes: [fix] }, fix };
}

test('a second fix before the page is judged again is applied when it has been, however late', () => {
  const all = ['gone', 'elsewhere', 'good'];
  const storyId = openList(all);
  const [first, second] = [removal(all, 'gone'), removal(all, 'elsewhere')];
  putRight(first.finding, first.fix);
  putRight(second.finding, second.fix);
  expect(listed()).toEqual(['elsewhere', 'good']);
  // A judgement that was under way: of the page before the first fix.
  noteFindings(storyId, [first.finding, second.finding]);
  expect(listed()).toEqual(['elsewhere', 'good']);
  noteFindings(storyId, [removal(['elsewhere', 'good'], 'elsewhere').finding]);
  expect(listed()).toEqual(['good']);
  noteFindings(storyId, []);
  expect(listed()).toEqual(['good']);
});

test('a fix waits for no other page', () => {
  const all = ['gone', 'elsewhere'];
  const storyId = openList(all);
  const [first, second] = [removal(all, 'gone'), removal(all, 'elsewhere')];
  putRight(first.finding, first.fix);
  putRight(second.finding, second.fix);
  documentStore.setState({ open: undefined });
  noteFindings(storyId, [removal(['elsewhere'], 'elsewhere').finding]);
  openList(['elsewhere']);
  noteFindings(storyId, [removal(['elsewhere'], 'elsewhere').finding]);
  expect(listed()).toEqual(['elsewhere']);
});
