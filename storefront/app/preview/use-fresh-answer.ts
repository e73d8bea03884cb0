import { useEffect, useState } from 'react';
import type { Answered } from '../../page/blocks/block-answers.ts';
import type { BlockData, FedBlock } from '../../page/blocks/block-questions.ts';
import type { StoredBlock } from '../../page/story/stored-block.ts';
import { usePage } from '../context/page-context.tsx';
import { whenLoaded } from './when-loaded.ts';

/** In the editor's preview: what the back end says to a block whose question changed; undefined everywhere else. */
export function useFreshAnswer<Name extends FedBlock>(
  name: Name,
  blok: StoredBlock,
  loaded: Answered<BlockData<Name>> | undefined,
): Answered<BlockData<Name>> | undefined {
  const page = usePage();
  const [fresh, setFresh] = useState<Answered<BlockData<Name>>>();
  const known = (fresh ?? loaded)?.key;
  useEffect(() => {
    if (!page.isPreview) return;
    return whenLoaded(import('./session/ask-again.ts'), ({ askAgain }) =>
      askAgain({ name, blok, page, known }, setFresh),
    );
  }, [name, blok, page, known]);
  return fresh;
}
