import { type ModalSize, urlSearchParamsFromPluginUrlParams } from '@storyblok/field-plugin';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { blockOf } from '../../../base/content/block-index.ts';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { fieldLabel } from '../../../base/schema/labels.ts';
import { useDialog } from '../../../store/dialog-store.ts';
import { useForm } from '../../../store/form-store.ts';
import { useDocument } from '../../../store/page/document.ts';
import { useMessages } from '../../messages/messages.ts';
import type { FieldProps } from '../field/use-field.ts';
import styles from './field-plugin.module.css';
import { itemsIn } from './items-in.ts';
import { useFrameHeight } from './use-frame-height.ts';
import { useMarkedItems } from './use-marked-items.ts';
import { usePluginConnection } from './use-plugin-connection.ts';

type PluginFrameProps = FieldProps<FieldOf<'custom'>> & {
  address: string;
  /** Whether the plugin has let too much time pass without a word. */
  onSilent(isSilent: boolean): void;
};

const answerMilliseconds = 5000;

/** The plugin's page in the form; its dialog is the same frame above the window, so that nothing is loaded again. */
export function PluginFrame({ uid, field, name, address, onSilent }: PluginFrameProps) {
  const say = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [frameId] = useState(() => crypto.randomUUID());
  const [modal, setModal] = useState<{ size: ModalSize | undefined }>();
  const hasLoaded = useRef(false);
  const place = useRef<HTMLSpanElement>(null);
  const wantedItem = useForm(({ wanted }) =>
    wanted?.uid === uid && wanted.field === name ? wanted.item : undefined,
  );
  const [shownItem, setShownItem] = useState<number>();
  const count = useDocument((open) => itemsIn(blockOf(open.content, open.index, uid)?.[name])) ?? 0;
  const { height, setAsked } = useFrameHeight(layer, count);
  const connection = usePluginConnection({
    frame,
    marked: useMarkedItems(uid, name),
    frameId,
    address,
    uid,
    field,
    name,
    onLoaded: () => {
      hasLoaded.current = true;
      onSilent(false);
    },
    onHeight: setAsked,
    onModal: (isOpen, size) => setModal(isOpen ? { size } : undefined),
  });
  // The asset library must lie above a plugin's dialog.
  const isCovered = useDialog() !== undefined;
  const isOnTop = modal !== undefined && !isCovered;

  useEffect(() => {
    const timer = setTimeout(() => !hasLoaded.current && onSilent(true), answerMilliseconds);
    return () => clearTimeout(timer);
  }, [onSilent]);

  useEffect(() => {
    if (wantedItem !== undefined) setShownItem(wantedItem);
  }, [wantedItem]);

  // The rows are as high as each other: a place in the list is a place in the frame, drawn or still kept free.
  useEffect(() => {
    if (shownItem === undefined) return;
    place.current?.scrollIntoView({ block: 'center' });
    setShownItem(undefined);
  }, [shownItem]);

  useEffect(() => {
    if (!isOnTop) return;
    layer.current?.showPopover();
    // It had the focus before it was hidden for a moment, and the browser would take it away after this.
    frame.current?.blur();
    frame.current?.focus();
  }, [isOnTop]);

  const parameters = urlSearchParamsFromPluginUrlParams({
    uid: frameId,
    secure: location.protocol === 'https:',
    host: location.host,
    preview: false,
  });
  const label = fieldLabel(field, say.language);
  return (
    <div className={styles.place} style={{ minHeight: height }}>
      <span
        ref={place}
        className={styles.item}
        style={{ top: `${count > 0 ? (((shownItem ?? 0) + 0.5) / (count + 1)) * 100 : 0}%` }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the ground around the dialog; Escape does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        ref={layer}
        popover={isOnTop ? 'manual' : undefined}
        className={modal ? styles.layer : styles.field}
        {...(modal && { role: 'dialog', 'aria-modal': true, 'aria-label': label })}
        onClick={(event) => event.target === event.currentTarget && connection.closeModal()}
      >
        {modal && <Edge frame={frame} />}
        <iframe
          ref={frame}
          title={say('plugin.frame', { field: label })}
          src={`${address}?${parameters}`}
          allow="clipboard-read; clipboard-write"
          className={styles.frame}
          style={
            modal
              ? {
                  width: cssLength(modal.size?.width, '960px'),
                  height: cssLength(modal.size?.height, '760px'),
                }
              : { height }
          }
        />
        {modal && <Edge frame={frame} />}
      </div>
    </div>
  );
}

type EdgeProps = { frame: RefObject<HTMLIFrameElement | null> };

/** A stop before and after the frame that returns the focus to it, so that Tab does not leave the dialog. */
function Edge({ frame }: EdgeProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a stop for the focus, nothing to act on
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      onFocus={() => frame.current?.focus()}
    />
  );
}

const plainLength = /^\d{1,4}(\.\d{1,2})?(px|rem|%|vw|vh)$/;

/** A length that a plugin asks for, if it is a plain one. */
function cssLength(asked: string | undefined, otherwise: string): string {
  return asked !== undefined && plainLength.test(asked) ? asked : otherwise;
}
