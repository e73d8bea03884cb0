import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageFile } from './exchanged.ts';
import { mapFileValues } from './file-values.ts';
import { putBackInContent, replaceInContent } from './replace-in-content.ts';

const file = (id: number, name: string, alt = ''): PageFile => ({
  id,
  filename: `http://localhost:4000/f/100001/800x600/abc${id}/${name}`,
  ...{ alt, title: '', copyright: '', source: '', focus: '', metaData: {} },
});
const roses = file(1, 'rosen.jpg', 'Rosen');
const tulips = file(2, 'tulpen.jpg', 'Tulpen');
const asset = ({ id, filename }: PageFile, alt = 'Blumen') => ({
  ...{ fieldtype: 'asset', id, filename, alt, title: '', copyright: '', source: '' },
  ...{ focus: '400x300:401x301', is_external_url: false, meta_data: {} },
});
const inText = ({ id, filename }: PageFile) => ({
  type: 'image',
  attrs: { id, src: filename, alt: 'Blumen' },
});
const link = ({ filename }: PageFile) => ({ linktype: 'asset', id: '', url: filename, cached_url: filename });
const mark = ({ filename }: PageFile) => ({ type: 'link', attrs: { linktype: 'asset', href: filename } });

const either = fc.constantFrom(roses, tulips, file(3, 'nelken.jpg'));
const value = either.chain((one) =>
  fc.constantFrom(asset(one), inText(one), link(one), mark(one), one.filename, 7),
);
const blockWith = (body: fc.Arbitrary<unknown[]>) =>
  fc.record({
    component: fc.constantFrom('image_teaser', 'text_page'),
    _uid: fc.uuid(),
    image: value,
    images: fc.array(value, { maxLength: 3 }),
    body,
  });
const within = blockWith(fc.constant([]));
const block = blockWith(fc.array(blockWith(fc.array(within, { maxLength: 2 })), { maxLength: 2 }));

test('whatever is replaced is put back as it was, uses of the second file among it', () => {
  fc.assert(
    fc.property(block, fc.boolean(), (content, isNewFile) => {
      const exchange = {
        from: roses,
        to: isNewFile ? { ...roses, filename: tulips.filename } : tulips,
        isNewFile,
      };
      const { content: replaced, values } = replaceInContent(content, exchange);
      expect(JSON.stringify(replaced)).not.toMatch(/"(src|url|href)":"[^"]*rosen\.jpg"/);
      expect(putBackInContent(replaced, values)).toEqual(content);
      if (values.length === 0) expect(replaced).toBe(content);
    }),
  );
});

test('another picture brings its words along, a new file keeps those of the page and the spot in focus', () => {
  const content = { component: 'image_teaser', _uid: 'a', image: asset(roses, 'Von mir beschrieben') };
  expect(replaceInContent(content, { from: roses, to: tulips, isNewFile: false }).content).toMatchObject({
    image: { id: 2, filename: tulips.filename, alt: 'Tulpen', focus: '' },
  });
  const silent = { ...tulips, alt: '' };
  expect(replaceInContent(content, { from: roses, to: silent, isNewFile: false }).content).toMatchObject({
    image: { id: 2, alt: 'Von mir beschrieben' },
  });
  const larger = { ...roses, filename: 'http://localhost:4000/f/100001/1600x1200/neu/rosen.jpg' };
  expect(replaceInContent(content, { from: roses, to: larger, isNewFile: true }).content).toMatchObject({
    image: { id: 1, filename: larger.filename, alt: 'Von mir beschrieben', focus: '800x600:801x601' },
  });
});

test('what was written since stays when a replacement is taken back, and so do moved pictures', () => {
  const content = {
    component: 'image_teaser',
    _uid: 'a',
    images: [asset(tulips), asset(roses)],
    headline: 'Alt',
  };
  const { content: replaced, values } = replaceInContent(content, {
    from: roses,
    to: tulips,
    isNewFile: false,
  });
  const edited = mapFileValues(replaced, ({ value, at }) =>
    at.at(-1) === 1 ? { ...value, alt: 'Neu beschrieben' } : undefined,
  );
  expect(putBackInContent(edited, values)).toMatchObject({
    images: [{ id: 2 }, { id: 1, filename: roses.filename, alt: 'Neu beschrieben' }],
  });
  const moved = { ...content, images: [asset(tulips, 'Tulpen')] };
  expect(putBackInContent(moved, values)).toMatchObject({ images: [{ id: 1 }] });
});
