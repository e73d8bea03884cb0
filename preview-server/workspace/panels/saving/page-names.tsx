import type { SubjectUsage } from '../../../workspace-api/usage-answer.ts';

/** More are told by their number. */
export const shownAtOnce = 5;

/** The first of some pages, by name and address, those that shoppers see before the others. */
export function PageNames({ pages }: { pages: SubjectUsage['uses'] }) {
  const first = pages.toSorted((one, other) => other.inPublished - one.inPublished).slice(0, shownAtOnce);
  return (
    <ul>
      {first.map(({ id, name, fullSlug }) => (
        <li key={id}>
          {name} <small>{fullSlug}</small>
        </li>
      ))}
    </ul>
  );
}
