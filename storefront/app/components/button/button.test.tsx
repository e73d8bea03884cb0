import { expect, test } from 'vitest';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { Button } from './button.tsx';
import { buttonClass } from './button-class.ts';

test('is a button that submits nothing by accident', async () => {
  expect(await renderOnPage(<Button>Merken</Button>)).toBe(
    '<button type="button"><span>Merken</span></button>',
  );
});

test('shows its count above 0, and not while loading', async () => {
  expect(await renderOnPage(<Button count={3}>Merkzettel</Button>)).toContain('<span>3</span>');
  expect(await renderOnPage(<Button count={120}>Merkzettel</Button>)).toContain('<span>99+</span>');
  expect(await renderOnPage(<Button count={0}>Merkzettel</Button>)).not.toContain('<span>0</span>');
  expect(
    await renderOnPage(
      <Button count={3} isLoading>
        Merkzettel
      </Button>,
    ),
  ).not.toContain('<span>3</span>');
});

test('says that it is loading and keeps the focus', async () => {
  const html = await renderOnPage(
    <Button isLoading loadingText="Wird gelegt …">
      In den Warenkorb
    </Button>,
  );
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Wird gelegt …');
  expect(html).not.toContain('In den Warenkorb');
  expect(html).not.toContain('disabled=""');
});

test('carries its icon before or after the label', async () => {
  expect(await renderOnPage(<Button leadingIcon="heart">a</Button>)).toMatch(/<svg.*<span>a/);
  expect(await renderOnPage(<Button trailingIcon="arrow">a</Button>)).toMatch(/<span>a<\/span><svg/);
});

test('combines the looks asked for', () => {
  const look = buttonClass({
    variant: 'secondary',
    isGhost: true,
    isRound: true,
    isFullWidth: true,
    isUppercase: true,
  });
  expect(look.split(' ')).toHaveLength(6);
  expect(buttonClass().split(' ')).toHaveLength(2);
});
