import { expect, test, vi } from 'vitest';
import { createChat } from './chat-store.ts';

const widget = () => ({ load: vi.fn(async () => {}), open: vi.fn(), close: vi.fn() });

test('the widget is loaded when it is first opened, once', async () => {
  const port = widget();
  const chat = createChat(port);
  expect(chat.store.current()).toEqual({
    hasBeenLoaded: false,
    isLoading: false,
    isOpen: false,
    isVisible: true,
    fade: false,
  });
  const opening = chat.open();
  expect(chat.store.current()).toMatchObject({ isLoading: true, isOpen: false });
  await Promise.all([opening, chat.open()]);
  expect(chat.store.current()).toMatchObject({ hasBeenLoaded: true, isLoading: false, isOpen: true });
  chat.close();
  await chat.open();
  expect(port.load).toHaveBeenCalledOnce();
  expect(port.open).toHaveBeenCalledTimes(2);
});

test('a chat that is closed while it is being loaded stays closed, and opens at once the next time', async () => {
  const port = widget();
  const chat = createChat(port);
  const opening = chat.open();
  chat.close();
  await opening;
  expect(chat.store.current()).toMatchObject({ hasBeenLoaded: true, isLoading: false, isOpen: false });
  await chat.open();
  expect(port.load).toHaveBeenCalledOnce();
  expect(port.open).toHaveBeenCalledOnce();
});

test('a widget that does not load leaves the chat closed, to be tried again', async () => {
  const port = widget();
  port.load.mockRejectedValueOnce(new Error('blocked'));
  const chat = createChat(port);
  await chat.open();
  expect(chat.store.current()).toMatchObject({ hasBeenLoaded: false, isLoading: false, isOpen: false });
  await chat.open();
  expect(chat.store.current().isOpen).toBe(true);
});

test('its button can be hidden and step back', () => {
  const chat = createChat(widget());
  chat.show(false);
  chat.fade(true);
  expect(chat.store.current()).toMatchObject({ isVisible: false, fade: true });
});
