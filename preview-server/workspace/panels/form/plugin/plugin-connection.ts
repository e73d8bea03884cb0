import type {
  Asset,
  AssetSelectedMessage,
  ContextRequestMessage,
  Dimension,
  MessageToPlugin,
  ModalSize,
  PreviewDimensionResponseMessage,
  PromptAIResponseMessage,
  UserContextRequestMessage,
} from '@storyblok/field-plugin';
import { type PluginRequest, readPluginRequest } from './plugin-request.ts';
import { loadedMessage, type PluginState, stateChangedMessage } from './plugin-state.ts';

export type PluginConnectionOptions = {
  /** Id of this frame; messages of other ids are not for it. */
  uid: string;
  /** The only origin that is listened to and spoken to. */
  origin: string;
  /** The frame's window, once there is one. */
  target(): { postMessage(message: unknown, origin: string): void } | null | undefined;
  state(): PluginState;
  onLoaded(): void;
  onValue(model: unknown): void;
  onModal(isOpen: boolean, size: ModalSize | undefined): void;
  /** Pixels the plugin's content is high. */
  onHeight(height: number): void;
  /** Lets a person choose a file; never calls back when they do not. */
  chooseAsset(choose: (asset: Asset) => void): void;
  onPreviewDimension(dimension: Dimension): void;
  /** Message that answers requests to a language model, which the workspace does not have. */
  aiRefusal(): string;
};

export type PluginConnection = {
  /** Takes what arrived in the window; ignores what is not from this plugin. */
  receive(message: { data: unknown; origin: string; source: unknown }): void;
  /** Tells the plugin what has changed around it, if anything has. */
  tell(): void;
  /** Closes the plugin's dialog from outside. */
  closeModal(): void;
};

/** The container's side of the field plugin protocol; every question is answered with the id it came with. */
export function createPluginConnection(options: PluginConnectionOptions): PluginConnection {
  const { uid, origin } = options;
  let isModalOpen = false;
  let told: readonly unknown[] | undefined;

  const post = <Message extends MessageToPlugin<string>>(message: Message) => {
    options.target()?.postMessage(message, origin);
  };
  const tellNow = (callbackId?: string) => {
    const state = options.state();
    told = [state.model, state.language, state.interfaceLanguage, state.schema, isModalOpen];
    post(stateChangedMessage(uid, state, isModalOpen, callbackId));
  };
  const setModal = (isOpen: boolean, size?: ModalSize) => {
    if (isModalOpen === isOpen) return;
    isModalOpen = isOpen;
    options.onModal(isOpen, size);
  };

  const answer = (request: PluginRequest) => {
    const { callbackId } = request;
    switch (request.event) {
      case 'loaded':
        // A frame that was loaded anew starts in its field.
        setModal(false);
        post(loadedMessage(uid, options.state(), isModalOpen, callbackId));
        tellNow();
        options.onLoaded();
        return;
      case 'update':
        options.onValue(request.model);
        tellNow(callbackId);
        return;
      case 'modal':
        setModal(request.isOpen, request.size);
        tellNow(callbackId);
        return;
      case 'height':
        options.onHeight(request.height);
        return;
      case 'context':
        post<ContextRequestMessage>({
          action: 'get-context',
          uid,
          callbackId,
          story: options.state().story(),
        });
        return;
      case 'user':
        post<UserContextRequestMessage>({
          action: 'get-user-context',
          uid,
          callbackId,
          user: { isSpaceAdmin: true, permissions: undefined },
        });
        return;
      case 'asset':
        options.chooseAsset((asset) => {
          const { field } = request;
          const { filename } = asset;
          const message = { action: 'asset-selected' as const, uid, callbackId: callbackId ?? '', field };
          post<AssetSelectedMessage>({ ...message, filename, asset });
        });
        return;
      case 'ai':
        post<PromptAIResponseMessage>({
          action: 'prompt-ai',
          uid,
          callbackId,
          aiResponse: { ok: false, error: options.aiRefusal() },
        });
        return;
      case 'preview':
        options.onPreviewDimension(request.dimension);
        post<PreviewDimensionResponseMessage>({ action: 'preview-dimension', uid, callbackId });
    }
  };

  return {
    receive: (message) => {
      if (message.origin !== origin || message.source !== options.target()) return;
      const request = readPluginRequest(message.data, uid);
      if (request) answer(request);
    },
    tell: () => {
      if (told === undefined) return;
      const { model, language, interfaceLanguage, schema } = options.state();
      const now = [model, language, interfaceLanguage, schema, isModalOpen];
      if (now.some((value, index) => value !== told?.[index])) tellNow();
    },
    closeModal: () => {
      setModal(false);
      if (told) tellNow();
    },
  };
}
