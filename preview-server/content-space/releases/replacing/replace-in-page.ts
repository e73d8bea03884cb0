import { pickerTypes } from '@blattwerk/schemas/fields/picker-types.ts';
import { namedSchema } from '@blattwerk/schemas/named-schema.ts';
import { exchanged } from '../../assets/replacing/exchanged.ts';
import { replaceInContent } from '../../assets/replacing/replace-in-content.ts';
import { isPlainObject, type PlainObject } from '../../story-shape/plain-object.ts';
import type { Replacement } from './replacement.ts';
import type { ReplacedPage } from './replacement-answers.ts';
import { createWordReplacer } from './word-replacer.ts';

type Replaced = { content: PlainObject; places: ReplacedPage['places'] };

/** Puts one thing in another's place wherever a page's content has it, and says where. What does not change stays the same object. */
export function replaceInPage(content: PlainObject, replacement: Replacement): Replaced {
  const places: ReplacedPage['places'] = [];
  const change = changeOf(replacement);
  const visit = (value: unknown, place: Place): unknown => {
    const inField = { ...place, note: (before: string, after: string) => note(place, before, after) };
    const changed = change(value, inField);
    if (Array.isArray(value)) {
      const entries = Array.isArray(changed) ? changed : value;
      const mapped = entries.map((entry) => visit(entry, place));
      return mapped.length === value.length && mapped.every((entry, index) => entry === value[index])
        ? value
        : mapped;
    }
    if (changed !== undefined) return changed;
    if (!isPlainObject(value)) return value;
    const isBlock = typeof value.component === 'string' && typeof value._uid === 'string';
    const entries = Object.entries(value).map(([key, entry]) => [
      key,
      visit(
        entry,
        isBlock
          ? { uid: String(value._uid), component: String(value.component), field: key, isWhole: true }
          : { ...place, isWhole: false },
      ),
    ]);
    return entries.every(([key, entry]) => entry === value[String(key)])
      ? value
      : Object.fromEntries(entries);
  };
  const note = ({ uid, component, field }: Place, before: string, after: string) =>
    void places.push({ uid, component, field, before, after });
  const changed = visit(content, { uid: '', component: '', field: '', isWhole: false });
  return { content: isPlainObject(changed) ? changed : content, places };
}

/** `isWhole`: the value is the field's own, not part of it. */
type Place = { uid: string; component: string; field: string; isWhole: boolean };
type PlaceInField = Place & { note(before: string, after: string): void };
/** The new value, or undefined for one that stays; what is in a list is looked at besides. */
type Change = (value: unknown, place: PlaceInField) => unknown;

function changeOf(replacement: Replacement): Change {
  switch (replacement.kind) {
    case 'words':
      return changeWords(replacement);
    case 'product':
      return changeProduct(replacement);
    case 'theme':
      return changeTheme(replacement);
    case 'asset':
      return changeAsset(replacement);
  }
}

/** Fields that hold what visitors read: those that are translated. */
const textFields: ReadonlySet<string> = new Set(
  Object.values(namedSchema.blocks).flatMap(({ name, fields }) =>
    fields
      .filter(
        (field) => ['text', 'textarea', 'richtext', 'markdown'].includes(field.type) && isTranslated(field),
      )
      .map((field) => `${name} ${field.name}`),
  ),
);
function isTranslated(field: object): boolean {
  return 'translatable' in field && field.translatable === true;
}

function changeWords({ from, to, isWhole }: Extract<Replacement, { kind: 'words' }>): Change {
  const replacer = createWordReplacer(from, to, isWhole);
  return (value, { component, field, isWhole: isOwn, note }) => {
    const [name = ''] = field.split('__i18n__');
    if (!textFields.has(`${component} ${name}`)) return undefined;
    if (Array.isArray(value)) return inTextNodes(value, replacer, note);
    const found = isOwn && typeof value === 'string' ? replacer([value]) : undefined;
    if (!found) return undefined;
    note(found.before, found.after);
    return found.pieces.join('');
  };
}

/** Words of rich text may be bold from the middle on: text nodes that follow each other are one text. */
function inTextNodes(
  nodes: readonly unknown[],
  replacer: ReturnType<typeof createWordReplacer>,
  note: PlaceInField['note'],
): unknown[] | undefined {
  let isChanged = false;
  const written: unknown[] = [];
  let run: TextNode[] = [];
  const endRun = () => {
    const found = replacer(run.map(({ text }) => text));
    if (found) {
      isChanged = true;
      note(found.before, found.after);
      // A text node is never empty.
      for (const [place, node] of run.entries())
        if (found.pieces[place]) written.push({ ...node, text: found.pieces[place] });
    } else written.push(...run);
    run = [];
  };
  for (const node of nodes) {
    if (isTextNode(node)) run.push(node);
    else {
      endRun();
      written.push(node);
    }
  }
  endRun();
  return isChanged ? written : undefined;
}

type TextNode = { type: 'text'; text: string };

/** Of rich text the words themselves; whatever else is in there names things. */
const isTextNode = (value: unknown): value is TextNode =>
  isPlainObject(value) && value.type === 'text' && typeof value.text === 'string';

function changeProduct({ from, to }: Extract<Replacement, { kind: 'product' }>): Change {
  const [kind, id] = [to.slice(0, to.indexOf(':')), to.slice(to.indexOf(':') + 1)];
  const nameOf = (item: unknown) => (isPlainObject(item) ? `${item.kind}:${item.id}` : '');
  return (value, { note }) => {
    if (!isPlainObject(value) || value.plugin !== pickerTypes.product || !Array.isArray(value.items))
      return undefined;
    if (!value.items.some((item) => nameOf(item) === from)) return undefined;
    note(from, to);
    const seen = new Set<string>();
    const items = value.items
      .map((item) => (nameOf(item) === from ? { ...item, kind, id } : item))
      // A list that has the other one already does not get it twice.
      .filter((item) => nameOf(item) !== to || (!seen.has(to) && seen.add(to)));
    return { ...value, items };
  };
}

function changeTheme({ from, to, design }: Extract<Replacement, { kind: 'theme' }>): Change {
  return (value, { note }) => {
    if (!isPlainObject(value) || value.plugin !== pickerTypes.theme || value.themeId !== from)
      return undefined;
    note(`theme:${from}`, `theme:${to}`);
    return { ...value, themeId: to, ...('designId' in value && { designId: design }) };
  };
}

function changeAsset({ from, to }: Extract<Replacement, { kind: 'asset' }>): Change {
  const exchange = { from, to, isNewFile: false };
  const nameOf = (address: string) => decodeURIComponent(address.slice(address.lastIndexOf('/') + 1));
  return (value, { note }) => {
    if (!isPlainObject(value) || 'component' in value) return undefined;
    // One value at a time, so that each is told with its place.
    const isFileValue = value.fieldtype === 'asset' || value.type === 'image' || value.linktype === 'asset';
    if (!isFileValue || replaceInContent(value, exchange).values.length === 0) return undefined;
    note(nameOf(from.filename), nameOf(to.filename));
    return exchanged(value, exchange);
  };
}
