import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Action, may } from '../../roles/roles.ts';
import type { Member } from '../../workspace-api/accounts/account-answers.ts';
import type { ChannelConfig, Site, WorkspaceConfig } from '../../workspace-api/workspace-config.ts';
import { createManagementApi, type ManagementApi } from '../base/api/management-api.ts';
import { settingsStore } from './settings-store.ts';

/** Configuration of the space, token and API client of the signed-in editor. */
export type Session = {
  config: WorkspaceConfig;
  /** Empty for a member, whose browser sends a cookie. */
  token: string;
  /** Whose account is signed in; undefined where the token opens the workspace. */
  member: Member | undefined;
  api: ManagementApi;
};

export type SessionState = {
  session: Session | undefined;
  /** The token the server refused, so that the app asks for another one. */
  refused: boolean;
};

const tokenKey = 'blattwerk.token';

const sessionStore = createStore<SessionState>(() => ({ session: undefined, refused: false }));

/** What is left of a workspace that is being closed still asks for its session. */
let last: Session | undefined;

export const useSession = <T>(select: (state: SessionState) => T): T => useStore(sessionStore, select);

/** Token kept for this tab only. */
export const rememberedToken = (): string | null => sessionStorage.getItem(tokenKey);

/** Opens the workspace by the management token. */
export function startSession(config: WorkspaceConfig, token: string): void {
  if (token !== config.managementToken) sessionStorage.setItem(tokenKey, token);
  open(config, token, undefined);
}

/** Opens the workspace for a member who has signed in. */
export function startMemberSession(config: WorkspaceConfig, member: Member): void {
  settingsStore.setState({ name: member.name });
  open(config, '', member);
}

function open(config: WorkspaceConfig, token: string, member: Member | undefined): void {
  const api = createManagementApi(config.spaceId, token, () => settingsStore.getState().name);
  last = { config, token, member, api };
  sessionStore.setState({ session: last, refused: false });
}

/** Forgets a token the server does not take. */
export function endSession(): void {
  sessionStorage.removeItem(tokenKey);
  sessionStore.setState({ session: undefined, refused: true });
}

/** Ends a session that its editor has left. */
export const leaveSession = (): void => sessionStore.setState({ session: undefined, refused: false });

/** Whether the editor's role may do something; with the token alone everything is allowed. */
export const useMay = (action: Action): boolean => useSession(({ session }) => isAllowed(session, action));

const isAllowed = (session: Session | undefined, action: Action): boolean =>
  may(session?.member?.role ?? 'administrator', action);

/** The session; for code that only runs inside the opened workspace. */
export function requireSession(): Session {
  const session = sessionStore.getState().session ?? last;
  if (!session) throw new Error('the workspace is not open yet');
  return session;
}

export function useOpenSession(): Session {
  const session = useSession((state) => state.session) ?? last;
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
