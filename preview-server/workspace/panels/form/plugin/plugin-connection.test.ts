import {
  type Asset,
  assetModalChangeMessage,
  getContextMessage,
  getPluginPromptAIMessage,
  getUserContextMessage,
  heightChangeMessage,
  isAssetSelectedMessage,
  isContextRequestMessage,
  isLoadedMessage,
  isPreviewDimensionResponse,
  isPromptAIMessage,
  isStateMessage,
  isUserContextRequestMessage,
  modalChangeMessage,
  pluginLoadedMessage,
  previewDimensionsChangeMessage,
  valueChangeMessage,
} from '@storyblok/field-plugin';
import { expect, test } from 'vitest';
import { createPluginConnection } from './plugin-connection.ts';
import type { PluginState } from './plugin-state.ts';

const uid = 'frame';
const origin = 'http://plugins.localhost:4000';
const asset: Asset = {
  id: 7,
  fieldtype: 'asset',
  filename: 'https://a.example/f/1/2x2/a/b.jpg',
  name: '',
  title: '',
  copyright: '',
  focus: '',
  alt: '',
};

/** A connection to a frame that only notes what is said to it. */
function connected() {
  const said: { message: unknown; to: string }[] = [];
  const heard: unknown[] = [];
  const target = { postMessage: (message: unknown, to: string) => said.push({ message, to }) };
  let state: PluginState = {
    model: undefined,
    language: 'default',
    interfaceLanguage: 'de',
    schema: { field_type: 'blattwerk-product', options: [{ name: 'maximum', value: '2' }] },
    blockId: 'block',
    spaceId: 1,
    story: () => ({ content: { component: 'page' }, full_slug: 'blattwerk/home' }),
    storyId: 5,
  };
  const connection = createPluginConnection({
    uid,
    origin,
    target: () => target,
    state: () => state,
    onLoaded: () => heard.push('loaded'),
    onValue: (model) => {
      state = { ...state, model };
    },
    onModal: (isOpen, size) => heard.push({ isOpen, size }),
    onHeight: (height) => heard.push({ height }),
    chooseAsset: (choose) => choose(asset),
    onPreviewDimension: (dimension) => heard.push(dimension),
    aiRefusal: () => 'Hier nicht.',
  });
  return {
    connection,
    heard,
    change: (change: Partial<PluginState>) => {
      state = { ...state, ...change };
    },
    send: (data: unknown, from: object = {}) => {
      said.length = 0;
      connection.receive({ data, origin, source: target, ...from });
      return said.map(({ message }) => message);
    },
    tell: () => {
      said.length = 0;
      connection.tell();
      return said.length;
    },
    said,
  };
}

test('a plugin that has loaded is told its state, and only at its own origin', () => {
  const { send, said, heard } = connected();
  const [loaded, state] = send(pluginLoadedMessage({ uid, callbackId: 'a' }));
  expect(isLoadedMessage(loaded) && isStateMessage(state)).toBe(true);
  expect(loaded).toMatchObject({
    callbackId: 'a',
    language: 'default',
    isModalOpen: false,
    model: undefined,
  });
  expect(said).toEqual([expect.objectContaining({ to: origin }), expect.objectContaining({ to: origin })]);
  expect(heard).toEqual(['loaded']);
});

test('a choice and a dialog are answered by the new state', () => {
  const { send, heard } = connected();
  send(pluginLoadedMessage({ uid, callbackId: 'a' }));
  const model = { plugin: 'blattwerk-product', items: [] };
  expect(send(valueChangeMessage({ uid, callbackId: 'b', model }))).toEqual([
    expect.objectContaining({ action: 'state-changed', callbackId: 'b', model }),
  ]);
  const modalSize = { width: '900px' };
  expect(send(modalChangeMessage({ uid, callbackId: 'c', status: true, modalSize }))).toEqual([
    expect.objectContaining({ callbackId: 'c', isModalOpen: true }),
  ]);
  expect(heard).toContainEqual({ isOpen: true, size: modalSize });
  // Escape within the frame carries no id.
  expect(send({ action: 'plugin-changed', event: 'toggleModal', uid, status: false })).toEqual([
    expect.objectContaining({ isModalOpen: false }),
  ]);
});

test.each([
  ['the story', getContextMessage({ uid, callbackId: 'q' }), isContextRequestMessage],
  ['the person', getUserContextMessage({ uid, callbackId: 'q' }), isUserContextRequestMessage],
  ['a file', assetModalChangeMessage({ uid, callbackId: 'q' }), isAssetSelectedMessage],
  [
    'help',
    getPluginPromptAIMessage({ action: 'prompt', text: 'a' }, { uid, callbackId: 'q' }),
    isPromptAIMessage,
  ],
  [
    'a width',
    previewDimensionsChangeMessage({ uid, callbackId: 'q', data: { tag: 'mobile' } }),
    isPreviewDimensionResponse,
  ],
])('a plugin that asks for %s gets an answer with its id', (_name, message, isAnswer) => {
  const answers = connected().send(message);
  expect(answers).toEqual([expect.objectContaining({ callbackId: 'q' })]);
  expect(isAnswer(answers[0])).toBe(true);
});

test('a change from outside is told once', () => {
  const { send, change, tell } = connected();
  expect(tell()).toBe(0);
  send(pluginLoadedMessage({ uid, callbackId: 'a' }));
  expect(tell()).toBe(0);
  change({ model: { items: [] } });
  expect([tell(), tell()]).toEqual([1, 0]);
  change({ language: 'fr' });
  expect(tell()).toBe(1);
});

test('what another window, another origin or another frame says is not heard', () => {
  const { send, heard } = connected();
  const message = heightChangeMessage(uid, 100);
  send(message, { origin: 'https://evil.example' });
  send(message, { source: null });
  send(heightChangeMessage('other', 100));
  send({ ...message, height: '100' });
  expect(heard).toEqual([]);
  send(message);
  expect(heard).toEqual([{ height: 100 }]);
});
