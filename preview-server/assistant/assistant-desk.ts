import type { Sentence } from '@blattwerk/schemas/rules/model/finding.ts';
import type { UsageIndex } from '@blattwerk/schemas/usage/usage-index.ts';
import type { ContentSpace } from '../content-space/content-space.ts';
import type { Pictures } from './pictures/picture-queue.ts';
import type { Assistant } from './tokens/assistant-role.ts';

/** What the tools of assistants work with. */
export type AssistantDesk = {
  space: Pick<ContentSpace, 'database' | 'config' | 'catalogue' | 'judgeFor' | 'webhooks' | 'log'>;
  /** Which stories use what. */
  usage(): Promise<UsageIndex>;
  /** Address of the shop's back end; left out where there is none. */
  backEnd?: string | undefined;
  /** Left out where no browser is set. */
  pictures?: Pictures | undefined;
};

/** One call: who asks, and in which of the editors' languages things are named. */
export type Call = { desk: AssistantDesk; assistant: Assistant; language: keyof Sentence };
