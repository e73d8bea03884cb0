import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ChannelConfig, Site, WorkspaceConfig } from '../../workspace-api/workspace-config.ts';
import { createManagementApi, type ManagementApi } from '../base/api/management-api.ts';
import { settingsStore } from './settings-store.ts';

/** Configuration of the space, token and API client of the signed-in editor. */
export type Session = { config: WorkspaceConfig; token: string; api: ManagementApi };

export type SessionState = {
  session: Session | undefined;
  /** The token the server refused, so that the app asks for another one. */
  refused: boolean;
};

const tokenKey = 'blattwerk.token';

const sessionStore = createStore<SessionState>(() => ({ session: undefined, refused: false }));

export const useSession = <T>(select: (state: SessionState) => T): T => useStore(sessionStore, select);

/** Token kept for this tab only. */
export const rememberedToken = (): string | null => sessionStorage.getItem(tokenKey);

export function startSession(config: WorkspaceConfig, token: string): void {
  if (token !== config.managementToken) sessionStorage.setItem(tokenKey, token);
  const api = createManagementApi(config.spaceId, token, () => settingsStore.getState().name);
  sessionStore.setState({ session: { config, token, api }, refused: false });
}

/** Forgets a token the server does not take. */
export function endSession(): void {
  sessionStorage.removeItem(tokenKey);
  sessionStore.setState({ session: undefined, refused: true });
}

/** The session; for code that only runs inside the opened workspace. */
export function requireSession(): Session {
  const { session } = sessionStore.getState();
  if (!session) throw new Error('the workspace is not open yet');
  return session;
}

export function useOpenSession(): Session {
  const session = useSession((state) => state.session);
  if (!session) throw new Error('the workspace is not open yet');
  return session;
}

/** Channel a story belongs to by its folder. */
export function channelOf(config: WorkspaceConfig, fullSlug: string): ChannelConfig | undefined {
  const folder = fullSlug.split('/')[0];
  return config.channels.find((channel) => channel.folder === folder);
}

/** Site of a channel for a locale, or its first one. */
export function siteOf(channel: ChannelConfig, locale: string): Site | undefined {
  return channel.sites.find((site) => site.locale === locale) ?? channel.sites[0];
}
