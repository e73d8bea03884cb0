import { z } from 'zod';

/** A pressed key, as a `KeyboardEvent` names it. */
export const pressedKey = z.object({
  key: z.string().min(1).max(32),
  ctrlKey: z.boolean(),
  metaKey: z.boolean(),
  shiftKey: z.boolean(),
  altKey: z.boolean(),
});

export type PressedKey = z.infer<typeof pressedKey>;

/** A key that frames hand to the workspace; letters are written small. */
export const shortcut = z.object({
  ...pressedKey.shape,
  /** `anywhere`: in text fields, too; `outside-texts`: where nothing is typed and no words are marked. */
  where: z.enum(['anywhere', 'outside-texts']),
});

export type Shortcut = z.infer<typeof shortcut>;

/** The part of a `KeyboardEvent` that says which key it is. */
export const pressedKeyOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: PressedKey): PressedKey => ({
  key: key.length === 1 ? key.toLowerCase() : key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
});

/** Whether a pressed key is a shortcut's. */
export function isKeyOf(shortcut: PressedKey, event: PressedKey): boolean {
  const pressed = pressedKeyOf(event);
  return (
    pressed.key === shortcut.key &&
    pressed.ctrlKey === shortcut.ctrlKey &&
    pressed.metaKey === shortcut.metaKey &&
    pressed.shiftKey === shortcut.shiftKey &&
    pressed.altKey === shortcut.altKey
  );
}
