import { expect, test } from 'vitest';
import { linkedStories } from './linked-stories.ts';

test('links of fields and of rich text are found, others are not', () => {
  const content = {
    component: 'page',
    body: [
      { component: 'button', link: { fieldtype: 'multilink', linktype: 'story', id: 'one', url: '' } },
      { component: 'button', link: { fieldtype: 'multilink', linktype: 'url', id: 'two', url: '/two' } },
      { component: 'button', link: { fieldtype: 'multilink', linktype: 'story', id: '' } },
      {
        component: 'text',
        text: {
          type: 'doc',
          content: [
            {
              type: 'text',
              marks: [{ type: 'link', attrs: { linktype: 'story', uuid: 'three', href: '/three' } }],
            },
          ],
        },
      },
    ],
  };
  expect([...linkedStories(content)]).toEqual(['one', 'three']);
});
