/** Words as they are written, or a pattern of them. */
type Words = { is: string } | { source: string; flags: string };

/** What is looked for inside what the step before it found. */
export type Step = { role: string; name?: Words } | { label: Words } | { text: Words } | { nth: number };

/** Something in the page as a person perceives it. */
export type Seen = {
  text: string;
  value: string;
  isChecked: boolean;
  isPressed: boolean;
  isFocused: boolean;
  /** Where it can be pressed, in the window; undefined while it moves or something covers it. */
  spot?: { x: number; y: number };
};

// What axe says of roles and names once it is set up; its types leave half of it out.
declare const axe: {
  setup(root: Element): void;
  teardown(): void;
  commons: {
    aria: { getRole(element: Element): string | null };
    dom: { isVisibleToScreenReaders(element: Element): boolean };
    text: { accessibleText(element: Element): string };
  };
};

/** Runs in the page, as text: it may use nothing but its argument, the document and axe. */
export function look({ steps, isReaching }: { steps: readonly Step[]; isReaching: boolean }): Seen[] {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  const fits = (text: string, words: Words) =>
    'is' in words ? tidy(text) === words.is : new RegExp(words.source, words.flags).test(tidy(text));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    axe.commons.dom.isVisibleToScreenReaders(element);
  const nameOf = (element: Element) => axe.commons.text.accessibleText(element);
  const textOf = (element: Element) => element.textContent ?? '';

  const matches = (step: Exclude<Step, { nth: number }>) => (element: Element) => {
    if ('label' in step) {
      return (
        element.matches('input, select, textarea') && isShown(element) && fits(nameOf(element), step.label)
      );
    }
    if ('text' in step) {
      if (!fits(textOf(element), step.text) || !isShown(element)) return false;
      return ![...element.children].some((child) => fits(textOf(child), step.text));
    }
    if (axe.commons.aria.getRole(element) !== step.role || !isShown(element)) return false;
    return step.name === undefined || fits(nameOf(element), step.name);
  };

  const find = (): Element[] => {
    let found: Element[] = [document.documentElement];
    for (const step of steps) {
      if ('nth' in step) found = found.slice(step.nth, step.nth + 1);
      else {
        const within = new Set(found.flatMap((element) => [...element.querySelectorAll('*')]));
        found = [...within].filter(matches(step));
      }
    }
    return found;
  };

  const spotOf = (element: Element): { x: number; y: number } | undefined => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    for (const part of [element, ...labels]) {
      const box = part.getClientRects()[0];
      if (!box) continue;
      const x = Math.round(box.x + box.width / 2);
      const y = Math.round(box.y + box.height / 2);
      const hit = document.elementFromPoint(x, y);
      if (hit && (part.contains(hit) || labels.some((label) => label === hit.closest('label'))))
        return { x, y };
    }
    return undefined;
  };

  axe.setup(document.documentElement);
  try {
    const found = find();
    const [only] = found;
    if (isReaching && only && found.length === 1 && !spotOf(only)) {
      only.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    return found.map((element) => ({
      text: tidy(textOf(element)),
      value:
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
          ? element.value
          : '',
      isChecked: element instanceof HTMLInputElement && element.checked,
      isPressed: element.getAttribute('aria-pressed') === 'true',
      isFocused: document.activeElement === element,
      spot: isReaching ? spotOf(element) : undefined,
    }));
  } finally {
    axe.teardown();
  }
}
