import type { Story } from '../../../page/story/story.ts';

/**
 * Whether a message holds a draft of this story. Looks at id and root block only: the blocks inside are judged
 * by the components that show them, and a keystroke has no time for more.
 */
export function isDraftOf<Root extends 'page' | 'settings'>(
  story: Story<Root>,
  value: unknown,
): value is Story<Root> {
  if (!isObject(value) || !('id' in value) || !('content' in value)) return false;
  const { id, content } = value;
  return id === story.id && isObject(content) && 'component' in content
    ? content.component === story.content.component
    : false;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
