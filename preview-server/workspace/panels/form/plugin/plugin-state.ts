import type {
  FieldPluginSchema,
  LoadedMessage,
  StateChangedMessage,
  StoryData,
} from '@storyblok/field-plugin';

/** Context that a plugin gets in `loaded` and `state-changed`, without `isModalOpen`. */
export type PluginState = {
  /** The field's value. */
  model: unknown;
  /** Content language, `default` for the space's own. */
  language: string;
  interfaceLanguage: string;
  schema: FieldPluginSchema;
  blockId: string;
  spaceId: number;
  /** Asked for only when something is sent, since a page may be large. */
  story(): StoryData;
  storyId: number | undefined;
};

type StateMessage = Omit<LoadedMessage, 'action' | 'callbackId'>;

function stateMessage(uid: string, state: PluginState, isModalOpen: boolean): StateMessage {
  const { story, ...told } = state;
  return {
    ...told,
    uid,
    story: story(),
    isModalOpen,
    // The plugin's guard wants the key even without a user.
    userId: undefined,
    token: null,
    isAIEnabled: false,
    releases: [],
    releaseId: undefined,
  };
}

type MessageOf<Message> = (
  uid: string,
  state: PluginState,
  isModalOpen: boolean,
  callbackId: string | undefined,
) => Message;

export const loadedMessage: MessageOf<LoadedMessage> = (uid, state, isModalOpen, callbackId) => ({
  ...stateMessage(uid, state, isModalOpen),
  action: 'loaded',
  callbackId,
});

export const stateChangedMessage: MessageOf<StateChangedMessage> = (uid, state, isModalOpen, callbackId) => ({
  ...stateMessage(uid, state, isModalOpen),
  action: 'state-changed',
  callbackId,
});
