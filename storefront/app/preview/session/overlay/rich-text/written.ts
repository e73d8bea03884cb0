/** Marks the element that a formatted text is written in, and copies of blocks that stand between its paragraphs. */
export const writtenMark = 'data-written';
export const copyMark = 'data-block-copy';

/** Whether an element is of a text that is being written: clicks there set the caret. A block in it is selected as ever. */
export const isWritten = (element: Element): boolean =>
  element.closest(`[${writtenMark}], [${copyMark}]`)?.hasAttribute(writtenMark) ?? false;
