import type { PageHeading } from '@blattwerk/schemas/preview/inspection.ts';

export type HeadingFault = 'second-main' | 'skipped' | 'empty';
export type JudgedHeading = PageHeading & { fault?: HeadingFault };

/** The outline as screen readers read it aloud: what has no words, skips a rank, or is a second main heading. */
export function judgeHeadings(headings: readonly PageHeading[]): JudgedHeading[] {
  let before = 0;
  let hasMain = false;
  return headings.map((heading) => {
    const { level, words } = heading;
    const fault: HeadingFault | undefined =
      words === ''
        ? 'empty'
        : level === 1 && hasMain
          ? 'second-main'
          : before > 0 && level > before + 1
            ? 'skipped'
            : undefined;
    before = level;
    hasMain ||= level === 1;
    return { ...heading, ...(fault && { fault }) };
  });
}

/** Whether the page says in one heading what it is about. */
export const hasMainHeading = (headings: readonly PageHeading[]): boolean =>
  headings.some(({ level, words }) => level === 1 && words !== '');
