import type { Environment } from './environment.ts';

/** What can run in processes of its own. */
export const parts = ['storefront', 'web-api', 'preview', 'pictures', 'jobs'] as const;
export type Part = (typeof parts)[number];

/** What a process does. */
export type Duties = {
  /** The editors' side. */
  preview: boolean;
  /** The shop's pages. */
  storefront: boolean;
  /** The back end: `inside` for the storefront of this process, `door` at an address of its own, `pictures` for those alone. */
  backEnd: 'none' | 'inside' | 'door' | 'pictures';
  /** Mails, print files and what else goes on in the background. */
  jobs: boolean;
  /** The database; a storefront without a back end needs none. */
  database: boolean;
};

/** What the process of a part does. */
export function dutiesOf(
  part: Part | 'all',
  { BACK_END_ORIGIN }: Pick<Environment, 'BACK_END_ORIGIN'>,
): Duties {
  const none: Duties = { preview: false, storefront: false, backEnd: 'none', jobs: false, database: true };
  switch (part) {
    case 'all':
      return { ...none, preview: true, storefront: true, backEnd: 'inside', jobs: true };
    case 'storefront':
      return BACK_END_ORIGIN === undefined
        ? { ...none, storefront: true, backEnd: 'inside', jobs: true }
        : { ...none, storefront: true, database: false };
    case 'web-api':
      return { ...none, backEnd: 'door' };
    case 'preview':
      return { ...none, preview: true };
    case 'pictures':
      return { ...none, backEnd: 'pictures' };
    case 'jobs':
      return { ...none, backEnd: 'none', jobs: true };
  }
}

/** One sentence saying why a part cannot run apart with these settings, or undefined. */
export function partProblem(part: Part | 'all', environment: Environment): string | undefined {
  const isApart =
    part === 'web-api' ||
    part === 'pictures' ||
    part === 'jobs' ||
    (part === 'storefront' && environment.BACK_END_ORIGIN !== undefined);
  return isApart && environment.DATABASE_URL === undefined
    ? `The embedded database belongs to one process: set DATABASE_URL to run --only ${part}.`
    : undefined;
}
