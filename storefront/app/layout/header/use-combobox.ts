import { type RefObject, useEffect } from 'react';

type Combobox = {
  /** Id of the list of options. */
  listId: string;
  isShown: boolean;
  /** Id of the option the arrow keys have reached. */
  activeId: string | undefined;
  onKey(event: KeyboardEvent): void;
  onOpen(): void;
  /** @param next where the focus goes */
  onLeave(next: EventTarget | null): void;
};

/** Makes a field that is there already a combobox, without drawing it anew: nothing typed meanwhile is lost. */
export function useCombobox(input: RefObject<HTMLInputElement | null>, combobox: Combobox): void {
  const { listId, isShown, activeId, onKey, onOpen, onLeave } = combobox;
  useEffect(() => {
    const field = input.current;
    field?.setAttribute('role', 'combobox');
    field?.setAttribute('aria-autocomplete', 'list');
    field?.setAttribute('aria-controls', listId);
    field?.setAttribute('aria-expanded', String(isShown));
    if (activeId === undefined) field?.removeAttribute('aria-activedescendant');
    else field?.setAttribute('aria-activedescendant', activeId);
  }, [input, listId, isShown, activeId]);
  useEffect(() => {
    const field = input.current;
    const leave = (event: FocusEvent) => onLeave(event.relatedTarget);
    field?.addEventListener('keydown', onKey);
    field?.addEventListener('input', onOpen);
    field?.addEventListener('focus', onOpen);
    field?.addEventListener('blur', leave);
    return () => {
      field?.removeEventListener('keydown', onKey);
      field?.removeEventListener('input', onOpen);
      field?.removeEventListener('focus', onOpen);
      field?.removeEventListener('blur', leave);
    };
  });
}
