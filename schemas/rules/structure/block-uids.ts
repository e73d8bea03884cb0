import { exampleHeadline, examplePage, exampleTeaser, pageWith } from '../examples/example-content.ts';
import type { Fix } from '../model/fix.ts';
import { blockLabel } from '../model/labels.ts';
import { replacing, safeFix } from '../model/making-fixes.ts';
import { atBlock, type Rule } from '../model/rule.ts';
import { stableUid } from '../model/stable-uid.ts';
import { extend, spellOut } from '../model/story-path.ts';
import type { ReadBlock } from '../model/story-reading.ts';

export const missingUid: Rule = {
  code: 'missing_uid',
  title: { de: 'Baustein ohne Kennung', en: 'Block without a _uid' },
  severity: 'error',
  description: {
    de: 'Ein Baustein hat keine Kennung (_uid); Vorschau und Versionsvergleich finden ihn nicht wieder.',
    en: 'A block has no _uid; preview and version comparison cannot find it again.',
  },
  examples: {
    pass: [{ title: 'every block has its own', content: examplePage() }],
    fail: [
      { title: 'none', content: pageWith(exampleTeaser({ _uid: undefined })) },
      { title: 'a blank one', content: pageWith(exampleTeaser({ _uid: ' ' })) },
    ],
  },
  check({ blocks }) {
    const nameless = blocks.filter((block) => uidOf(block) === '');
    const taken = takenUids(nameless.length > 0 ? blocks : []);
    return nameless.map((block) =>
      atBlock(
        block,
        {
          de: `„${blockLabel(block).de}“ eine Kennung geben, ohne sie findet die Vorschau den Baustein nicht.`,
          en: `Give “${blockLabel(block).en}” an identifier; without one the preview does not find the block.`,
        },
        newUidFixes(block, taken),
      ),
    );
  },
};

export const duplicateUid: Rule = {
  code: 'duplicate_uid',
  title: { de: 'Doppelte Kennung', en: 'Duplicate _uid' },
  severity: 'error',
  description: {
    de: 'Zwei Bausteine der Seite haben dieselbe Kennung (_uid); Änderungen träfen den falschen.',
    en: 'Two blocks of the story share a _uid; changes would reach the wrong one.',
  },
  examples: {
    pass: [
      { title: 'every block has its own', content: pageWith(exampleTeaser()) },
      {
        title: 'the same block in another language',
        content: { ...examplePage(), body__i18n__en: [exampleHeadline()] },
        context: { languages: ['en'] },
      },
    ],
    fail: [{ title: 'copied by hand', content: pageWith(exampleTeaser(), exampleTeaser()) }],
  },
  check({ blocks }) {
    const seen = new Map<string | undefined, Set<string>>([[undefined, new Set()]]);
    const repeated = blocks.filter(isRepeated);
    const taken = takenUids(repeated.length > 0 ? blocks : []);
    return repeated.map((block) =>
      atBlock(
        block,
        {
          de: `„${blockLabel(block).de}“ eine eigene Kennung geben, ein anderer Baustein hat dieselbe.`,
          en: `Give “${blockLabel(block).en}” an identifier of its own; another block has the same.`,
        },
        newUidFixes(block, taken),
      ),
    );

    // A translated list replaces the default one on the page, so the two never meet.
    function isRepeated(block: ReadBlock): boolean {
      const uid = uidOf(block);
      const met = seen.get(block.language) ?? new Set();
      if (met.size === 0) seen.set(block.language, met);
      if (uid !== '' && met.has(uid)) return true;
      met.add(uid);
      return false;
    }
  },
};

function takenUids(blocks: readonly ReadBlock[]): Set<string> {
  return new Set(blocks.map(uidOf));
}

/** The block's place makes the new one, so that it comes out the same each time; `taken` grows by it. */
function newUidFixes(block: ReadBlock, taken: Set<string>): Fix[] {
  const place = spellOut(block.path).join('.');
  let uid = stableUid(place);
  for (let attempt = 2; taken.has(uid); attempt += 1) uid = stableUid(`${place} ${attempt}`);
  taken.add(uid);
  const label = { de: 'Neue Kennung vergeben', en: 'Give it a new identifier' };
  return [safeFix(label, replacing(extend(block.path, '_uid'), block.content._uid, uid))];
}

function uidOf({ content }: ReadBlock): string {
  return typeof content._uid === 'string' ? content._uid.trim() : '';
}
