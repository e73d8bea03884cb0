import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createDeskApi, type DeskApi } from '../../base/api/order-desk-api.ts';
import { settingsStore } from '../settings-store.ts';

type DeskSession = {
  api: DeskApi | undefined;
  /** The server does not take the token: another one is asked for. */
  isRefused: boolean;
};

const tokenKey = 'blattwerk.orderDeskToken';
const sessionStore = createStore<DeskSession>(() => ({ api: undefined, isRefused: false }));

export const useDeskSession = <T>(select: (session: DeskSession) => T): T => useStore(sessionStore, select);

/** Token kept for this tab only. */
export const rememberedDeskToken = (): string | null => sessionStorage.getItem(tokenKey);

/** @param isKnown whether the server hands the token out by itself */
export function openDesk(token: string, { isKnown }: { isKnown: boolean }): void {
  if (!isKnown) sessionStorage.setItem(tokenKey, token);
  const api = createDeskApi(token, () => settingsStore.getState().name);
  sessionStore.setState({ api, isRefused: false });
}

/** Forgets the token: by a press, or because the server does not take it. */
export function closeDesk({ isRefused }: { isRefused: boolean }): void {
  sessionStorage.removeItem(tokenKey);
  sessionStore.setState({ api: undefined, isRefused });
}

/** For code that only runs inside the opened desk. */
export function requireDesk(): DeskApi {
  const { api } = sessionStore.getState();
  if (!api) throw new Error('the order desk is not open yet');
  return api;
}
