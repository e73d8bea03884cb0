import { type Hub, savesOfOnePage, word } from './fill-space.ts';

type Place = {
  /** Asks the server, with a body by POST. */
  ask(path: string, body?: object): Promise<void>;
  pages: number;
  hub: Hub;
  /** Where the management API has the space. */
  space: string;
};

export type SpaceQuestions = Record<
  string,
  {
    question(
      place: Place,
    ): Promise<unknown> /** Milliseconds of a core, server and asking program together. */;
    budget: number;
  }
>;

/** As the workspace asks for its list of pages, and for the beginning of a history. */
const pagesAtOnce = 1000;
const savesAtOnce = 25;

const everyPageOf = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/**
 * What the workspace asks of a space while an editor works. Lists of everything may grow with the space; everything else costs
 * in a large one about what it costs in a small one.
 */
export const spaceQuestions: SpaceQuestions = {
  'list of all pages': {
    question: ({ ask, space, pages }) =>
      Promise.all(
        everyPageOf(Math.ceil(pages / pagesAtOnce)).map((page) =>
          ask(`${space}/stories?per_page=${pagesAtOnce}&page=${page}`),
        ),
      ),
    budget: 1500,
  },
  'a page opened': { question: ({ ask, space, hub }) => ask(`${space}/stories/${hub.id}`), budget: 100 },
  'pages with a word, all contents read': {
    question: ({ ask, space }) => ask(`${space}/stories?search_term=${word}&per_page=25`),
    budget: 3000,
  },
  [`history of ${savesOfOnePage} saves`]: {
    question: ({ ask, space, hub }) =>
      ask(`${space}/versions?model=stories&model_id=${hub.id}&per_page=${savesAtOnce}`),
    budget: 300,
  },
  'a save and what it changed': {
    question: ({ ask, space, hub }) => ask(`${space}/versions/${hub.versionId}`),
    budget: 50,
  },
  'what links to a page': {
    question: ({ ask, hub }) => ask(`/workspace/usage?of=story:${hub.uuid}`),
    budget: 100,
  },
  'library: first files': { question: ({ ask }) => ask('/workspace/assets?page=1'), budget: 200 },
  'library: folders': { question: ({ ask }) => ask('/workspace/assets/folders'), budget: 100 },
  'files that are missing': { question: ({ ask }) => ask('/workspace/assets/missing'), budget: 150 },
  'calendar of plans': {
    question: ({ ask, space }) => ask(`${space}/story_schedulings?by_status=scheduled&per_page=100`),
    budget: 200,
  },
  'translations of all pages': { question: ({ ask }) => ask('/workspace/translations?page=1'), budget: 150 },
  'health of all pages': { question: ({ ask }) => ask('/workspace/space-health?page=1'), budget: 150 },
  'a word on every page replaced, looked at': {
    question: ({ ask, space }) =>
      ask(`${space}/replacements/preview`, {
        replacement: { kind: 'words', from: word, to: 'Kuvert' },
      }),
    budget: 6000,
  },
};
