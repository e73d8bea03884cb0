import { slugProblem } from '../../../base/stories/slug.ts';
import { knownStories } from '../../../store/server/queries.ts';
import { TextBox } from '../../controls/text-box.tsx';
import { useMessages } from '../../messages/messages.ts';

/** Name of a story and its slug, unique in its folder. */
type Named = { name: string; slug: string };

type NameAndSlugProps = Named & {
  help: string;
  folder: number;
  /** The story itself, once it exists. */
  story?: number;
  onName: (name: string) => void;
  onSlug: (slug: string) => void;
};

/** Whether a story can be called so in a folder. */
export function canBeNamed({ name, slug }: Named, folder: number, story?: number): boolean {
  return name.trim() !== '' && slugProblem(slug, takenIn(folder, story)) === undefined;
}

/** The fields for a story's name and address; an address that cannot be says why. */
export function NameAndSlug({ name, slug, help, folder, story, onName, onSlug }: NameAndSlugProps) {
  const say = useMessages();
  const problem = slugProblem(slug, takenIn(folder, story));
  return (
    <>
      <TextBox label={say('stories.name')} value={name} onChange={onName} autoFocus isRequired />
      <TextBox
        label={say('stories.slug')}
        help={help}
        value={slug}
        onChange={onSlug}
        error={problem && (slug !== '' || story !== undefined) ? say(problem) : undefined}
      />
    </>
  );
}

function takenIn(folder: number, story: number | undefined): string[] {
  return knownStories().flatMap((each) =>
    (each.parent_id ?? 0) === folder && each.id !== story ? each.slug : [],
  );
}
