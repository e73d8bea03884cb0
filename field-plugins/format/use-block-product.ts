import type { ProductReference } from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import { useEffect, useState } from 'react';
import type { StoryAround } from '../shell/picker.ts';
import { productOfBlock } from './product-of-block.ts';

const pauseMilliseconds = 500;

/** The product chosen in the block; asked for anew whenever the editor turns to this field. */
export function useBlockProduct(
  { content: told, blockId, request }: StoryAround,
  fieldName: string,
): ProductReference | undefined {
  const [content, setContent] = useState(told);
  useEffect(() => setContent(told), [told]);
  useEffect(() => {
    let askedAt = 0;
    let isGone = false;
    const ask = () => {
      if (Date.now() - askedAt < pauseMilliseconds) return;
      askedAt = Date.now();
      void request().then((now) => {
        if (!isGone) setContent(now);
      });
    };
    ask();
    window.addEventListener('focus', ask);
    document.documentElement.addEventListener('pointerenter', ask);
    return () => {
      isGone = true;
      window.removeEventListener('focus', ask);
      document.documentElement.removeEventListener('pointerenter', ask);
    };
  }, [request]);
  return productOfBlock(content, blockId, fieldName);
}
