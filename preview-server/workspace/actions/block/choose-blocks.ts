import { chooseBlocks, chosenBlocks, documentStore } from '../../store/page/document.ts';

/** Takes a block to those that are chosen, and opens its form; or leaves it out, where it was one of them. */
export function toggleBlock(uid: string): void {
  const { open } = documentStore.getState();
  if (open?.index.get(uid)?.parent === undefined) return;
  const chosen = chosenBlocks(open).filter((each) => open.index.get(each)?.parent !== undefined);
  if (!chosen.includes(uid)) {
    chooseBlocks(uid, chosen);
    return;
  }
  const rest = chosen.filter((each) => each !== uid);
  const next = open.selected === uid ? rest[0] : open.selected;
  if (next !== undefined) chooseBlocks(next, rest);
}
