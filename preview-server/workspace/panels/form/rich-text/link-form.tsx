import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { LinkEditor } from '../links/link-editor.tsx';
import {
  emptyLink,
  isEmptyLink,
  isSafeAddress,
  linkTypes,
  readLinkMark,
  writeLinkMark,
} from '../links/link-value.ts';
import type { MarkFormProps } from './mark-form.ts';
import styles from './rich-text.module.css';

/** Where the selected words lead to. */
export function LinkForm({ attrs, showsNewTab, choose }: MarkFormProps & { showsNewTab: boolean }) {
  const say = useMessages();
  const [link, setLink] = useState(() => (attrs ? readLinkMark(attrs) : emptyLink));
  const isUsable = !isEmptyLink(link) && (link.type !== 'url' || isSafeAddress(link.url));
  return (
    <>
      <LinkEditor link={link} types={linkTypes} showsAnchor showsNewTab={showsNewTab} onChange={setLink} />
      <div className={styles.linkActions}>
        {attrs && <Button onPress={() => choose(null, '')}>{say('link.remove')}</Button>}
        <Button
          kind="main"
          isDisabled={!isUsable}
          onPress={() => choose(writeLinkMark(link, attrs ?? {}), link.email || link.url)}
        >
          {say('action.apply')}
        </Button>
      </div>
    </>
  );
}
