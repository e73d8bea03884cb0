import type { EarlyEvent } from './record-early-events.ts';

declare global {
  interface Window {
    takeEarlyEvents?: () => EarlyEvent[];
  }
}

/** Something to be done once the page is alive. */
type Deed = { element: Element; act: () => void };

/**
 * Ends the recording and puts fields back as the server sent them, so that the page can be taken over as it was.
 * To be called right before React begins to listen.
 * @returns does again what the reader did
 */
export function takeEarlyEvents(): () => Promise<void> {
  // A button that seemed dead is pressed again: that counts once.
  const last = new Map(window.takeEarlyEvents?.().map(({ type, element }) => [element, type]));
  const deeds = [...last].flatMap(([element, type]) => deedOf(element, type) ?? []);
  return async () => {
    for (const { element, act } of deeds) {
      if (!element.isConnected) continue;
      hydrate(element);
      act();
      // What follows from one is there before the next.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}

function deedOf(element: Element, type: EarlyEvent['type']): Deed | undefined {
  if (element instanceof HTMLFormElement) return { element, act: () => element.requestSubmit() };
  if (type === 'click') return { element, act: () => element instanceof HTMLElement && element.click() };
  if (element instanceof HTMLSelectElement) return choice(element);
  if (element instanceof HTMLInputElement) return isTicked(element) ? tick(element) : text(element);
  return undefined;
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

function tick(element: HTMLInputElement): Deed | undefined {
  if (element.checked === element.defaultChecked) return undefined;
  // An unticked radio is one that another was chosen after.
  if (element.type === 'radio' && !element.checked) return undefined;
  for (const other of element.form?.querySelectorAll('input') ?? [element]) {
    if (other === element || (other.type === 'radio' && other.name === element.name)) {
      other.checked = other.defaultChecked;
    }
  }
  return { element, act: () => element.click() };
}

function choice(element: HTMLSelectElement): Deed {
  const { value } = element;
  for (const option of element.options) option.selected = option.defaultSelected;
  return {
    element,
    act() {
      element.value = value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

function text(element: HTMLInputElement): Deed {
  return {
    element,
    act() {
      const { value } = element;
      // React tells a change by the values it saw; its own setter notes the first, the browser's hides the second.
      element.value = element.defaultValue;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

/** React hydrates the target of such an event at once; this one has no handler. */
function hydrate(element: Element): void {
  element.dispatchEvent(new Event('pointercancel', { bubbles: true }));
}
