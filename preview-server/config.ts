import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import type { AccountsConfig } from './content-space/access/account-keeper.ts';
import type { DesignDeskConfig } from './design-desk/design-desk-config.ts';
import type { FiguresConfig } from './figures/figures-config.ts';
import type { FlagDeskConfig } from './flag-desk/flag-desk-config.ts';
import { type JudgeToolConfig, judgeToolProblem } from './judge-tool/tool-config.ts';
import type { OrderDeskConfig } from './order-desk/desk-config.ts';

/** Tokens that work without any set-up, and therefore only on the machine itself. */
const localTokenPrefix = 'local-';

export type FieldPluginsConfig = {
  /** Where their pages are reached, such as `http://plugins.localhost:4000`. */
  origin: string;
  /** Folder of the built plugins, one below it for each. */
  folder: string;
  /** Origins of the editors that may frame them. */
  editors: readonly string[];
};

export type PreviewServerConfig = {
  /** Address the server listens on, such as `127.0.0.1`. */
  host: string;
  /** Where editors and the storefront reach it, such as `http://localhost:4000`. */
  origin: string;
  /** Where shoppers reach the card channel, such as `http://localhost:3000`. */
  storefrontOrigin: string;
  space: {
    id: number;
    name: string;
    /** Codes besides the default language. */
    languages: readonly string[];
  };
  tokens: {
    /** Reads published content. */
    public: string;
    /** Reads drafts, and signs preview addresses. */
    preview: string;
    /** Writes. */
    management: string;
  };
  /** What becomes of blocks that only the space's components know: judged by those, or never published. */
  spaceBlocks: 'judge' | 'refuse';
  /** Accounts of editors; left out, the holder of the management token is the one editor. */
  accounts?: AccountsConfig;
  /** Pages for the fields that a field plugin edits; left out, those fields are edited as JSON. */
  fieldPlugins?: FieldPluginsConfig;
  /** The judge as a tool in the CMS's editor; left out, there is none. */
  judgeTool?: JudgeToolConfig;
  /** The order desk at `/orders`; left out, there is none. */
  orderDesk?: OrderDeskConfig;
  /** Where cards are made at `/designs`; left out, none are. */
  designDesk?: DesignDeskConfig;
  /** Where flags are rolled out at `/flags`; left out, none are. */
  flagDesk?: FlagDeskConfig;
  /** What was counted of visits, at `/figures`; left out, nothing is shown. */
  figures?: FiguresConfig;
  /** Programs that read and suggest, at `/assistant`; left out, none are let in. */
  assistants?: {
    /** Requests of one token within a minute. */
    perMinute: number;
    /** Path of a Chromium that takes pictures for them; left out, they get none. */
    browser?: string;
  };
  /** The back end whose catalogue pages are judged by, and the secret it signs its news with; left out, none is. */
  catalogue?: { origin: string; secret: string };
  /** Told of every change of published content before the editor gets an answer. */
  webhooks: readonly { endpoint: string; secret: string }[];
  /**
   * Networks besides the public internet that addresses stored in the space may lie in, such as `10.0.0.0/8`; left out, the
   * machine itself where the server is for this machine only, and none elsewhere.
   */
  webhookNetworks?: readonly string[];
  /** Requests a second one address may make before it is told to slow down; 0 switches the limit off. */
  requestsPerSecond: number;
  /** Addresses of proxies in front, whose word on the visitor's address is taken; none when left out. */
  trustedProxies?: readonly string[];
  /** Folder for finished pictures of assets; created when missing. */
  assetDirectory: string;
  /** Serves the workspace from its sources with hot reload instead of its build. */
  development?: boolean | undefined;
  /** Request log: `info` shows every request, `warn` failures only. */
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
};

type Address = Pick<PreviewServerConfig, 'host' | 'origin'>;

/** Whether the server is reachable from this machine only and may hand its page the management token: never where editors have accounts. */
export function isLocal({ tokens, accounts, ...config }: PreviewServerConfig): boolean {
  return accounts === undefined && isHandedOut(config, tokens.management);
}

/** A published token of a server that is reachable from this machine only: its page is given it. */
export function isHandedOut(address: Address, token: string): boolean {
  return placeBeyond(address) === undefined && token.startsWith(localTokenPrefix);
}

/** Where others than this machine reach the server: what it listens on, or its address at a proxy. */
function placeBeyond({ host, origin }: Address): string | undefined {
  const name = URL.canParse(origin) ? new URL(origin).hostname : host;
  return [host, name].find((place) => !isLoopback(place));
}

/** One sentence saying why the server must not start with this configuration, or undefined. */
export function configProblem(config: PreviewServerConfig): string | undefined {
  const { host, origin, judgeTool, orderDesk } = config;
  const tokens = { ...config.tokens, ...(orderDesk && { 'order desk': orderDesk.token }) };
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    return `The preview server's address ${origin} must be an origin such as http://localhost:4000, without a path.`;
  const place = placeBeyond({ host, origin });
  for (const [use, token] of Object.entries(tokens)) {
    if (token === '') return `The ${use} token is empty; set it to a secret of at least 16 characters.`;
    if (place === undefined) continue;
    if (token.startsWith(localTokenPrefix))
      return `The ${use} token “${token}” is public knowledge and works only while the server listens on a loopback address; it is reached at ${place}, so set a secret one.`;
    if (token.length < 16)
      return `The ${use} token is too short to be reachable at ${place}; use at least 16 characters.`;
  }
  if (config.accounts && config.tokens.management.startsWith(localTokenPrefix))
    return `The management token “${config.tokens.management}” is public knowledge and would open the workspace past its accounts: set a secret one.`;
  if (new Set(Object.values(tokens)).size < Object.keys(tokens).length)
    return `The tokens (${Object.keys(tokens).join(', ')}) must differ from one another.`;
  return judgeTool && judgeToolProblem(origin, judgeTool);
}
