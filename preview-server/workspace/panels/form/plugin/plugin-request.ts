import {
  type Dimension,
  isAssetModalChangeMessage,
  isGetContextMessage,
  isGetUserContextMessage,
  isHeightChangeMessage,
  isMessageToContainer,
  isModalChangeMessage,
  isPluginLoadedMessage,
  isPluginPromptAIMessage,
  isPreviewDimensionChangeMessage,
  isValueChangeMessage,
  type ModalSize,
} from '@storyblok/field-plugin';

/** A message from a plugin; its answer carries the same `callbackId`. */
export type PluginRequest = { callbackId: string | undefined } & (
  | { event: 'loaded' }
  | { event: 'update'; model: unknown }
  | { event: 'modal'; isOpen: boolean; size: ModalSize | undefined }
  | { event: 'height'; height: number }
  | { event: 'context' }
  | { event: 'user' }
  | { event: 'asset'; field: string | undefined }
  | { event: 'ai' }
  | { event: 'preview'; dimension: Dimension }
);

/** Reads a message of the plugin with the given id by the vendor's own guards; anything else is undefined. */
export function readPluginRequest(data: unknown, uid: string): PluginRequest | undefined {
  if (!isMessageToContainer(data) || data.uid !== uid) return undefined;
  const { callbackId } = data;
  if (isPluginLoadedMessage(data)) return { event: 'loaded', callbackId };
  if (isValueChangeMessage(data)) return { event: 'update', model: data.model, callbackId };
  if (isModalChangeMessage(data))
    return { event: 'modal', isOpen: data.status, size: data.modalSize, callbackId };
  if (isHeightChangeMessage(data)) return { event: 'height', height: data.height, callbackId };
  if (isGetContextMessage(data)) return { event: 'context', callbackId };
  if (isGetUserContextMessage(data)) return { event: 'user', callbackId };
  if (isAssetModalChangeMessage(data)) return { event: 'asset', field: data.field, callbackId };
  if (isPluginPromptAIMessage(data)) return { event: 'ai', callbackId };
  if (isPreviewDimensionChangeMessage(data)) return { event: 'preview', dimension: data.data, callbackId };
  return undefined;
}
