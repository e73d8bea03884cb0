import { blokNode } from '@blattwerk/schemas/rich-text/blok-node.ts';
import { draftBlocks } from '../../../draft/draft-blocks.ts';
import { elementsOf } from '../../marked-place.ts';
import { copyMark, writtenMark } from './written.ts';

/**
 * Blocks between the paragraphs of a text that is written upon the page: copies of what the page shows of them, and their
 * names until it shows them.
 */
export function pageBloks(storyId: number) {
  const named = new Set<() => boolean>();
  const extension = blokNode.extend({
    addNodeView: () => (props) => {
      const dom = document.createElement('div');
      dom.contentEditable = 'false';
      dom.setAttribute(copyMark, '');
      const blocks = blocksOf(props.node.attrs.body);
      const draw = () => {
        const copies = blocks.flatMap(({ uid }) => copyOf(storyId, uid) ?? []);
        if (copies.length < blocks.length) return false;
        dom.replaceChildren(...copies);
        return true;
      };
      if (!draw()) {
        dom.textContent = blocks.map(({ component }) => nameOf(component)).join(', ');
        named.add(draw);
      }
      return { dom, ignoreMutation: () => true, destroy: () => named.delete(draw) };
    },
  });
  return {
    extension,
    /** The page may show by now what it did not before. */
    look() {
      for (const draw of named) if (draw()) named.delete(draw);
    },
  };
}

function copyOf(storyId: number, uid: string): Node | undefined {
  const shown = elementsOf({ storyId, uid }).find((element) => !element.closest(`[${writtenMark}]`));
  const copy = shown?.cloneNode(true);
  if (copy instanceof Element)
    for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  return copy;
}

function blocksOf(body: unknown): { uid: string; component: string }[] {
  if (!Array.isArray(body)) return [];
  return body.map((block: unknown) => {
    const { _uid, component } = Object(block);
    return { uid: String(_uid ?? ''), component: String(component ?? '') };
  });
}

const nameOf = (component: string): string => draftBlocks.current()?.names[component] ?? component;
