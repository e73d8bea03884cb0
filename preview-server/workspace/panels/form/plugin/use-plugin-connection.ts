import type { Dimension, ModalSize, Asset as PluginAsset, StoryData } from '@storyblok/field-plugin';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Asset } from '../../../../content-space/story-shape/asset-answers.ts';
import { blockOf } from '../../../base/content/block-index.ts';
import { setField } from '../../../base/content/edits.ts';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { openDialog } from '../../../store/dialog-store.ts';
import { documentStore, edit, useDocument, useFieldValue } from '../../../store/page/document.ts';
import { channelOf, requireSession, siteOf } from '../../../store/session-store.ts';
import { type DeviceWidth, settingsStore, useSettings } from '../../../store/settings-store.ts';
import { say } from '../../messages/messages.ts';
import type { FieldProps } from '../field/use-field.ts';
import { offerKeyLine } from './key-line.ts';
import { createPluginConnection, type PluginConnection } from './plugin-connection.ts';
import { pluginSchema } from './plugin-schema.ts';
import { valuesBeside } from './values-beside.ts';

type ConnectionOptions = FieldProps<FieldOf<'custom'>> & {
  frame: RefObject<HTMLIFrameElement | null>;
  /** What is wrong with entries of the field's list. */
  marked: string;
  frameId: string;
  address: string;
  onLoaded(): void;
  onHeight(height: number): void;
  onModal(isOpen: boolean, size: ModalSize | undefined): void;
};

/** Connects a plugin's frame with the open page: its choices are edits like any other, and it hears of all others'. */
export function usePluginConnection(options: ConnectionOptions): PluginConnection {
  const { frame, frameId, address, uid, field, name } = options;
  const value = useFieldValue(uid, name);
  const beside = useDocument((open) => valuesBeside(blockOf(open.content, open.index, uid), name));
  const interfaceLanguage = useSettings(({ language }) => language);
  const locale = useSettings((settings) => settings.locale);
  const { marked } = options;
  const callbacks = useRef(options);
  callbacks.current = options;
  const closeKeyLine = useRef<() => void>(undefined);

  const connection = useMemo(
    () =>
      createPluginConnection({
        uid: frameId,
        origin: new URL(address).origin,
        target: () => frame.current?.contentWindow,
        state: () => stateOfField(uid, field, name, callbacks.current.marked),
        onLoaded: () => {
          closeKeyLine.current?.();
          closeKeyLine.current = frame.current
            ? offerKeyLine(frame.current, new URL(address).origin)
            : undefined;
          callbacks.current.onLoaded();
        },
        onValue: (model) => edit((index) => setField(index, uid, name, model)),
        onModal: (isOpen, size) => callbacks.current.onModal(isOpen, size),
        onHeight: (height) => callbacks.current.onHeight(Math.min(Math.max(height, 24), 4000)),
        chooseAsset: (choose) =>
          openDialog('assets', {
            multiple: false,
            imagesOnly: false,
            choose: ([asset]) => asset && choose(assetOfPlugin(asset)),
          }),
        onPreviewDimension: (dimension) => settingsStore.setState({ deviceWidth: deviceWidthFor(dimension) }),
        aiRefusal: () => say('plugin.noAi'),
      }),
    [frame, frameId, address, uid, field, name],
  );

  useEffect(() => {
    const receive = (event: MessageEvent) => connection.receive(event);
    window.addEventListener('message', receive);
    return () => {
      window.removeEventListener('message', receive);
      closeKeyLine.current?.();
    };
  }, [connection]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what a plugin hears of
  useEffect(() => connection.tell(), [connection, value, beside, interfaceLanguage, locale, marked]);
  return connection;
}

function stateOfField(uid: string, field: FieldOf<'custom'>, name: string, marked: string) {
  const { open } = documentStore.getState();
  const { language: interfaceLanguage, locale } = settingsStore.getState();
  const { config } = requireSession();
  const channel = open && channelOf(config, open.story.full_slug);
  const site = channel && siteOf(channel, locale);
  const block = open && blockOf(open.content, open.index, uid);
  return {
    model: block?.[name],
    language: site?.language ?? 'default',
    interfaceLanguage,
    schema: pluginSchema(field, site?.country, marked),
    blockId: uid,
    spaceId: config.spaceId,
    storyId: open?.story.id,
    story: (): StoryData => ({ ...open?.story, content: { ...open?.content } }),
  };
}

/** A file of the library as plugins are given it. */
function assetOfPlugin({ id, filename, alt, title, copyright, source, focus }: Asset): PluginAsset {
  return {
    id,
    fieldtype: 'asset',
    filename,
    name: '',
    alt: alt ?? '',
    title: title ?? '',
    copyright: copyright ?? '',
    focus: focus ?? '',
    source: source ?? '',
    is_external_url: false,
    meta_data: {},
  };
}

const ofTag = { desktop: 1300, tablet: 768, mobile: 360 } as const;
const widths = [360, 768, 1300] as const;

/** The width of the preview closest to what a plugin asks for. */
function deviceWidthFor(dimension: Dimension): DeviceWidth {
  if (dimension.tag !== 'custom') return ofTag[dimension.tag];
  const { width } = dimension;
  return widths.reduce((best, each) => (Math.abs(each - width) < Math.abs(best - width) ? each : best));
}
